import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeLayout } from '#core/grid/layout.ts'
import { arrangeColumns } from './arrange-columns.ts'
import { type Column, checkColumns } from './column.ts'

const IDS = ['number', 'name', 'price', 'state', 'created_at']
const COLUMNS: readonly Column<object>[] = IDS.map(id => ({
  id,
  label: id,
  kind: 'text',
  read: () => '',
  width: 100,
  isHidden: id === 'state',
}))
const FIRST = makeLayout(COLUMNS)
const listIds = (layout = FIRST) => arrangeColumns(COLUMNS, layout).map(({ column }) => column.id)

test('columns stand as they are described, without those that are hidden at first', () => {
  expect(listIds()).toEqual(['number', 'name', 'price', 'created_at'])
})

test('columns are reordered, shown, hidden, resized and pinned before the others', () => {
  const layout = {
    ...FIRST,
    order: ['price', 'state', 'number', 'name', 'created_at'],
    hidden: ['created_at'],
    pinned: ['name', 'state'],
    widths: { name: 250, price: 10 },
  }
  expect(
    arrangeColumns(COLUMNS, layout, 44).map(({ column, width, pinnedAt }) => [column.id, width, pinnedAt]),
  ).toEqual([
    ['name', 250, 44],
    // As wide as its head needs it.
    ['state', 105, 294],
    ['price', 64, null],
    ['number', 112, null],
  ])
})

test('whatever a layout names, each column that is not hidden is there once', () => {
  const some = fc.array(fc.constantFrom(...IDS, 'gone', 'constructor'), { maxLength: 8 })
  const layouts = fc.record({ order: some, hidden: some, pinned: some })
  fc.assert(
    fc.property(layouts, ({ order, hidden, pinned }) => {
      const layout = { ...FIRST, order, hidden, pinned: [...new Set(pinned)] }
      expect(listIds(layout).sort()).toEqual(IDS.filter(id => !hidden.includes(id)).sort())
    }),
  )
})

test('two columns of one id are refused', () => {
  expect(() => checkColumns([...COLUMNS, ...COLUMNS.slice(0, 1)])).toThrow('number')
})
