import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeOpening, isOpen, listExceptions, toLocalMoment } from './opening-hours.ts'

const week = (from: string, to: string, days = [1, 2, 3, 4, 5]) =>
  days.map(day => ({ day, hours: [{ from, to }] }))
const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7]

/** 2026-11-23 is a Monday. */
const at = (clock: string, date = '2026-11-23') => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return { date, minutes: hours * 60 + minutes }
}

test.each([
  ['in its hours it says until when', at('10:00'), { kind: 'open', until: '18:00' }],
  [
    'at the minute of its closing it is closed',
    at('18:00'),
    { kind: 'closed', opens: { date: '2026-11-24', from: '8:00' } },
  ],
  [
    'before its hours it opens the same day',
    at('7:59'),
    { kind: 'closed', opens: { date: '2026-11-23', from: '8:00' } },
  ],
  [
    'over the weekend it opens on Monday',
    at('12:00', '2026-11-28'),
    { kind: 'closed', opens: { date: '2026-11-30', from: '8:00' } },
  ],
])('%s', (_, now, expected) => {
  expect(describeOpening({ opening_hours: week('08:00', '18:00'), exceptions: [] }, now)).toEqual(expected)
})

test('a break at noon is told', () => {
  const hours = [
    { from: '8:00', to: '12:00' },
    { from: '13:00', to: '17:00' },
  ]
  const place = { opening_hours: [{ day: 1, hours }], exceptions: [] }
  expect(describeOpening(place, at('11:30'))).toEqual({ kind: 'open', until: '12:00' })
  expect(describeOpening(place, at('12:30'))).toEqual({
    kind: 'closed',
    opens: { date: '2026-11-23', from: '13:00' },
  })
})

test.each([
  ['00:00', '24:00'],
  ['00:00', '23:59'],
  ['00:00', '00:00'],
])('a box that is open from %s to %s every day never closes', (from, to) => {
  const place = { opening_hours: week(from, to, ALL_DAYS), exceptions: [] }
  expect(describeOpening(place, at('3:00'))).toEqual({ kind: 'nonstop' })
})

test('hours past midnight go on the next day', () => {
  const place = { opening_hours: week('18:00', '02:00', [1]), exceptions: [] }
  expect(describeOpening(place, at('23:00'))).toEqual({ kind: 'open', until: '2:00' })
  expect(describeOpening(place, at('1:00', '2026-11-24'))).toEqual({ kind: 'open', until: '2:00' })
  expect(isOpen(describeOpening(place, at('3:00', '2026-11-24')))).toBe(false)
})

test('an exception comes before the hours of its weekday, and is told for a fortnight', () => {
  const place = {
    opening_hours: week('08:00', '18:00'),
    exceptions: [
      { date: '2026-12-24', from: null, to: null },
      { date: '2026-11-24', from: '9:00', to: '11:00' },
      { date: '2026-11-23', from: null, to: null },
    ],
  }
  expect(describeOpening(place, at('10:00'))).toEqual({
    kind: 'closed',
    opens: { date: '2026-11-24', from: '9:00' },
  })
  expect(listExceptions(place, '2026-11-23').map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-24'])
})

test('of a place without hours nothing is said, and one that is never open opens at no time', () => {
  expect(describeOpening({ opening_hours: [], exceptions: [] }, at('10:00'))).toEqual({ kind: 'unknown' })
  const closed = { opening_hours: [{ day: 1, hours: [] }], exceptions: [] }
  expect(describeOpening(closed, at('10:00'))).toEqual({ kind: 'closed', opens: null })
})

test('the clocks of a market show its own time, in winter and in summer', () => {
  expect(toLocalMoment(Date.parse('2026-11-23T23:30:00Z'), 'cz')).toEqual({ date: '2026-11-24', minutes: 30 })
  expect(toLocalMoment(Date.parse('2026-11-23T22:30:00Z'), 'ro')).toEqual({ date: '2026-11-24', minutes: 30 })
  expect(toLocalMoment(Date.parse('2026-07-01T22:30:00Z'), 'cz')).toEqual({ date: '2026-07-02', minutes: 30 })
})

test('whatever the hours, a place is open exactly between its from and its to', () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 })
  const write = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  fc.assert(
    fc.property(minute, minute, minute, (from, to, now) => {
      fc.pre(from < to)
      const place = { opening_hours: week(write(from), write(to), [1]), exceptions: [] }
      const opening = describeOpening(place, { date: '2026-11-23', minutes: now })
      expect(isOpen(opening)).toBe(from <= now && now < to)
    }),
  )
})
