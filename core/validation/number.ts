import { stripSpaces } from './strip-spaces.ts'

export type NumberCode = 'number' | 'decimal' | 'positive' | `minValue:${number}` | `maxValue:${number}`

/** The decimal comma becomes the dot that servers read. */
export const normalizeNumber = (text: string): string => stripSpaces(text).replaceAll(',', '.')

export const validateNumber = (text: string): NumberCode | null =>
  /^[+-]?\d+$/.test(stripSpaces(text)) ? null : 'number'

export const validateDecimal = (text: string): NumberCode | null =>
  /^[+-]?\d+(?:[.,]\d+)?$/.test(stripSpaces(text)) ? null : 'decimal'

export const validatePositive = (text: string): NumberCode | null =>
  Number(normalizeNumber(text)) > 0 ? null : 'positive'

export const validateMinValue = (text: string, min: number): NumberCode | null =>
  Number(normalizeNumber(text)) >= min ? null : `minValue:${min}`

export const validateMaxValue = (text: string, max: number): NumberCode | null =>
  Number(normalizeNumber(text)) <= max ? null : `maxValue:${max}`
