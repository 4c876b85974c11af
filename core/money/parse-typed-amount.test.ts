import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from '#core/intl/format-money.ts'
import { MARKETS, type Market } from '#core/market.ts'
import { parseTypedAmount } from './parse-typed-amount.ts'

const { cz, ro } = MARKETS
const english: Market = { ...cz, language: 'en' }

test.each<[string, Market, number | null]>([
  ['1234', cz, 123400],
  ['1 234', cz, 123400],
  ['1\u00a0234,50', cz, 123450],
  ['1\u202f234,5', cz, 123450],
  [' 1234, ', cz, 123400],
  ['1234.50', cz, 123450],
  ['-300', cz, -30000],
  ['+300', cz, 30000],
  ['1.234', cz, null],
  ['1.234,50', cz, null],
  ['1234,567', cz, null],
  ['1.234,50', ro, 123450],
  ['1.234', ro, 123400],
  ['1.234.567,8', ro, 123456780],
  ['1234,50', ro, 123450],
  ['-1.234,50', ro, -123450],
  ['1234.50', ro, null],
  ['12.34', ro, null],
  ['1,234.50', ro, null],
  ['1,234.50', english, 123450],
  ['1234.5', english, 123450],
  ['1234,50', english, null],
  ['1 234 Kč', cz, 123400],
  ['1 234,-', cz, 123400],
  ['1\u00a0234,- Kč', cz, 123400],
  ['1234.50 CZK', cz, 123450],
  ['1\u2009234\u200e', cz, 123400],
  ['−300', cz, -30000],
  ['1.234,50 Lei', ro, 123450],
  ['1.234 lei', ro, 123400],
  ['1234,5 RON', ro, 123450],
  ['0.500', ro, null],
  ['000.500', ro, null],
  ['-0.500', ro, null],
  ['0,500', english, null],
  ['0,50', ro, 50],
  ['0.50', english, 50],
  ['Kč', cz, null],
  [',-', cz, null],
  ['1234 EUR', cz, null],
  ['', cz, null],
  [' ', ro, null],
  [',', cz, null],
  ['-', ro, null],
  ['1e3', cz, null],
  ['0x10', cz, null],
  ['Infinity', cz, null],
  ['abc', ro, null],
  ['99999999999999999', cz, null],
  ['\ud800', ro, null],
])('%j typed in %o is %s', (text, market, minor) => expect(parseTypedAmount(text, market)).toBe(minor))

test('what Romania is shown can be typed back', () =>
  fc.assert(
    fc.property(fc.maxSafeInteger(), minor => {
      const typed = formatMoney(minor, ro).replace('Lei', '')
      expect(parseTypedAmount(typed, ro)).toBe(minor || 0)
    }),
  ))

test('no text breaks it', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(cz, ro, english), (text, market) => {
      const minor = parseTypedAmount(text, market)
      expect(minor === null || Number.isSafeInteger(minor)).toBe(true)
    }),
  ))
