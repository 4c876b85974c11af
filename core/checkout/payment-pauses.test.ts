import { expect, test } from 'vitest'
import { PAYMENT_PAUSES } from './payment-pauses.ts'

test('a payment is looked after often at first, then more and more seldom, for two minutes', () => {
  expect(PAYMENT_PAUSES.slice(0, 6)).toEqual([1000, 2000, 3000, 5000, 8000, 13_000])
  expect(PAYMENT_PAUSES.every((pause, i) => pause >= (PAYMENT_PAUSES[i - 1] ?? 0))).toBe(true)
  const whole = PAYMENT_PAUSES.reduce((sum, pause) => sum + pause, 0)
  expect(whole).toBeLessThanOrEqual(120_000)
  expect(whole).toBeGreaterThan(100_000)
})
