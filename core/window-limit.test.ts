import { expect, test } from 'vitest'
import { createWindowLimit, type WindowLimit } from './window-limit.ts'

const takeMany = (limit: WindowLimit, count: number, now: number) =>
  Array.from({ length: count }, () => limit.take(now)).filter(Boolean).length

test('so many are given in a window, and as many in the next', () => {
  const limit = createWindowLimit(20, 60_000)
  expect(takeMany(limit, 30, 0)).toBe(20)
  expect(takeMany(limit, 5, 59_999)).toBe(0)
  expect(takeMany(limit, 30, 60_000)).toBe(20)
})

test('the window counts from each one taken, not from the first', () => {
  const limit = createWindowLimit(20, 60_000)
  expect(takeMany(limit, 10, 0)).toBe(10)
  expect(takeMany(limit, 15, 30_000)).toBe(10)
  expect(takeMany(limit, 15, 60_000)).toBe(10)
})

test('what was refused costs nothing', () => {
  const limit = createWindowLimit(20, 60_000)
  takeMany(limit, 20, 0)
  takeMany(limit, 500, 59_000)
  expect(takeMany(limit, 20, 60_000)).toBe(20)
})

test('it goes by the page’s own clock, each limit for itself, and begins anew after a reset', () => {
  const [first, second] = [createWindowLimit(1, 60_000), createWindowLimit(1, 60_000)]
  expect([first.take(), first.take(), second.take()]).toEqual([true, false, true])
  first.reset()
  expect([first.take(), second.take()]).toEqual([true, false])
})
