import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { putInRomanian } from '#testing/fixtures/in-romanian.ts'
import { root } from '../root.ts'

const CZECH = '[ěščřžýáíéúůňťďóĚŠČŘŽÝÁÍÉÚŮŇŤĎ]'
/** What a query looks for by its text or its name, and a pattern of any kind. */
const SOUGHT = new RegExp(
  `By[A-Z]\\w+\\([^)]*${CZECH}|By[A-Z].*\\bname: [^}]*${CZECH}|[(\\s,]/[^/\\n'"<>]*${CZECH}[^/\\n'"<>]*/`,
)

/** Words of the shop and of a story come in the market's language. */
const leaveOutSaid = (line: string): string => line.replaceAll(/\b(?:told|say)\('[^']*'\)/g, '')

const folder = join(root, 'stories')
const readStories = (): { name: string; source: string }[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.stories.tsx'))
    .map(name => ({ name, source: readFileSync(join(folder, name), 'utf8') }))

test('visitors of stories look for nothing in Czech words, which the other market does not show', () => {
  const found = readStories().flatMap(({ name, source }) =>
    source
      .split('\n')
      .filter(line => !line.trimStart().startsWith('import ') && SOUGHT.test(leaveOutSaid(line)))
      .map(line => `${name}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test('what a story looks for as told by the shop, the Romanian shop tells in its own words', () => {
  const told = readStories().flatMap(({ name, source }) =>
    [...source.matchAll(/\btold\(\s*'([^']*)'/g)].map(([, text = '']) => ({ name, text })),
  )
  expect(told.length).toBeGreaterThan(30)
  // A text of our own, as that of a failure, comes of the messages: they are in every language.
  expect(told.filter(({ text }) => putInRomanian(text) === text)).toEqual([])
})
