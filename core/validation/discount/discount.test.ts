import { expect, test } from 'vitest'
import {
  isDiscountCode,
  isSteep,
  validateCumulative,
  validateDiscountValue,
  validateMinimalSum,
  validateSpan,
} from './discount.ts'

test.each([
  ['percentage', 7_999, false],
  ['percentage', 8_000, true],
  ['percentage', 10_000, true],
  ['isic', 8_000, true],
  ['absolute', 8_000_00, false],
  ['fixed', 8_000, false],
  ['percentage', null, false],
] as const)('DS-014 %s of %s is steep: %s', (type, value, isIt) => {
  expect(isSteep(type, value)).toBe(isIt)
  if (value !== null) expect(validateDiscountValue(type, value)).toBeNull()
})

test.each([
  ['percentage', 0, 'percentRange'],
  ['percentage', 10_001, 'percentRange'],
  ['absolute', 0, 'amountRange'],
  ['absolute', 10_001, null],
  ['fixed', -1, 'amountRange'],
  ['fixed', 1_000_000_000, 'amountRange'],
] as const)('DS-005 the value %s %i is refused by %s', (type, value, code) =>
  expect(validateDiscountValue(type, value)).toBe(code),
)

test('a least purchase may be none, never less', () => {
  expect([0, -1].map(validateMinimalSum)).toEqual([null, 'amountRange'])
})

test('DS-006 the end is later than the start, where there are both', () => {
  expect(validateSpan('2026-01-01T00:00', '2026-01-01T00:00')).toBe('endsBefore')
  expect(validateSpan('2026-01-01T00:00', '2026-01-01T00:01')).toBeNull()
  expect(validateSpan(null, '2026-01-01T00:01')).toBeNull()
})

test('DS-013 a cumulative bonus is an amount for each whole purchase of so much', () => {
  expect(validateCumulative('percentage', 100_00)).toBe('cumulativeKind')
  expect(validateCumulative('absolute', 0)).toBe('cumulativeSum')
  expect(validateCumulative('absolute', 100_00)).toBeNull()
})

test.each([
  ['aB3dE5gH7j', true],
  ['0123456789', true],
  ['aB3dE5gH7', false],
  ['aB3dE5gH7jk', false],
  ['aB3dE5gH7ž', false],
  ['aB3dE5gH7-', false],
  ['aB3dE5gH7j\n', false],
])('DS-016 %j is a code: %s', (text, isIt) => expect(isDiscountCode(text)).toBe(isIt))
