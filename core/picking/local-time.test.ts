import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromLocalTime, toLocalTime } from './local-time.ts'

test.each([
  ['2026-11-21T09:00:00.000Z', 'cz', '2026-11-21T10:00'],
  ['2026-07-21T09:00:00.000Z', 'cz', '2026-07-21T11:00'],
  ['2026-07-21T09:00:00.000Z', 'ro', '2026-07-21T12:00'],
  ['2026-03-29T01:00:00.000Z', 'cz', '2026-03-29T03:00'],
  ['2026-10-25T01:30:00.000Z', 'cz', '2026-10-25T02:30'],
] as const)('%s is in %s %s', (iso, market, local) => {
  expect(toLocalTime(iso, market)).toBe(local)
  expect(fromLocalTime(local, market)).toBe(iso)
})

test.each(['', 'x', '2026-13-40T99:99'])('%j is no moment', text => {
  expect(fromLocalTime(text, 'cz')).toBeNull()
  expect(toLocalTime(text, 'cz')).toBe('')
})

test('a moment stays the same but for the hour that an autumn night has twice', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000 }),
      fc.constantFrom('cz' as const, 'ro' as const),
      (quarter, market) => {
        const time = Date.UTC(2020, 0, 1) + quarter * 900_000
        const again = Date.parse(
          fromLocalTime(toLocalTime(new Date(time).toISOString(), market), market) ?? '',
        )
        expect(Math.abs(again - time)).toBeOneOf([0, 3_600_000])
      },
    ),
  ))
