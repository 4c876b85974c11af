import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { runCheck } from '#cli/check/run-check.ts'
import { measureBuild } from '#tools/build/measure-build.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
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
  // A hundredth of a page either way is the difference between two machines' builds.
  expect(Math.abs(readFigure(row) - bytes / 1000)).toBeLessThanOrEqual(0.4)
})

const { sections } = JSON.parse(readFileSync(join(import.meta.dirname, '../../bench/results.json'), 'utf8'))

/** A figure of the last bench, as the README rounds it. */
const readResult = (section: string, key: string, digits: number): number =>
  Number(sections[section].figures[key].toFixed(digits))

test.each([
  ['bare Preact loop', 'preact-loop'],
  ['`@11ty/is-land`', 'is-land'],
  ['Ostrov', 'ostrov'],
  ['a React root each', 'react-roots'],
])('the README tells the time of: %s', (row, key) => {
  const [wall, cpu, longest] = [
    readResult('islands', `${key}.1000.wall-ratio`, 2),
    readResult('islands', `${key}.1000.cpu-ratio`, 2),
    readResult('islands', `${key}.1000.longest`, 0),
  ]
  // A browser tells of no task that is shorter than 50 ms.
  const shown = longest === 0 ? 'under 50' : longest
  expect(readme).toContain(`| ${row} | ${wall}× | ${cpu}× | ${shown} ms |`)
})

test('the README tells the time from an answer to its price, and what Lighthouse gives', () => {
  const [fast, slow] = [readResult('price', 'median-1x', 1), readResult('price', 'median-4x', 1)]
  expect(readme).toContain(`in ${fast} ms, at a quarter of the speed in ${slow} ms`)
  expect(readme).toContain(
    `${readResult('lighthouse', 'performance', 0)} for performance and 100 for the rest`,
  )
  for (const category of ['accessibility', 'best-practices', 'seo'])
    expect(readResult('lighthouse', category, 0)).toBe(100)
})

test('the page that the README makes has nothing to mend', async () => {
  const [, script = ''] = /```js\n\/\/ page\.mjs\n([\s\S]*?)```/.exec(readme) ?? []
  const dist = join(import.meta.dirname, '../../dist')
  const folder = mkdtempSync(join(tmpdir(), 'readme-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'dist'))
  symlinkSync(join(dist, 'cdn'), join(folder, 'dist/cdn'), 'junction')
  writeFileSync(join(folder, 'page.mjs'), script)
  spawnSync(process.execPath, ['page.mjs'], { cwd: folder })
  const told: string[] = []
  const output = { write: (text: string) => told.push(text), warn: (text: string) => told.push(text) }
  await runCheck([join(folder, 'dist/try.html')], output, [pathToFileURL(join(dist, 'manifest.json'))])
  expect(told.join('')).toContain('1 page, 0 errors, 0 warnings.')
})
