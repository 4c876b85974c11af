import { expect, test } from 'vitest'
import { addDays, addMonths, clampDay, listWeeks, startOfWeek, withinMonth } from './calendar-days.ts'
import { moveDay } from './move-day.ts'

test('days go over the ends of months, years and leap Februaries', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
})

test('another month keeps the day, or takes its last where it is shorter', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-03-15', -3)).toBe('2025-12-15')
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
  expect(withinMonth(2026, 4, 31)).toBe('2026-04-30')
  expect(withinMonth(2026, 2, 5)).toBe('2026-02-05')
})

test('weeks start with Monday and cover the month', () => {
  expect(startOfWeek('2026-11-22')).toBe('2026-11-16')
  const weeks = listWeeks(2026, 11)
  expect(weeks[0]).toEqual(
    ['10-26', '10-27', '10-28', '10-29', '10-30', '10-31', '11-01'].map(d => `2026-${d}`),
  )
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30')
  expect(listWeeks(2027, 2)).toHaveLength(4)
})

test('each key leads where the keyboard table says', () => {
  const from = '2026-11-18'
  const steps = (
    [
      ['ArrowLeft', false],
      ['ArrowRight', false],
      ['ArrowUp', false],
      ['ArrowDown', false],
      ['Home', false],
      ['End', false],
      ['PageUp', false],
      ['PageDown', false],
      ['PageUp', true],
      ['PageDown', true],
      ['a', false],
    ] as const
  ).map(([key, isShift]) => moveDay(from, key, isShift, 18))
  expect(steps).toEqual([
    '2026-11-17',
    '2026-11-19',
    '2026-11-11',
    '2026-11-25',
    '2026-11-16',
    '2026-11-22',
    '2026-10-18',
    '2026-12-18',
    '2025-11-18',
    '2027-11-18',
    null,
  ])
})

test('no day leaves what is offered', () => {
  expect(clampDay('1925-12-31', '1926-01-01', '2078-12-31')).toBe('1926-01-01')
  expect(clampDay('2079-01-01', '1926-01-01', '2078-12-31')).toBe('2078-12-31')
})
