import { expect, test } from 'vitest'
import { makeCodes } from './make-codes.ts'

test('DS-016 codes are ten digits and letters of both cases, each once and all signs alike', () => {
  const codes = makeCodes(20_000)
  expect(new Set(codes).size).toBe(20_000)
  expect(codes.every(code => /^[0-9A-Za-z]{10}$/.test(code))).toBe(true)
  const counts = new Map<string, number>()
  for (const sign of codes.join('')) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  // Read out by phone, or from a voucher, none of them is taken for another.
  expect(['0', 'O', 'o', '1', 'I', 'l'].filter(sign => counts.has(sign))).toEqual([])
  expect(counts.size).toBe(56)
  // 3,571 each: seven standard deviations are some 415.
  for (const count of counts.values()) expect(Math.abs(count - 200_000 / 56)).toBeLessThan(420)
})
