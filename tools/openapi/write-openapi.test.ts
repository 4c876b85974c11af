import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTRACT } from '#core/api/contract.ts'
import type { Call } from '#core/http/call.ts'
import { root } from '../root.ts'
import { writeOpenApi } from './write-openapi.ts'

const folder = mkdtempSync(join(tmpdir(), 'ostrov-openapi-'))
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'))

interface Operation {
  operationId: string
  parameters: { name?: string; in?: string; $ref?: string }[]
  requestBody?: unknown
  responses: Record<string, { headers?: Record<string, unknown> }>
  security?: unknown
}
interface Api {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Record<string, unknown>> }
}
let api: Api
const calls: [name: string, call: Call][] = Object.entries(CONTRACT)

beforeAll(async () => {
  await writeOpenApi(root, folder)
  api = readJson('openapi.json') as Api
})
afterAll(() => rmSync(folder, { recursive: true }))

const find = ({ method, path }: Call): Operation | undefined => api.paths[path]?.[method.toLowerCase()]

test('every call of the contract is an operation of its route name', () => {
  expect(api.openapi).toBe('3.1.0')
  expect(calls.map(([, call]) => find(call)?.operationId)).toEqual(calls.map(([name]) => name))
  const operations = Object.values(api.paths).flatMap(path => Object.values(path))
  expect(operations).toHaveLength(calls.length)
})

test('every argument of a path and every key of a query is a parameter', () => {
  for (const [name, call] of calls) {
    const told = find(call)?.parameters.flatMap(one => (one.name ? [`${one.in} ${one.name}`] : []))
    const wanted = [
      ...call.args.map(arg => `path ${arg}`),
      ...Object.keys(call.query).map(key => `query ${key}`),
    ]
    expect(told, name).toEqual(wanted)
  }
})

test('a call that is not for anyone names the session that it needs, and the role', () => {
  expect(find(CONTRACT['fastly-purge'])?.security).toEqual([{ session: ['staff'] }])
  expect(find(CONTRACT['active-user-save'])?.security).toEqual([{ session: [] }])
  expect(find(CONTRACT['buyout-types'])?.security).toBeUndefined()
})

test('writes carry the CSRF token, and the key that makes a second one harmless', () => {
  const refer = (call: Call) => find(call)?.parameters.flatMap(one => one.$ref ?? [])
  expect(refer(CONTRACT['sell-buyout-online'])).toEqual([
    '#/components/parameters/CsrfToken',
    '#/components/parameters/IdempotencyKey',
  ])
  expect(refer(CONTRACT['buyout-types'])).toEqual([])
})

test('an answer names its status, its errors and where the made thing is', () => {
  const responses = find(CONTRACT['sell-buyout-online'])?.responses ?? {}
  expect(Object.keys(responses)).toEqual(['201', '400', '403', '409', '500'])
  expect(Object.keys(responses[201]?.headers ?? {})).toEqual(['Location', 'Cache-Control'])
})

test('whatever is referred to is there', () => {
  expect(listLost(api, api)).toEqual([])
  for (const file of readdirSync(join(folder, 'schemas'))) {
    const schema = readJson(`schemas/${file}`)
    expect(listLost(schema, schema), file).toEqual([])
  }
})

test('each request and each response has a schema of its own', () => {
  const wanted = calls.flatMap(([name, { response, request }]) => [
    ...(request ? [`${name}.request.json`] : []),
    ...(response ? [`${name}.response.json`] : []),
  ])
  expect(readdirSync(join(folder, 'schemas')).sort()).toEqual(wanted.sort())
})

test('a schema says what is written on the wire, not what is kept inside', () => {
  const { Amount, Choices, Id, SellRequest } = api.components.schemas
  expect(Choices).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Choice' } })
  expect(Id?.type).toEqual(['string', 'number'])
  expect(Amount).toMatchObject({ type: ['string', 'number'], pattern: '^-?\\d+(\\.\\d+)?$' })
  expect(SellRequest).toMatchObject({
    additionalProperties: false,
    required: [
      'device_identifier',
      'appraisal_version',
      'device_condition_choices',
      'note',
      'customer_data',
      'buyout_device',
    ],
  })
})

/** References that lead nowhere. */
function listLost(value: unknown, root: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string'
      ? follow(root, inner) === undefined
        ? [inner]
        : []
      : listLost(inner, root),
  )
}

const follow = (root: unknown, reference: string): unknown =>
  reference
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], root)
