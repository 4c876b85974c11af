import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { measureBuild } from './measure-build.ts'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const sizes = measureBuild('cz')

/** What the README's table of figures says of a row, in kB. */
function readFigure(row: string): number {
  const [, figure] = new RegExp(`^\\| ${row} \\| ([\\d.]+) kB \\|`, 'm').exec(readme) ?? []
  if (!figure) throw new Error(`The README has no figure for "${row}".`)
  return Number(figure)
}

test.each([
  ['loader', sizes.loader],
  ['JavaScript until the buy-back selector is interactive', sizes.script('buyback-selector')],
  ['its styles', sizes.styles('buyback-selector')],
  ['JavaScript of a submitted buy-back', sizes.script('buyback-review')],
  ["JavaScript until the cart's badge shows its number", sizes.script('cart-badge')],
])('the README tells the size of: %s', (row, bytes) => {
  // A fifth of a kB either way is the difference between two versions of a compressor.
  expect(Math.abs(readFigure(row) - bytes / 1000)).toBeLessThanOrEqual(0.2)
})
