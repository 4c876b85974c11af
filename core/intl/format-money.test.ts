import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MARKETS, type Market } from '#core/market.ts'
import { formatMoney } from './format-money.ts'

const { cz, ro } = MARKETS

test('I18-003 Czech amounts are shown in Kč without decimals', () => {
  expect(formatMoney(123400, cz)).toBe('1\u00a0234\u00a0Kč')
  expect(formatMoney(123450, cz)).toBe('1\u00a0235\u00a0Kč')
})

test('I18-004 Romanian amounts are shown with two decimals and the label Lei', () => {
  expect(formatMoney(123450, ro)).toBe('1.234,50\u00a0Lei')
  expect(formatMoney(123400, ro)).toBe('1.234,00\u00a0Lei')
})

test.each<[number, Market, string]>([
  [0, cz, '0\u00a0Kč'],
  [-0, cz, '0\u00a0Kč'],
  [49, cz, '0\u00a0Kč'],
  [50, cz, '1\u00a0Kč'],
  [250, cz, '3\u00a0Kč'],
  [-49, cz, '0\u00a0Kč'],
  [-123400, cz, '−1\u00a0234\u00a0Kč'],
  [100000000, cz, '1\u00a0000\u00a0000\u00a0Kč'],
  [0, ro, '0,00\u00a0Lei'],
  [5, ro, '0,05\u00a0Lei'],
  [-123450, ro, '−1.234,50\u00a0Lei'],
  [Number.MAX_SAFE_INTEGER, ro, '90.071.992.547.409,91\u00a0Lei'],
  [123450, { ...ro, currencyLabel: null }, '1.234,50\u00a0RON'],
  [123400, { ...cz, currencyLabel: 'korun' }, '1\u00a0234\u00a0korun'],
  [123450, { ...ro, language: 'en' }, 'Lei\u00a01,234.50'],
])('%i minor units in %o read %s', (minor, market, text) => expect(formatMoney(minor, market)).toBe(text))

test('every ban of a Romanian amount is shown', () =>
  fc.assert(
    fc.property(fc.maxSafeInteger(), minor => {
      const digits = formatMoney(minor, ro).replace(/\D/g, '')
      expect(digits.replace(/^0+/, '')).toBe(minor ? String(Math.abs(minor)) : '')
    }),
  ))
