import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { LIST_KEYS, pageOf } from '../page-of.ts'
import { Id, listOf, sentText } from '../wire.ts'
import { RULE_SETS, RuleSets } from './rules.ts'
import { Named } from './searches.ts'

export const MOST_PRIORITY = 99

const reach = {
  /** What it holds for: all null for everything. */
  type_device: v.nullable(Named),
  master_product: v.nullable(Named),
  product: v.nullable(Named),
}

/** A pre-order setting with its rules. */
export const PreorderSetting = v.object({
  id: Id,
  version: v.number(),
  name: v.string(),
  is_active: v.boolean(),
  /** Of the settings that reach an order, the one with the highest priority holds. */
  priority: v.number(),
  ...reach,
  rules: RuleSets,
})
export type PreorderSetting = v.InferOutput<typeof PreorderSetting>

export const SettingRow = v.object({
  id: Id,
  version: v.number(),
  name: v.string(),
  is_active: v.boolean(),
  priority: v.number(),
  ...reach,
  /** Of all its sets. */
  rule_count: v.number(),
  /** Pre-orders that it holds for, and that could be given pieces: their customers have confirmed. */
  waiting_count: v.number(),
  /** Others that it holds for. */
  unconfirmed_count: v.optional(v.number(), 0),
})
export type SettingRow = v.InferOutput<typeof SettingRow>

const SettingFields = {
  name: v.pipe(sentText(80), v.nonEmpty()),
  is_active: v.boolean(),
  priority: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_PRIORITY)),
  type_device: v.nullable(sentText(40)),
  master_product: v.nullable(sentText(40)),
  product: v.nullable(sentText(40)),
}

/** A pre-order as far as rules look at it. */
export const Candidate = v.object({
  id: Id,
  order_number: v.string(),
  /** ISO 8601, in UTC. */
  created_at: v.string(),
  quantity: v.number(),
  payment_type: v.string(),
  delivery_type: v.string(),
  product: Id,
  master_product: Id,
  type_device: v.string(),
  /** Its state allows that it is allocated. */
  is_ready: v.boolean(),
})
export type Candidate = v.InferOutput<typeof Candidate>

/** Pieces of a product on one stock that nobody has. */
export const FreePieces = v.object({ stock: Named, product: Id, free: v.number() })
export type FreePieces = v.InferOutput<typeof FreePieces>

/** What a setting's score is made of, and all that is needed to say what a change of its rules would do. */
export const PriorityScore = v.object({
  id: Id,
  version: v.number(),
  /** What the priority itself gives. */
  base: v.number(),
  lowest: v.number(),
  highest: v.number(),
  parts: v.array(v.object({ rule_set: v.picklist(RULE_SETS), lowest: v.number(), highest: v.number() })),
  settings: listOf(PreorderSetting),
  candidates: listOf(Candidate, 5000),
  pieces: listOf(FreePieces, 20_000),
})
export type PriorityScore = v.InferOutput<typeof PriorityScore>

const ROOT = '/api/new/orders/preorder-settings'

export const listSettings = query('preorder-settings-grid', {
  path: `${ROOT}/grid-data/`,
  doc: 'The pre-order settings.',
  query: LIST_KEYS,
  acceptsAnyQuery: true,
  response: pageOf(SettingRow),
  errors: [400, 403, 404],
  isPersonal: true,
  access: 'staff',
})

export const fetchSetting = query('preorder-setting', {
  path: `${ROOT}/fetch/{pk}`,
  doc: 'One pre-order setting with its rules.',
  response: PreorderSetting,
  errors: [403, 404],
  isPersonal: true,
  access: 'staff',
})

export const createSetting = mutation('preorder-setting-create', {
  path: `${ROOT}/create`,
  doc: 'Makes a pre-order setting, without rules yet.',
  request: v.strictObject(SettingFields),
  response: PreorderSetting,
  status: 201,
  errors: [400, 403],
  access: 'staff',
})

export const updateSetting = mutation('preorder-setting-update', {
  path: `${ROOT}/update/{pk}/`,
  method: 'PUT',
  doc: 'Changes a pre-order setting; a version that is no longer the last is a 409 with the setting as it is under `current`.',
  request: v.strictObject({ version: v.number(), ...SettingFields }),
  response: PreorderSetting,
  errors: [400, 403, 404, 409],
  access: 'staff',
})

export const readPriorityScore = query('preorder-priority-score', {
  path: `${ROOT}/rule/priority_score/{pk}`,
  doc: 'What the score of a setting is made of, with the pre-orders that wait and the pieces that are free.',
  response: PriorityScore,
  errors: [403, 404],
  isPersonal: true,
  access: 'staff',
})
