import * as v from 'valibot'
import { makeParam } from '#core/params/make-param.ts'
import type { Param, ParamDescription } from '#core/params/vocabulary.ts'
import { LINK_PATTERN, NO_LINK_PATTERN } from '#core/safe-link.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * JSON Schema of a param, for servers that check on save. It describes the value in its own JSON type and trimmed;
 * a server brings what a form stored as text ("12", "true", "a, b") to that type first. Its `description` is the
 * text that is shown of a value that is refused.
 */
export function describeSchema({ describe }: Param<unknown>): JsonSchema {
  const description = v.safeParse(makeParam(describe).schema, undefined).issues?.[0].message
  return { ...toJsonSchema(describe), description }
}

function toJsonSchema(described: ParamDescription): JsonSchema {
  const { kind, min, max, choices, pattern, item, default: preset } = described
  switch (kind) {
    case 'text':
      return pattern === undefined
        ? { type: 'string', maxLength: max }
        : orDefault(preset, { type: 'string', maxLength: max, pattern })
    case 'reference':
      return pattern === undefined && preset === ''
        ? { type: 'string', maxLength: 200 }
        : orDefault(preset, { type: 'string', maxLength: 200, pattern: pattern ?? '\\S' })
    case 'link':
      return orDefault(preset, { ...LINK, maxLength: max })
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
      return orDefault(preset, LINK)
    case 'list':
      return { type: 'array', maxItems: max, items: item ? toJsonSchema(item) : {} }
  }
}

const LINK = { type: 'string', pattern: LINK_PATTERN, not: { pattern: NO_LINK_PATTERN } }

const orDefault = (preset: unknown, schema: JsonSchema): JsonSchema =>
  preset === undefined ? schema : { anyOf: [{ const: preset }, schema] }
