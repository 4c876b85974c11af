import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from '#tools/lint/source-files.ts'
import { root } from '../root.ts'
import { readCsv } from './read-csv.ts'

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
  const named = readSources()
    .filter(file => file.isTest)
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b[A-Z][A-Z0-9]{1,2}-\d{3}\b/g)].map(([id]) => ({ path, id })),
    )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ id }) => !known.has(id))).toEqual([])
})

test('a table with quotes, commas and line ends in its cells is read whole', () => {
  expect(readCsv('a,b\r\n"x, ""y""\nz",\n1,2')).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', ''],
    ['1', '2'],
  ])
})
