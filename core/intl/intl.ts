import { createFormatters } from '@formatjs/intl'
import type { Language } from '#core/market.ts'
import type { ParsedMessage } from './define-messages.ts'

/** Makes each formatter once per language and style, for making one is slow. */
export const formatters = createFormatters()

export type Values = Readonly<Record<string, string | number>>

/** Throws where a value is missing: a text with a hole in it would be found by nobody. */
export function formatMessage(message: ParsedMessage, language: Language, values: Values = {}): string {
  // formatjs writes nothing, or "NaN", for a value that is there and undefined.
  const known = Object.entries(values).filter(([, value]) => value !== undefined)
  return formatters.getMessageFormat(message, language).format<string>(Object.fromEntries(known)) as string
}
