import { expect, test } from 'vitest'
import { findFreeFrom } from './free-delivery.ts'

test.each([
  [[], null],
  [[{ is_available: true, free_from: null }], null],
  [[{ is_available: true, free_from: 0 }], null],
  [[{ is_available: false, free_from: 500_00 }], null],
  [
    [
      { is_available: true, free_from: 2000_00 },
      { is_available: true, free_from: 1500_00 },
      { is_available: false, free_from: 500_00 },
    ],
    1500_00,
  ],
])('of %j the lowest sum from which an offered delivery is free is %s', (offered, from) => {
  expect(findFreeFrom(offered)).toBe(from)
})
