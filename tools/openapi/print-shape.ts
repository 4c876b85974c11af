import type * as v from 'valibot'
import { Amount, Id, Price } from '#core/api/wire.ts'
import { describeSchemas, type JsonSchema, toShape } from './describe-schemas.ts'

/** What every other schema is made of, told by its name. */
const NAMED = { Amount: toShape(Amount), Id: toShape(Id), Price: toShape(Price) }

/** The shape of a body in short, as TypeScript would write it: a question mark follows the name of what may be missing. */
export function printShape(schema: v.GenericSchema): string {
  const schemas = describeSchemas({ Body: toShape(schema) }, NAMED, name => name)
  return print(schemas.Body ?? {}, schemas, '', [])
}

function print(
  schema: JsonSchema | boolean,
  schemas: Readonly<Record<string, JsonSchema>>,
  indent: string,
  within: readonly string[],
): string {
  if (typeof schema === 'boolean') return 'unknown'
  const { $ref: name, type, enum: choices, const: only, anyOf, items, properties } = schema
  const go = (inner: JsonSchema | boolean, by = indent): string => print(inner, schemas, by, within)
  if (name !== undefined) {
    const found = schemas[name]
    // What stands in itself is told once.
    return !found || Object.hasOwn(NAMED, name) || within.includes(name)
      ? name
      : print(found, schemas, indent, [...within, name])
  }
  if (only !== undefined) return JSON.stringify(only)
  if (choices) return choices.map(choice => JSON.stringify(choice)).join(' | ')
  if (anyOf) return [...new Set(anyOf.map(one => go(one)))].join(' | ')
  if (properties) {
    const required = schema.required ?? []
    const rows = Object.entries(properties).map(
      ([key, inner]) => `${indent}  ${key}${required.includes(key) ? '' : '?'}: ${go(inner, `${indent}  `)}`,
    )
    return rows.length === 0 ? '{}' : `{\n${rows.join('\n')}\n${indent}}`
  }
  if (type === 'array') {
    const item = Array.isArray(items) || items === undefined ? 'unknown' : go(items)
    return / \| /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
  }
  if (type === 'object' && typeof schema.additionalProperties === 'object')
    return `Record<string, ${go(schema.additionalProperties)}>`
  return type === undefined ? 'unknown' : [type].flat().join(' | ')
}
