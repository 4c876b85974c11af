import { expect, test } from 'vitest'
import { filterNear } from './near-names.ts'

const ROWS = ['apple iphone 13 128 gb', 'apple iphone 14 128 gb', 'samsung galaxy s24 128 gb'].map(
  search => ({ search }),
)
const find = (text: string): string[] => filterNear(ROWS, text.split(' '), 20).map(({ search }) => search)

test.each([
  ['iphne 13', [0]],
  ['iphonne 13', [0]],
  ['iphome', [0, 1]],
  ['ifone', [0, 1]],
  ['iphnoe', [0, 1]],
  ['pihone 13', [0]],
  ['smasung', [2]],
  ['iphneo', []],
  ['ifon 13', [0]],
  ['galxy s24', [2]],
  ['displej iphone 13', [0]],
  ['samsun baterie', [2]],
  ['iphone 99', []],
  ['displej', []],
  ['128', []],
  ['toustovac', []],
])('%j finds the rows %j', (text, rows) => expect(find(text)).toEqual(rows.map(row => ROWS[row]?.search)))
