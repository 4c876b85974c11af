import { expect, test } from 'vitest'
import { makeCodes } from './make-codes.ts'

test('DS-016 codes are ten digits and letters of both cases, each once and all signs alike', () => {
  const codes = makeCodes(20_000)
  expect(new Set(codes).size).toBe(20_000)
  expect(codes.every(code => /^[0-9A-Za-z]{10}$/.test(code))).toBe(true)
  const counts = new Map<string, number>()
  for (const sign of codes.join('')) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  expect(counts.size).toBe(62)
  // 3,226 each: seven standard deviations are some 400.
  for (const count of counts.values()) expect(Math.abs(count - 200_000 / 62)).toBeLessThan(400)
})
