import type { Language, Market } from '#core/market.ts'
import { type Minor, readDecimal } from './decimal.ts'

/**
 * Per language, the whole and the fraction of an amount. Where a dot can only be a group it must stand
 * where groups stand, so that a typed `1234.50` is refused instead of growing a hundredfold.
 */
const SHAPES: Record<Language, RegExp> = {
  cs: /^([+-]?\d+)(?:[.,](\d{0,2}))?$/,
  ro: /^([+-]?(?:\d+|\d{1,3}(?:\.\d{3})+))(?:,(\d{0,2}))?$/,
  en: /^([+-]?(?:\d+|\d{1,3}(?:,\d{3})+))(?:\.(\d{0,2}))?$/,
}

/** Reads what a person types as an amount; null where it is none or could be read in two ways. */
export function parseTypedAmount(text: string, market: Market): Minor | null {
  const [, whole, fraction = ''] = SHAPES[market.language].exec(text.replace(/\s/g, '')) ?? []
  return whole === undefined ? null : readDecimal(`${whole.replace(/[.,]/g, '')}.${fraction}`)
}
