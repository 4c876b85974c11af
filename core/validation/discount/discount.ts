import type { DiscountCode } from './messages.ts'

export const DISCOUNT_TYPES = ['percentage', 'absolute', 'fixed', 'isic'] as const
export type DiscountType = (typeof DISCOUNT_TYPES)[number]

/** In hundredths of a per cent. */
const WHOLE = 10_000
const STEEP = 8_000
/** In minor units. */
const MOST = 999_999_900

export const isPercentage = (type: DiscountType): boolean => type === 'percentage' || type === 'isic'

/** So much off is rarely meant: it is warned of, and let through (DS-014); more than all is refused. `value` is in hundredths of a per cent. */
export const isSteep = (type: DiscountType, value: number | null): boolean =>
  isPercentage(type) && value !== null && value >= STEEP && value <= WHOLE

/** `value` in minor units, or in hundredths of a per cent. */
export function validateDiscountValue(type: DiscountType, value: number): DiscountCode | null {
  if (isPercentage(type)) return value >= 1 && value <= WHOLE ? null : 'percentRange'
  return value >= 1 && value <= MOST ? null : 'amountRange'
}

export const validateMinimalSum = (sum: number): DiscountCode | null =>
  sum >= 0 && sum <= MOST ? null : 'amountRange'

/** Both in a form that `Date.parse` reads, or null. */
export const validateSpan = (from: string | null, to: string | null): DiscountCode | null =>
  from !== null && to !== null && Date.parse(to) <= Date.parse(from) ? 'endsBefore' : null

/** A cumulative bonus is given once more for each whole minimal sum, so it is an amount and there is such a sum. */
export function validateCumulative(type: DiscountType, minimalSum: number): DiscountCode | null {
  if (type !== 'absolute') return 'cumulativeKind'
  return minimalSum > 0 ? null : 'cumulativeSum'
}

const CODE = /^[0-9A-Za-z]{10}$/
/** Ten digits and letters of both cases, as generated ones have (DS-016). */
export const isDiscountCode = (text: string): boolean => CODE.test(text)
