import { expect, test } from 'vitest'
import { isUnexpired } from './cards.ts'

test.each(['12/30', '12 / 30', '1230'])('a card is known to be valid by %s', expiry => {
  expect(isUnexpired(expiry, new Date('2026-11-25'))).toBe(true)
})

test.each(['01/20', '0120', '13/30', '1330', ''])('a card is not valid by “%s”', expiry => {
  expect(isUnexpired(expiry, new Date('2026-11-25'))).toBe(false)
})
