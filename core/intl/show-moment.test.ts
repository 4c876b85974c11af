import { expect, test } from 'vitest'
import { configurePage } from '#core/page.ts'
import { showMoment } from './show-moment.ts'
import { showPercent } from './show-percent.ts'

test.each([
  ['cz', '2026-11-20T23:30:00Z', '21.\u00a011.\u00a02026 0:30'],
  ['ro', '2026-11-20T22:30:00Z', '21.11.2026 00:30'],
  ['cz', '2026-07-01T10:05:00+02:00', '1.\u00a07.\u00a02026 10:05'],
  ['cz', 'soon', 'soon'],
] as const)('in market %s %s is %s', (market, iso, shown) => {
  configurePage({ market })
  expect(showMoment(iso)).toBe(shown)
})

test.each([
  ['cz', 11.4, '11,4\u00a0%'],
  ['ro', 0, '0%'],
  ['cz', 7.123, '7,12\u00a0%'],
] as const)('in market %s %d per cent are %s', (market, percent, shown) => {
  configurePage({ market })
  expect(showPercent(percent).replace(/\s/g, '\u00a0')).toBe(
    market === 'ro' ? shown.replace('%', '\u00a0%') : shown,
  )
})
