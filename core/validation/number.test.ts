import { expect, test } from 'vitest'
import {
  normalizeNumber,
  validateDecimal,
  validateMaxValue,
  validateMinValue,
  validateNumber,
  validatePositive,
} from './number.ts'

test('a number is whole', () => {
  for (const text of ['0', '-12', '+5', '1 000', '007']) expect(validateNumber(text), text).toBe(null)
  for (const text of ['1.5', '1,5', 'a', '', '1e3', '0x1', '-'])
    expect(validateNumber(text), text).toBe('number')
})

test('a decimal has a comma or a dot', () => {
  for (const text of ['0', '1.5', '1,5', '-1 000,25']) expect(validateDecimal(text), text).toBe(null)
  for (const text of ['1.', ',5', '1.5.2', '1,000.5', '1e3', '', 'NaN'])
    expect(validateDecimal(text), text).toBe('decimal')
})

test('zero is not positive', () => {
  for (const text of ['0', '-1', '-0,5', '0,00']) expect(validatePositive(text), text).toBe('positive')
  for (const text of ['1', '0,01']) expect(validatePositive(text), text).toBe(null)
})

test('limits belong to what they allow', () => {
  expect(validateMinValue('1,5', 1.5)).toBe(null)
  expect(validateMinValue('1,49', 1.5)).toBe('minValue:1.5')
  expect(validateMaxValue('1 000', 1000)).toBe(null)
  expect(validateMaxValue('1 001', 1000)).toBe('maxValue:1000')
})

test('the comma is sent as a dot', () => expect(normalizeNumber(' 1 000,5 ')).toBe('1000.5'))
