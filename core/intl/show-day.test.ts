import { expect, test } from 'vitest'
import { configurePage } from '#core/page.ts'
import { showDay } from './show-day.ts'

test.each([
  ['cz', '2026-11-23', 'dnes'],
  ['cz', '2026-11-24', 'zítra'],
  ['cz', '2026-11-25T08:00:00+01:00', 'středa 25.\u00a011.'],
  ['cz', '2026-11-29', 'neděle 29.\u00a011.'],
  ['cz', '2026-11-30', 'pondělí 30.\u00a011.'],
  ['cz', '2026-12-21', '21.\u00a012.\u00a02026'],
  ['cz', '2026-11-22', '22.\u00a011.\u00a02026'],
  ['cz', 'brzy', 'brzy'],
  ['ro', '2026-11-23', 'azi'],
  ['ro', '2026-11-24', 'mâine'],
  ['ro', '2026-11-25', 'miercuri, 25.11'],
  ['ro', '2026-12-01', 'marți, 01.12'],
] as const)('%s: %s is said as "%s"', (market, iso, said) => {
  configurePage({ market, now: '2026-11-23T09:00:00Z' })
  expect(showDay(iso)).toBe(said)
})

test('the end of a month and the change of the clock are no further than a day', () => {
  configurePage({ market: 'cz' })
  expect(showDay('2026-12-01', '2026-11-30')).toBe('zítra')
  expect(showDay('2027-03-29', '2027-03-28')).toBe('zítra')
})
