import { expect, test } from 'vitest'
import { formatTime, formatTypedDay } from './html.ts'

const WINTER = new Date('2026-11-28T12:00:00Z')
const SUMMER = new Date('2026-07-01T12:00:00Z')

test.each([
  ['cs', WINTER, '28. 11. 2026 13:00'],
  ['cs', SUMMER, '1. 7. 2026 14:00'],
  ['ro', WINTER, '28.11.2026, 14:00'],
  ['ro', SUMMER, '01.07.2026, 15:00'],
  ['en', WINTER, '28 Nov 2026, 13:00'],
] as const)('a page has one clock, that of its language: %s, %s', (language, time, shown) => {
  expect(formatTime(time, language).replaceAll('\u00a0', ' ')).toBe(shown)
})

test('a day that was typed stands as other days of the page do', () => {
  expect(formatTypedDay('31.12.2031', 'cs')).toBe(
    formatTime(new Date('2031-12-31T12:00Z'), 'cs').split(/,? \d+:/)[0],
  )
  expect(formatTypedDay('31.12.2031', 'en')).toBe('31 Dec 2031')
  expect(formatTypedDay('31.12.2031', 'ro')).toBe('31.12.2031')
  expect(formatTypedDay('unknown', 'cs')).toBe('unknown')
})
