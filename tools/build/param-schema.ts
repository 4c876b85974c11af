import * as v from 'valibot'
import type { Param, ParamDescription } from '#core/params/vocabulary.ts'
import { LINK_PATTERN, NO_LINK_PATTERN } from '#core/safe-link.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * JSON Schema of a param, for servers that check on save. It describes the value in its own JSON type and trimmed;
 * a server brings what a form stored as text ("12", "true", "a, b") to that type first. Its `description` is the
 * text that the islands themselves show of a value they refuse.
 */
export function describeSchema({ schema, describe }: Param<unknown>): JsonSchema {
  const description = v.safeParse(schema, undefined).issues?.[0].message
  return { ...toJsonSchema(describe), description }
}

function toJsonSchema({ kind, min, max, choices, item, default: preset }: ParamDescription): JsonSchema {
  switch (kind) {
    case 'text':
      return { type: 'string', maxLength: max }
    case 'reference':
      return { type: 'string', maxLength: 200, ...(preset !== '' && { pattern: '\\S' }) }
    case 'integer':
      return {
        type: 'integer',
        minimum: min ?? Number.MIN_SAFE_INTEGER,
        maximum: max ?? Number.MAX_SAFE_INTEGER,
      }
    case 'money':
      // 13 digits always fit into minor units; what the islands take beyond them is no price.
      return { type: 'string', pattern: '^[+-]?0*[0-9]{1,13}(?:\\.[0-9]*)?$' }
    case 'flag':
      return { type: 'boolean' }
    case 'choice':
      return { enum: choices }
    case 'image':
      return preset === undefined ? PICTURE : { anyOf: [{ const: preset }, PICTURE] }
    case 'list':
      return { type: 'array', maxItems: max, items: item ? toJsonSchema(item) : {} }
  }
}

const PICTURE = { type: 'string', pattern: LINK_PATTERN, not: { pattern: NO_LINK_PATTERN } }
