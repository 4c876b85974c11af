import { expect, test } from 'vitest'
import { findReadyDay } from './opening.ts'

test.each([
  ['while the stores are open', '2026-11-25T14:09:00Z', '2026-11-25'],
  ['after they have closed', '2026-11-25T19:30:00Z', '2026-11-26'],
  ['on a Sunday', '2026-11-29T10:00:00Z', '2026-11-30'],
  ['on a holiday', '2026-12-24T10:00:00Z', '2026-12-28'],
])('what lies in a store is ready on the day that it can be collected: %s', (_, now, day) => {
  expect(findReadyDay('cz', new Date(now))).toBe(day)
})
