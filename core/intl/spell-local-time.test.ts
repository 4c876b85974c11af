import { expect, test } from 'vitest'
import { configurePage } from '#core/page.ts'
import { spellLocalTime } from './spell-local-time.ts'

test.each([
  ['cz', '2027-01-01T00:00', 'pátek 1. ledna 2027 v 0:00'],
  ['cz', '2027-02-01T13:05', 'pondělí 1. února 2027 v 13:05'],
  ['ro', '2027-02-01T09:05', 'luni, 1 februarie 2027 la 09:05'],
  // The clocks leave this hour out.
  ['cz', '2027-03-28T02:30', 'neděle 28. března 2027 v 3:30'],
  ['cz', '2027-02-30T00:00', ''],
  ['cz', '', ''],
] as const)('in market %s %s is %s', (market, local, said) => {
  configurePage({ market })
  expect(spellLocalTime(local).replace(/\s/g, ' ')).toBe(said)
})
