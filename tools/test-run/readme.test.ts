import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { runOstrov } from '#cli/run-ostrov.ts'
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
  ['JavaScript of the cart until it answers', sizes.script('cart')],
  ['JavaScript of the checkout until a delivery can be chosen', sizes.script('checkout')],
  ["JavaScript of the back office's widest grid until rows show", sizes.script('admin-category-settings')],
  ['JavaScript of the tree of categories', sizes.script('admin-category-tree')],
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
  expect(readme).toContain(`in ${fast} ms, or ${slow} ms at a quarter of the speed`)
  expect(readme).toContain(
    `${readResult('lighthouse', 'performance', 0)} for performance and 100 for the rest`,
  )
  for (const category of ['accessibility', 'best-practices', 'seo'])
    expect(readResult('lighthouse', category, 0)).toBe(100)
})

test('the page that the README makes has nothing to mend', async () => {
  const [, command = ''] = /^node dist\/cli\/ostrov\.js (init .*) > dist\/try\.html$/m.exec(readme) ?? []
  const [, placeholder = ''] = /```html\n([\s\S]*?)```/.exec(readme) ?? []
  const dist = join(import.meta.dirname, '../../dist')
  const manifests = [pathToFileURL(join(dist, 'manifest.json'))]
  const told: string[] = []
  const output = { write: (text: string) => told.push(text), warn: (text: string) => told.push(text) }
  expect(await runOstrov(command.split(' '), output, manifests)).toBe(0)
  const folder = mkdtempSync(join(tmpdir(), 'readme-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const page = told.splice(0).join('')
  writeFileSync(join(folder, 'try.html'), page)
  writeFileSync(
    join(folder, 'own.html'),
    page.replace(/<body>[\s\S]*<\/body>/, `<body>${placeholder}</body>`),
  )
  await runOstrov(['check', folder], output, manifests)
  expect(told.join('')).toContain('2 pages, 0 errors, 0 warnings.')
})
