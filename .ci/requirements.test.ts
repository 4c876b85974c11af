import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'
import { lineOf, readSources, walk } from './read-sources.ts'

const root = join(import.meta.dirname, '..')
const [head = [], ...rows] = readCsv(readFileSync(join(root, 'docs/requirements.csv'), 'utf8'))
const ids = rows.map(([id = '']) => id)

test('the list of requirements is a table of known columns', () => {
  expect(head).toEqual(['id', 'source', 'area', 'requirement', 'kind', 'widget-or-module'])
  expect(rows.length).toBeGreaterThan(0)
  expect(
    rows.filter(row => row.length !== head.length || row.slice(0, 5).some(cell => !cell.trim())),
  ).toEqual([])
})

test('each requirement has an id of its own', () => {
  expect(ids.filter(id => !/^[A-Z0-9]{2,4}-\d{3}$/.test(id))).toEqual([])
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
})

test('tests name only requirements that exist', () => {
  const known = new Set(ids)
  const titles = readSources(root)
    .filter(file => file.isTest)
    .flatMap(file => listTitles(file.path, file.tree))
  const unknown = titles.flatMap(({ where, title }) =>
    [...title.matchAll(/\b[A-Z][A-Z0-9]{1,3}-\d{3}\b/g)]
      .filter(([id]) => !known.has(id))
      .map(([id]) => `${where} ${id}`),
  )
  expect(titles.length).toBeGreaterThan(0)
  expect(unknown).toEqual([])
})

test('a table with quotes, commas and line ends in its cells is read whole', () => {
  expect(readCsv('a,b\r\n"x, ""y""\nz",\n1,2')).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', ''],
    ['1', '2'],
  ])
})

/** The titles of `test(…)`, `it(…)` and their kin with a table. */
function listTitles(path: string, tree: ts.SourceFile): { where: string; title: string }[] {
  const titles: { where: string; title: string }[] = []
  walk(tree, node => {
    if (!ts.isCallExpression(node) || !/^(test|it)\b/.test(node.expression.getText())) return
    const [title] = node.arguments
    if (title && ts.isStringLiteralLike(title))
      titles.push({ where: `${path}:${lineOf(node)}`, title: title.text })
  })
  return titles
}
