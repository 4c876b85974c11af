import { expect, test } from 'vitest'
import { formatTime, formatTypedDay } from './html.ts'

const WINTER = new Date('2026-11-28T12:00:00Z')
const SUMMER = new Date('2026-07-01T12:00:00Z')

test.each([
  ['cs', 'cz', WINTER, 'SEČ'],
  ['cs', 'cz', SUMMER, 'SELČ'],
  ['cs', 'ro', WINTER, 'VEČ'],
  ['cs', 'ro', SUMMER, 'VELČ'],
  ['ro', 'ro', WINTER, 'EET'],
  ['en', 'cz', WINTER, 'CET'],
] as const)(
  'the clock of a market has a name in each language: %s, %s, %s',
  (language, market, time, zone) => {
    expect(formatTime(time, language, market).split(' ').at(-1)).toBe(zone)
  },
)

test('a day that was typed stands as other days of the page do', () => {
  expect(formatTypedDay('31.12.2031', 'cs')).toBe(
    formatTime(new Date('2031-12-31T12:00Z'), 'cs').split(/,? \d+:/)[0],
  )
  expect(formatTypedDay('31.12.2031', 'en')).toBe('31 Dec 2031')
  expect(formatTypedDay('unknown', 'cs')).toBe('unknown')
})
