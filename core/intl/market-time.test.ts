import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toLocalTime, toMoment } from './market-time.ts'

const PRAGUE = 'Europe/Prague'
const BUCHAREST = 'Europe/Bucharest'

test.each([
  ['2026-12-31T23:59', PRAGUE, '2026-12-31T22:59:00.000Z'],
  ['2026-12-31T23:59', BUCHAREST, '2026-12-31T21:59:00.000Z'],
  ['2026-07-01T00:00', PRAGUE, '2026-06-30T22:00:00.000Z'],
  ['2026-11-21T10:00', PRAGUE, '2026-11-21T09:00:00.000Z'],
  ['2026-07-21T12:00', BUCHAREST, '2026-07-21T09:00:00.000Z'],
  ['2026-03-29T03:00', PRAGUE, '2026-03-29T01:00:00.000Z'],
  // Left out by summer time.
  ['2026-03-29T02:30', PRAGUE, '2026-03-29T01:30:00.000Z'],
  // There twice.
  ['2026-10-25T02:30', PRAGUE, '2026-10-25T00:30:00.000Z'],
])('DS-006 %s in %s is %s', (local, zone, moment) => expect(toMoment(local, zone)).toBe(moment))

test('DS-006 what ends lasts to the end of its minute, and through both of an hour that is there twice', () => {
  expect(toMoment('2026-12-31T23:59', PRAGUE, { isEnd: true })).toBe('2026-12-31T22:59:59.000Z')
  expect(toMoment('2026-10-25T02:30', PRAGUE, { isEnd: true })).toBe('2026-10-25T01:30:59.000Z')
})

test.each(['', '2026-02-30T10:00', '2026-13-01T10:00', '31. 12. 2026', '2026-12-31', '2026-12-31T24:00'])(
  '%j is no time',
  text => expect(toMoment(text, PRAGUE)).toBeNull(),
)

test('none and what is no moment are empty', () => {
  expect([toLocalTime(null, PRAGUE), toLocalTime('soon', PRAGUE)]).toEqual(['', ''])
})

test('any moment to the minute reads back as the same, but for the hour that is there twice', () => {
  const minute = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(minute, fc.constantFrom(PRAGUE, BUCHAREST), (date, zone) => {
      const time = Math.floor(date.getTime() / 60_000) * 60_000
      const local = toLocalTime(new Date(time).toISOString(), zone)
      const back = Date.parse(toMoment(local, zone) ?? '')
      expect([0, 3_600_000]).toContain(time - back)
      expect(toLocalTime(new Date(back).toISOString(), zone)).toBe(local)
    }),
  )
})
