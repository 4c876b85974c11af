import { expect, test } from 'vitest'
import { readDiscountState } from './discount-state.ts'

const NOW = Date.parse('2026-11-20T10:00:00Z')
const PAST = '2026-11-20T09:59:59Z'
const NEXT = '2026-11-20T10:00:01Z'

test.each([
  [true, null, null, 'valid'],
  [true, PAST, NEXT, 'valid'],
  [true, '2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z', 'valid'],
  [true, NEXT, null, 'planned'],
  [true, null, PAST, 'over'],
  [false, null, PAST, 'over'],
  [false, NEXT, null, 'off'],
  [false, PAST, NEXT, 'off'],
  [true, null, '2026-11-20T11:00:00+01:00', 'valid'],
  [true, null, '2026-11-20T10:59:59+01:00', 'over'],
] as const)('DS-006 DS-007 on: %s, from %s to %s: %s', (isActive, validFrom, validTo, state) => {
  expect(readDiscountState({ isActive, validFrom, validTo }, NOW)).toBe(state)
})
