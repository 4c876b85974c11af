import { expect, test } from 'vitest'
import { findOrder, turnOrdering } from './turn-ordering.ts'

test.each([
  [[], 'name', false, ['name']],
  [['name'], 'name', false, ['-name']],
  [['-name'], 'name', false, []],
  [['price', '-state'], 'name', false, ['name']],
  [['price'], 'name', true, ['price', 'name']],
  [['price', 'name', 'state'], 'name', true, ['price', '-name', 'state']],
  [['price', '-name', 'state'], 'name', true, ['price', 'state']],
] as const)('from %j the heading of %s (with Shift: %s) orders by %j', (ordering, id, isAdded, next) => {
  expect(turnOrdering(ordering, id, isAdded)).toEqual(next)
})

test('a column knows its direction and its rank', () => {
  expect(findOrder(['price', '-name'], 'name')).toEqual({ direction: 'descending', rank: 2 })
  expect(findOrder(['price'], 'name')).toBeNull()
})
