import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ConversionConfig, type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { createWireReader, isSchema, type Schema } from './read-wire.ts'

export type { JsonSchema }

/** What is written otherwise on the wire than it is kept inside. */
const PRIMITIVES: Readonly<Record<string, JsonSchema>> = {
  Id: { type: ['string', 'number'], description: 'An id; a number means the same as its digits.' },
  Amount: {
    type: ['string', 'number'],
    pattern: '^-?\\d+(\\.\\d+)?$',
    description: 'A decimal such as "1234.50", in whole units of the currency.',
  },
  Price: {
    type: ['string', 'number'],
    pattern: '^\\d+(\\.\\d+)?$',
    minimum: 0,
    description: 'A decimal such as "1234.50", in whole units of the currency, never below zero.',
  },
}

/** What JSON Schema has no words for. */
const UNSAYABLE = [
  'transform',
  'check',
  'raw_check',
  'partial_check',
  'trim',
  'to_upper_case',
  'to_lower_case',
]

/**
 * The roots as JSON Schema 2020-12 by their names, with every known schema that stands in them as one of its own;
 * `refer` says how one refers to another.
 */
export function describeSchemas(
  roots: Readonly<Record<string, Schema>>,
  known: Readonly<Record<string, Schema>>,
  refer: (name: string) => string,
): Record<string, JsonSchema> {
  const names = new Map(Object.entries(known).map(([name, schema]) => [schema, name]))
  const found = new Map<string, Schema>(Object.entries(roots))
  const readWire = createWireReader(schema => {
    const name = names.get(schema)
    if (name !== undefined) found.set(name, schema)
  })
  for (const schema of Object.values(roots)) readWire(schema)
  const definitions = Object.fromEntries(
    [...found].map(([name, schema]) => [name, fromShape(readWire(schema))]),
  )
  const config: ConversionConfig = {
    typeMode: 'input',
    target: 'draft-2020-12',
    ignoreActions: UNSAYABLE,
    overrideRef: ({ referenceId }) => refer(nameRecursive(referenceId)),
  }
  const described = toJsonSchemaDefs(definitions, config)
  return Object.fromEntries(
    Object.entries(described)
      .map(([name, schema]) => [nameRecursive(name), PRIMITIVES[name] ?? schema] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  )
}

/** A schema that stands in itself gets a number for its name. */
const nameRecursive = (name: string): string => (/^\d+$/.test(name) ? `Nested${name}` : name)

/** All schemas that the modules of core/api export, by their names. */
export async function collectSchemas(root: string): Promise<Record<string, Schema>> {
  const folder = join(root, 'core/api')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name),
  )
  const found: Record<string, Schema> = {}
  for (const file of files.sort()) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href)
    for (const [name, value] of Object.entries(module)) {
      // What begins small is a piece of many schemas, such as a text that may be missing.
      if (!isSchema(value) || !/^[A-Z]/.test(name)) continue
      if (found[name] && found[name] !== value) throw new Error(`Two schemas of core/api are named ${name}.`)
      found[name] = value
    }
  }
  return found
}

/** The schema of a call, for what reads its shape. */
export const toShape = (schema: v.GenericSchema): Schema => schema as unknown as Schema
const fromShape = (schema: Schema): v.GenericSchema => schema as unknown as v.GenericSchema
