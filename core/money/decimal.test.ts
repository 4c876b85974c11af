import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDecimal, writeDecimal } from './decimal.ts'

test.each([
  ['1234.50', 123450],
  ['10000.10', 1000010],
  ['0.005', 1],
  ['1.005', 101],
  ['-0.00', 0],
  ['-300', -30000],
  [1234.5, 123450],
  [null, null],
  ['1 234,50', null],
  ['1e3', null],
  ['NaN', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  ['99999999999999999.00', null],
  [true, null],
])('%j reads as %j minor units', (value, minor) => expect(readDecimal(value)).toBe(minor))

test('what is written reads back the same', () =>
  fc.assert(fc.property(fc.maxSafeInteger(), minor => readDecimal(writeDecimal(minor)) === (minor || 0))))
