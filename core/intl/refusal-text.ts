import { listMessages } from '#core/validation/field.ts'
import { type LimitCode, type LimitRefusal, readRefusal } from '#core/validation/refusal.ts'
import { MINUS } from './format-money.ts'
import { limitMessages, refusalMessages } from './refusal-messages.ts'
import { createTranslate } from './translate.ts'

const tLimit = createTranslate(limitMessages)

/** The text of a refusal: of a rule's code, or the server's own words as they are. */
export function describeRefusal(refusal: string | LimitRefusal): string {
  const { code, limit } = typeof refusal === 'string' ? readRefusal(refusal) : refusal
  if (limit !== undefined) return tLimit(code as LimitCode, { limit }).replace(/-(?=\d)/, MINUS)
  const messages = [refusalMessages, ...listMessages()].find(set =>
    Object.values(set).some(texts => Object.hasOwn(texts, code)),
  )
  return messages ? createTranslate<string>(messages)(code) : code
}
