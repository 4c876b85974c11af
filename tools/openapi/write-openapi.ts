import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTRACT } from '#core/api/contract.ts'
import type { Call } from '#core/http/call.ts'
import { writeJson } from '#tools/build/write-manifest.ts'
import { describeOperation, REUSED } from './describe-operation.ts'
import { collectSchemas, describeSchemas, type JsonSchema, toShape } from './describe-schemas.ts'
import type { Schema } from './read-wire.ts'

const CALLS: readonly (readonly [name: string, call: Call])[] = Object.entries(CONTRACT)

/** Writes the whole contract for those who build the server: `openapi.json`, and each body's schema in `schemas/`. */
export async function writeOpenApi(root: string, folder: string): Promise<void> {
  const known = await collectSchemas(root)
  // Nothing is read of such an answer, so there is nothing to say of it.
  const { Ignored: _, ...named } = known
  const bodies = nameBodies(named)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const roots = Object.fromEntries([...bodies].map(([schema, name]) => [name, schema]))
  const schemas = describeSchemas(roots, named, name => `#/components/schemas/${name}`)
  writeJson(join(folder, 'openapi.json'), describeApi(version, bodies, schemas))
  for (const [name, call] of CALLS) {
    for (const part of ['request', 'response'] as const) {
      const schema = call[part]
      const ownName = schema && bodies.get(toShape(schema))
      if (!ownName) continue
      const file = join(folder, 'schemas', `${name}.${part}.json`)
      writeJson(file, describeAlone(ownName, toShape(schema), named))
    }
  }
}

/** Each body of the contract by the name its module gives it, else by its call. */
function nameBodies(named: Readonly<Record<string, Schema>>): Map<Schema, string> {
  const names = new Map(Object.entries(named).map(([name, schema]) => [schema, name]))
  const bodies = new Map<Schema, string>()
  for (const [name, call] of CALLS) {
    for (const [part, schema] of [
      ['Request', call.request],
      ['Response', call.response],
    ] as const) {
      if (!schema) continue
      const shape = toShape(schema)
      bodies.set(shape, names.get(shape) ?? `${toPascalCase(name)}${part}`)
    }
  }
  return bodies
}

/** One schema that needs no other file. */
function describeAlone(name: string, schema: Schema, named: Readonly<Record<string, Schema>>): JsonSchema {
  const { [name]: own, ...others } = describeSchemas({ [name]: schema }, named, other =>
    other === name ? '#' : `#/$defs/${other}`,
  )
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: name,
    ...own,
    ...(Object.keys(others).length > 0 && { $defs: others }),
  }
}

function describeApi(
  version: string,
  bodies: ReadonlyMap<Schema, string>,
  schemas: Readonly<Record<string, JsonSchema>>,
): unknown {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of CALLS) {
    const refer = (schema: Call['response']) => {
      const body = schema && bodies.get(toShape(schema))
      return body ? { $ref: `#/components/schemas/${body}` } : null
    }
    const path = paths[call.path] ?? {}
    path[call.method.toLowerCase()] = describeOperation(name, call, refer)
    paths[call.path] = path
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ostrov: the server contract', version, description: INTRODUCTION },
    servers: [
      { url: '/cz', description: 'the Czech market' },
      { url: '/ro', description: 'the Romanian market' },
    ],
    paths,
    components: { ...REUSED, schemas: { ...REUSED.schemas, ...schemas } },
  }
}

const INTRODUCTION =
  'Islands know each call by its route name (operationId). The paths are those of the reference shop; a page’s route table names a server’s own. Answers are read tolerantly: unknown keys pass. Requests are sent exactly as described.'

const toPascalCase = (name: string): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
