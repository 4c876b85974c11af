/** Why a rule does not accept a text: a code, or one with the limit it speaks of. */
export type Refusal<C extends string = string> = C | GenericCode | LimitRefusal

/** What any form may refuse; the codes of one family of fields stand with its rules. */
export type GenericCode = 'required' | 'literal' | 'number' | 'decimal' | 'positive' | 'link'

const LIMIT_CODES = [
  'maxLength',
  'minLength',
  'searchLength',
  'maxValue',
  'minValue',
  'moreErrors',
  'missing',
] as const
export type LimitCode = (typeof LIMIT_CODES)[number]

export interface LimitRefusal {
  code: LimitCode
  limit: number
}

/** An issue of a schema carries a text and nothing else, so there a limit stands behind its code: `maxLength:50`. */
export const writeRefusal = (refusal: Refusal): string =>
  typeof refusal === 'string' ? refusal : `${refusal.code}:${refusal.limit}`

/** Any text that was not written of a limit is a code itself, or a server's own words. */
export function readRefusal(message: string): { code: string; limit?: number } {
  const [start, end] = message.split(':')
  const code = LIMIT_CODES.find(known => known === start)
  const limit = Number(end)
  return code && writeRefusal({ code, limit }) === message ? { code, limit } : { code: message }
}
