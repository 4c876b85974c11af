import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ENDPOINTS } from './contract.ts'

const LONG = 70_000
/** Long texts of every kind that a rule could take for its own. */
const PROBES = [
  'a'.repeat(LONG),
  '1'.repeat(LONG),
  `A${' b'.repeat(LONG)}`,
  `${'a'.repeat(LONG)}@example.cz`,
  `a@${'b.'.repeat(LONG)}cz`,
  `/${'a/'.repeat(LONG)}`,
  `https://example.cz/${'a'.repeat(LONG)}`,
  `media(${'a'.repeat(LONG)})`,
]

/** Where a schema takes a text, and what takes it. */
function listTexts(schema: v.GenericSchema, path: string): [path: string, schema: v.GenericSchema][] {
  if (schema.type === 'string' || schema.type === 'union') return [[path, schema]]
  if ('wrapped' in schema) return listTexts(schema.wrapped as v.GenericSchema, path)
  if ('item' in schema) return listTexts(schema.item as v.GenericSchema, `${path}[]`)
  if ('options' in schema && schema.type === 'variant')
    return (schema.options as v.GenericSchema[]).flatMap(one => listTexts(one, path))
  if ('entries' in schema) {
    const named = Object.entries(schema.entries as Record<string, v.GenericSchema>)
    const others = 'rest' in schema ? listTexts(schema.rest as v.GenericSchema, `${path}{}`) : []
    return [...named.flatMap(([name, one]) => listTexts(one, `${path}.${name}`)), ...others]
  }
  expect(
    ['number', 'boolean', 'literal', 'picklist', 'null', 'blob'],
    `${path} is of a kind that is known here`,
  ).toContain(schema.type)
  return []
}

const texts = ENDPOINTS.flatMap(endpoint =>
  'request' in endpoint ? listTexts(endpoint.request, endpoint.name) : [],
)

test('every text of every request has a maximum', () => {
  expect(texts.length).toBeGreaterThan(40)
  const endless = texts.filter(([, schema]) => PROBES.some(probe => v.is(schema, probe)))
  expect(endless.map(([path]) => path)).toEqual([])
})
