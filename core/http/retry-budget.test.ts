import { beforeEach, expect, test } from 'vitest'
import { resetRetryBudget, takeRetry } from './retry-budget.ts'

beforeEach(resetRetryBudget)

test('20 retries are given a minute', () => {
  const takeMany = (count: number, now: number) =>
    Array.from({ length: count }, () => takeRetry(now)).filter(Boolean).length
  expect(takeMany(30, 0)).toBe(20)
  expect(takeMany(5, 59_999)).toBe(0)
  expect(takeMany(30, 60_000)).toBe(20)
})
