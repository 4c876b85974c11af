import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#tools/root.ts'

/** Threats that no test can speak of yet, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'T-06': 'no text is made markup, so there is nothing to sanitise',
  'T-15': 'nothing imports CSV',
  'T-16': 'nothing exports CSV',
  'T-17': 'nothing takes an uploaded table',
  'T-18': 'nothing takes an uploaded file',
  'T-19': 'no frame of another site is listened to',
  'T-28': 'there is no payment page',
}
const ALL = Array.from({ length: 28 }, (_, at) => `T-${String(at + 1).padStart(2, '0')}`)

const TITLE =
  /\btest(?:\.\w+)?\([^'"`]{0,400}?['"`]([^'"`\n]*)|^\s*\]\)\(['"`]([^'"`\n]*)|^ {2}['"`](T-\d\d [^'"`\n]*)/gm

/** The ids of threats that stand in titles of tests. */
function listProven(): Set<string> {
  const files = globSync(
    '{cli,core,demo-pages,loader,server,testing,tools,widgets}/**/*.{test.ts,test.tsx,spec.ts}',
    {
      cwd: root,
    },
  )
  const titles = files.flatMap(file =>
    [...readFileSync(join(root, file), 'utf8').matchAll(TITLE)].map(found => found.slice(1).join(' ')),
  )
  return new Set(titles.flatMap(title => title.match(/\bT-\d\d\b/g) ?? []))
}

test('each threat that applies stands in the title of a test, and those that do not apply in none', () => {
  const proven = listProven()
  expect(ALL.filter(id => !proven.has(id))).toEqual(Object.keys(WITHOUT))
  expect([...proven].filter(id => !ALL.includes(id))).toEqual([])
})
