import { and, eq } from 'drizzle-orm'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { findGoods } from '../cart/store.ts'
import { discounts } from '../checkout/discounts/schema.ts'
import {
  type Catalogue,
  type ComponentParam,
  defineParams,
  type MarketCode,
  makeParam,
  type ReferenceOf,
  readParams,
} from '../contract.ts'
import type { Database } from '../database/database.ts'
import { findDevice, listTypes } from '../devices/store.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { typeCategories } from '../lists/schema.ts'
import { orders } from '../orders/schema.ts'
import { CallError } from '../server/call-answer.ts'
import { PARAM_TYPES, type PlaceholderParam } from './content.ts'
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
  const { issues } = readParams(defineParams(fields), new Map(params.map(({ name, value }) => [name, value])))
  const wrong = issues.filter(issue => issue.isFatal)
  if (wrong.length === 0) return
  const told = wrong.map(({ param, found }) => [
    param,
    [found === 'nothing' ? DRF_TEXTS[market].required : COMPONENT_TEXTS[market].wrongValue],
  ])
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
    if (await isKnown(database, market, of, String(value))) continue
    const { unknownDevice, unknownReference } = COMPONENT_TEXTS[market]
    unknown[name] = [/-(?:device|type)$/.test(of) ? unknownDevice : unknownReference]
  }
  if (Object.keys(unknown).length > 0) throw new CallError(400, { params: unknown })
}

async function isKnown(
  database: Database,
  market: MarketCode,
  of: ReferenceOf,
  value: string,
): Promise<boolean> {
  switch (of) {
    case 'buyback-type':
    case 'service-type':
      return (await listTypes(database, market)).some(type => type.value === value)
    case 'buyback-device':
    case 'service-device':
      return (await findDevice(database, market, value)) !== null
    case 'product':
      return (await findGoods(database, market, value)) !== null
    case 'discount':
      return hasRow(database, discounts, market, value)
    case 'order':
      return hasRow(database, orders, market, value)
    case 'category':
      return hasRow(database, typeCategories, market, value)
  }
}

async function hasRow(
  database: Database,
  table: typeof discounts | typeof orders | typeof typeCategories,
  market: MarketCode,
  id: string,
): Promise<boolean> {
  if (!/^\d{1,9}$/.test(id)) return false
  const [row] = await database
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.market, market), eq(table.id, Number(id))))
  return row !== undefined
}

/** Params as the shop keeps them: a type that it does not know is text to it. */
export const toKept = (params: readonly ComponentParam[]): PlaceholderParam[] =>
  params.map(param => ({ ...param, type: PARAM_TYPES.find(known => known === param.type) ?? 'string' }))
