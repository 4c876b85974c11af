import { expect, test } from 'vitest'
import { readHeader } from '#core/csv/read-header.ts'
import { configurePage } from '#core/page.ts'
import { STOCK_COLUMNS } from '#core/preorders/stock-file.ts'
import { SELECT_WIDTH } from '#kit/grid/arrange-columns.ts'
import { getWidth } from '#kit/grid/column.ts'
import { listColumns } from './columns.ts'

test.each(['cz', 'ro'] as const)(
  'the headings of the list are those of a file that is imported: %s',
  market => {
    configurePage({ market })
    const labels = listColumns([], () => {}).map(({ label }) => label)
    const ids = listColumns([], () => {}).map(({ id }) => id)
    const { places, missing, doubled } = readHeader(labels, STOCK_COLUMNS)
    expect([missing, doubled]).toEqual([[], []])
    expect([...places].map(([name, at]) => [name, ids[at]])).toEqual([
      ['product_code', 'code'],
      ['stock_code', 'stock'],
      ['quantity', 'quantity'],
      ['boss_quantity', 'boss_quantity'],
    ])
  },
)

test.each([
  ['cz', 'sold_7'],
  ['ro', 'free'],
] as const)('in a window of 1366 px all is in sight (%s) up to %s', (market, last) => {
  configurePage({ market })
  const columns = listColumns([], () => {})
  const seen = columns.slice(0, columns.findIndex(({ id }) => id === last) + 1)
  expect(seen.reduce((sum, column) => sum + getWidth(column), SELECT_WIDTH)).toBeLessThanOrEqual(1285)
})
