import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const CZECH = '[ěščřžýáíéúůňťďóĚŠČŘŽÝÁÍÉÚŮŇŤĎ]'
/** What a query looks for by its text or its name, and a pattern of any kind. */
const SOUGHT = new RegExp(
  `By[A-Z]\\w+\\([^)]*${CZECH}|By[A-Z].*\\bname: [^}]*${CZECH}|[(\\s,]/[^/\\n'"<>]*${CZECH}[^/\\n'"<>]*/`,
)

/** Words of the shop and of a story come in the market's language. */
const leaveOutSaid = (line: string): string => line.replaceAll(/\b(?:told|say)\('[^']*'\)/g, '')

test('visitors of stories look for nothing in Czech words, which the other market does not show', () => {
  const folder = join(root, 'stories')
  const found = readdirSync(folder)
    .filter(name => name.endsWith('.stories.tsx'))
    .flatMap(name =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter(line => !line.trimStart().startsWith('import ') && SOUGHT.test(leaveOutSaid(line)))
        .map(line => `${name}: ${line.trim()}`),
    )
  expect(found).toEqual([])
})
