import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeliveryRow } from '#core/api/picking/delivery-list.ts'
import { PICKING_STATES } from '#core/api/picking/picking-state.ts'
import { configurePage } from '#core/page.ts'
import { SELECT_WIDTH } from '#kit/grid/arrange-columns.ts'
import { getWidth, showCell } from '#kit/grid/column.ts'
import { DELIVERY_ROWS } from '#testing/fixtures/picking.ts'
import { describeColumns } from './columns.ts'

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://laguna.example/cz/obsluha/order-delivery-grid/'))
  configurePage({ market: 'cz' })
})

// Others that run after it have no page.
afterEach(() => vi.unstubAllGlobals())

const row = v.parse(DeliveryRow, DELIVERY_ROWS[1])

test('a row is shown as the market writes it', () => {
  const shown = Object.fromEntries(describeColumns().map(column => [column.id, showCell(column, row)]))
  expect(shown).toMatchObject({
    number: '2026000124',
    order_state: 'Připravuje se',
    picking_state: 'Vychystáno',
    customer: 'Žaneta Říhová',
    item_count: '3',
    crate: 'A-02',
    locked_by: '',
  })
})

test('each state of an order and of its picking says by a sign, too, how it stands', () => {
  const tell = (id: string, change: Partial<DeliveryRow>) =>
    describeColumns()
      .find(column => column.id === id)
      ?.tone?.({ ...row, ...change })
  expect(PICKING_STATES.map(state => tell('picking_state', { picking_state: state }))).toEqual([
    'idle',
    'wait',
    'good',
    'bad',
    'bad',
  ])
  expect(tell('order_state', { order_state: 'cancelled' })).toBe('bad')
  expect(tell('order_state', { order_state: 'delivered' })).toBe('good')
})

test('the number leads to the order’s detail', () => {
  const number = describeColumns().find(({ id }) => id === 'number')
  expect(number?.href?.(row)).toBe('/cz/obsluha/order-delivery-detail/?id=8')
})

test('names of customers and staff are no filters, so that they never stand in an address', () => {
  const filterable = describeColumns().filter(({ isFilterable }) => isFilterable)
  expect(filterable.map(({ id }) => id)).not.toContain('customer')
  expect(filterable.map(({ id }) => id)).not.toContain('locked_by')
})

test('AD-043 AD-044 AD-045 AD-046 AD-047 each picking state has its label', () => {
  const picking = describeColumns().find(({ id }) => id === 'picking_state')
  expect(picking?.choices?.map(({ value, label }) => [value, label])).toEqual([
    ['waiting', 'Čeká na vychystání'],
    ['in-progress', 'Vychystává se'],
    ['picked', 'Vychystáno'],
    ['not-found', 'Nenalezeno'],
    ['needs-replacement', 'Potřebuje náhradu'],
  ])
  expect(picking?.choices).toHaveLength(PICKING_STATES.length)
})

test.each(['cz', 'ro'] as const)('in a window of 1366 px all up to the pieces is in sight (%s)', market => {
  configurePage({ market })
  const columns = describeColumns()
  const seen = columns.slice(0, columns.findIndex(({ id }) => id === 'item_count') + 1)
  expect(seen.reduce((sum, column) => sum + getWidth(column), SELECT_WIDTH)).toBeLessThanOrEqual(1285)
})
