import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLayout, makeLayout, moveColumn, placeColumn } from './layout.ts'

const FIRST = makeLayout([{ id: 'a' }, { id: 'b' }, { id: 'c', isHidden: true }, { id: 'd' }])

test('whatever was kept, a layout has each column once and shows at least one', () => {
  fc.assert(
    fc.property(fc.anything(), fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'x')), (raw, ids) => {
      for (const kept of [raw, { order: ids, hidden: ids, pinned: ids, widths: { a: raw } }]) {
        const layout = cleanLayout(kept, FIRST)
        expect([...layout.order].sort()).toEqual(['a', 'b', 'c', 'd'])
        expect(layout.hidden.length).toBeLessThan(4)
        expect(layout.pinned.every(id => FIRST.order.includes(id))).toBe(true)
        for (const width of Object.values(layout.widths)) expect(width).toBeGreaterThanOrEqual(64)
      }
    }),
  )
})

test('what a layout was kept as is what it is', () => {
  const kept = {
    order: ['d', 'a', 'c', 'b'],
    hidden: ['a'],
    pinned: ['b'],
    widths: { d: 300 },
    density: 'compact',
  }
  expect(cleanLayout(JSON.parse(JSON.stringify(kept)), FIRST)).toEqual(kept)
})

test.each([
  ['a', 1, ['b', 'a', 'c', 'd']],
  ['b', 1, ['a', 'c', 'd', 'b']],
  ['d', -1, ['a', 'd', 'b', 'c']],
  ['a', -1, ['a', 'b', 'c', 'd']],
] as const)('column %s moved by %i among those that are shown', (id, by, order) => {
  expect(moveColumn(FIRST, id, by).order).toEqual(order)
})

test.each([
  ['a', 'd', ['b', 'c', 'd', 'a']],
  ['d', 'a', ['d', 'a', 'b', 'c']],
  ['a', 'a', ['a', 'b', 'c', 'd']],
])('column %s dropped onto %s takes its place', (id, onto, order) => {
  expect(placeColumn(FIRST, id, onto).order).toEqual(order)
})
