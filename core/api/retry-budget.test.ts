import { beforeEach, expect, test } from 'vitest'
import { resetRetryBudget, takeRetry } from './retry-budget.ts'

beforeEach(resetRetryBudget)

const takeMany = (count: number, now: number) =>
  Array.from({ length: count }, () => takeRetry(now)).filter(Boolean).length

test('20 retries are given a minute', () => {
  expect(takeMany(30, 0)).toBe(20)
  expect(takeMany(5, 59_999)).toBe(0)
  expect(takeMany(30, 60_000)).toBe(20)
})

test('a minute counts from each retry, not from the first', () => {
  expect(takeMany(10, 0)).toBe(10)
  expect(takeMany(15, 30_000)).toBe(10)
  expect(takeMany(15, 60_000)).toBe(10)
})

test('what was refused costs nothing', () => {
  takeMany(20, 0)
  takeMany(500, 59_000)
  expect(takeMany(20, 60_000)).toBe(20)
})
