import type { Language, Market } from '#core/market.ts'
import { type Minor, readDecimal } from './decimal.ts'

/**
 * Per language, the whole and the fraction of an amount. Where a dot can only be a group it must stand
 * where groups stand, so that a typed `1234.50` is refused instead of growing a hundredfold; and no group
 * follows a lone 0, so that `0.500` is refused too.
 */
const SHAPES: Record<Language, RegExp> = {
  cs: /^([+-]?\d+)(?:[.,](\d{0,2}))?$/,
  ro: /^([+-]?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+))(?:,(\d{0,2}))?$/,
  en: /^([+-]?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+))(?:\.(\d{0,2}))?$/,
}

/** Reads what a person types as an amount; null where it is none or could be read in two ways. */
export function parseTypedAmount(text: string, market: Market): Minor | null {
  const typed = text
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/(?:kč|czk|lei|ron)$/i, '')
    .replace(/,-$/, '')
  const [, whole, fraction = ''] = SHAPES[market.language].exec(typed) ?? []
  return whole === undefined ? null : readDecimal(`${whole.replace(/[.,]/g, '')}.${fraction}`)
}
