import type { MarketCode } from '../contract.ts'
import { CallError } from '../server/call-answer.ts'
import type { ShopContext } from '../server/shop.ts'
import { DRF_TEXTS, nameType } from './drf-texts.ts'

export type JsonObject = Record<string, unknown>

/** The JSON object of a write, with the text it was read from; anything else is refused as DRF refuses it. */
export async function readJsonBody(
  c: ShopContext,
  market: MarketCode,
): Promise<{ text: string; body: JsonObject }> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (type !== 'application/json')
    throw new CallError(415, { detail: DRF_TEXTS[market].unsupported(type || 'text/plain') })
  const text = await c.req.text()
  const parsed = parseJson(text)
  if (!isObject(parsed))
    throw new CallError(400, { non_field_errors: [DRF_TEXTS[market].notAnObject(nameType(parsed))] })
  return { text, body: parsed }
}

export const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, refuseUnstorable)
  } catch (thrown) {
    if (thrown instanceof CallError) throw thrown
    // The engine's own message would repeat a piece of what was sent.
    throw new CallError(400, { detail: 'JSON parse error - Expecting value: line 1 column 1 (char 0)' })
  }
}

/** PostgreSQL keeps neither a null character nor half of a surrogate pair. */
function refuseUnstorable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw new CallError(400, { non_field_errors: ['Null characters are not allowed.'] })
  return value
}
