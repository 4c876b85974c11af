import { expect, test } from 'vitest'
import { readStockLine, type StockColumn } from './stock-file.ts'

const read = (cells: Partial<Record<StockColumn, string>>) =>
  readStockLine(
    column => ({ product_code: 'M000001-1', stock_code: 'main', quantity: '5', ...cells })[column] ?? '',
  )

test('a line says product, stock and quantities', () => {
  expect(read({ product_code: ' M000002-1 ', quantity: '1 234', boss_quantity: '4' })).toEqual({
    ok: true,
    line: { product_code: 'M000002-1', stock_code: 'main', quantity: 1234, boss_quantity: 4 },
  })
  expect(read({})).toMatchObject({ ok: true, line: { boss_quantity: null } })
})

test.each([
  [{ product_code: ' ' }, 'product_code', 'required'],
  [{ stock_code: '' }, 'stock_code', 'required'],
  [{ product_code: 'x'.repeat(61) }, 'product_code', 'too-long'],
  [{ quantity: '' }, 'quantity', 'required'],
  [{ quantity: '-1' }, 'quantity', 'not-a-count'],
  [{ quantity: '1.5' }, 'quantity', 'not-a-count'],
  [{ quantity: 'pět' }, 'quantity', 'not-a-count'],
  [{ quantity: '1000000' }, 'quantity', 'too-many'],
  [{ boss_quantity: 'x' }, 'boss_quantity', 'not-a-count'],
  [{ quantity: '3', boss_quantity: '4' }, 'boss_quantity', 'boss-too-many'],
] as const)('ER-045 %j is a fault of %s: %s', (cells, column, fault) =>
  expect(read(cells)).toMatchObject({ ok: false, column, fault }),
)

test('a fault quotes the value that is wrong, and a long one in part', () => {
  expect(read({ quantity: ' pět ' })).toMatchObject({ value: 'pět' })
  expect(read({ product_code: 'x'.repeat(61) })).toMatchObject({ value: `${'x'.repeat(40)}…` })
})

test('a code that an export kept from being computed is read as it was', () =>
  expect(read({ product_code: "'-X1" })).toMatchObject({ ok: true, line: { product_code: '-X1' } }))
