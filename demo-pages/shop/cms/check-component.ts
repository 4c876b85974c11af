import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import {
  type Catalogue,
  type ComponentParam,
  defineParams,
  listNeedlessTypes,
  type MarketCode,
  makeParam,
  readParams,
} from '../contract.ts'
import type { Database } from '../database/database.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { CallError } from '../server/call-answer.ts'
import { PARAM_TYPES, type PlaceholderParam } from './content.ts'
import { nameReference } from './name-reference.ts'
import { COMPONENT_TEXTS } from './texts.ts'

type Errors = Record<string, string[] | Record<string, string[]>>

/** A sent form by its schema of the contract; what is wrong is told by field, and by param in `params`. */
export function readForm<S extends GenericSchema>(
  schema: S,
  body: JsonObject,
  market: MarketCode,
): InferOutput<S> {
  const result = safeParse(schema, body)
  if (result.success) return result.output
  const texts = COMPONENT_TEXTS[market]
  const errors: Errors = {}
  for (const { path = [] } of result.issues) {
    const [field, row, key] = path.map(part => part.key)
    const name = field === 'params' ? nameOf(body.params, row) : undefined
    const text = body[String(field)] === undefined ? DRF_TEXTS[market].required : texts.wrongValue
    if (name !== undefined)
      errors.params = { ...errors.params, [name]: [key === 'name' ? texts.wrongName : texts.wrongValue] }
    else errors[String(field ?? 'non_field_errors')] = [field === 'when' ? texts.wrongWhen : text]
  }
  throw new CallError(400, errors)
}

function nameOf(params: unknown, row: unknown): string | undefined {
  const entry: unknown = Array.isArray(params) ? params[Number(row)] : undefined
  const name = (entry as { name?: unknown } | null | undefined)?.name
  return typeof name === 'string' ? name.slice(0, 64) : undefined
}

/** Refuses params that the component would refuse on the page; without a catalogue nobody knows what it takes. */
export function checkParams(
  catalogue: Catalogue | null,
  component: string,
  params: readonly ComponentParam[],
  market: MarketCode,
): void {
  if (!catalogue) return
  const entry = Object.hasOwn(catalogue.widgets, component) ? catalogue.widgets[component] : undefined
  if (!entry) throw new CallError(400, { component: [COMPONENT_TEXTS[market].unknownComponent] })
  const fields = Object.fromEntries(
    Object.entries(entry.params).map(([name, described]) => [name, makeParam(described)]),
  )
  const values = new Map(params.map(({ name, value }) => [name, value]))
  const { wrongValue, needlessType } = COMPONENT_TEXTS[market]
  const told = [
    ...listNeedlessTypes(entry.params, values).map(name => [name, [needlessType]]),
    ...readParams(defineParams(fields), values)
      .issues.filter(issue => issue.isFatal)
      .map(({ param, found }) => [param, [found === 'nothing' ? DRF_TEXTS[market].required : wrongValue]]),
  ]
  if (told.length === 0) return
  throw new CallError(400, { params: Object.fromEntries(told) })
}

/** Refuses what the shop does not know: visitors would be shown that nothing was found. */
export async function checkReferences(
  database: Database,
  catalogue: Catalogue | null,
  component: string,
  params: readonly ComponentParam[],
  market: MarketCode,
): Promise<void> {
  const described = catalogue?.widgets[component]?.params ?? {}
  const unknown: Record<string, string[]> = {}
  for (const { name, value } of params) {
    const of = Object.hasOwn(described, name) ? described[name]?.of : undefined
    if (!of || value === '' || value === null) continue
    if ((await nameReference(database, market, of, String(value))) !== null) continue
    const { unknownDevice, unknownReference } = COMPONENT_TEXTS[market]
    unknown[name] = [/-(?:device|type)$/.test(of) ? unknownDevice : unknownReference]
  }
  if (Object.keys(unknown).length > 0) throw new CallError(400, { params: unknown })
}

/** Params as the shop keeps them: a type that it does not know is text to it. */
export const toKept = (params: readonly ComponentParam[]): PlaceholderParam[] =>
  params.map(param => ({ ...param, type: PARAM_TYPES.find(known => known === param.type) ?? 'string' }))
