import { expect, test } from 'vitest'
import { leftToFree } from './free-delivery.ts'
import { groupByDay } from './timeslots.ts'

test.each([
  ['it costs nothing already', { price: 0, free_from: 100_00 }, { goods: 50_00, discount: 0 }, null],
  ['it is never free', { price: 99_00, free_from: null }, { goods: 50_00, discount: 0 }, null],
  ['some is missing', { price: 99_00, free_from: 1000_00 }, { goods: 790_00, discount: 0 }, 210_00],
  ['discounts count', { price: 99_00, free_from: 1000_00 }, { goods: 1100_00, discount: 150_00 }, 50_00],
  ['enough is bought', { price: 99_00, free_from: 1000_00 }, { goods: 1000_00, discount: 0 }, null],
])('what is missing to free delivery where %s', (_, delivery, totals, left) => {
  expect(leftToFree(delivery, totals)).toBe(left)
})

test('the hours of a courier stand by days, the earliest first', () => {
  const slot = (id: string, date: string, from: string) => ({
    id,
    date,
    from,
    to: '23:00',
    is_available: true,
    price: null,
  })
  const slots = [
    slot('d', '2026-11-25', '17:00'),
    slot('b', '2026-11-24', '19:00'),
    slot('a', '2026-11-24', '9:00'),
    slot('c', '2026-11-25', '08:00'),
  ]
  const days = groupByDay(slots).map(day => [day.date, day.slots.map(({ id }) => id).join('')])
  expect(days).toEqual([
    ['2026-11-24', 'ab'],
    ['2026-11-25', 'cd'],
  ])
})
