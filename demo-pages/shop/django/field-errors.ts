import type { MarketCode } from '../contract.ts'
import { DRF_TEXTS } from './drf-texts.ts'
import type { JsonObject } from './read-json-body.ts'

/** What is wrong with a request, by field. */
export type FieldErrors = Record<string, unknown>

/** The text of a field that may not be missing. */
export function readRequired(
  body: JsonObject,
  name: string,
  market: MarketCode,
  errors: FieldErrors,
): string {
  const value = body[name]
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  if (value === null) errors[name] = [DRF_TEXTS[market].null]
  else if (!text) errors[name] = [DRF_TEXTS[market].required]
  return text
}
