import { expect, test } from 'vitest'
import { describeDuration } from './describe-duration.ts'

test.each([
  [30, 'minutes', 30],
  [60, 'hours', 1],
  [90, 'minutes', 90],
  [120, 'hours', 2],
  [150, 'hours', 3],
  [1439, 'hours', 24],
  [1440, 'days', 1],
  [1441, 'days', 2],
  [4320, 'days', 3],
] as const)('%i minutes are told in %s', (minutes, unit, count) => {
  expect(describeDuration(minutes)).toEqual({ unit, count })
})

test('a time that nobody knows is not told', () => {
  expect(describeDuration(null)).toBeNull()
  expect(describeDuration(0)).toBeNull()
})
