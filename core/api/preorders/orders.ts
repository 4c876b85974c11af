import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { LIST_KEYS, pageOf } from '../page-of.ts'
import { Id, listOf, optionalText, sentText } from '../wire.ts'
import { RULE_SETS } from './rules.ts'
import { Named } from './searches.ts'

export const PREORDER_STATES = [
  'interested',
  'interested_sent',
  'interested_confirmed',
  'waiting_for_response',
  'confirmed',
  'rejected',
  'not_available',
  'allocated',
  'not_allocated',
  'back_to_main_stock',
] as const
export type PreorderState = (typeof PREORDER_STATES)[number]

/** What came of a pre-order when pieces were given out. */
export const ALLOCATION_OUTCOMES = [
  'allocated',
  'no-pieces',
  'too-few',
  'no-stock-allowed',
  'no-setting',
  'not-ready',
] as const
export type AllocationOutcome = (typeof ALLOCATION_OUTCOMES)[number]

/** One addend of a score, and the rule that it comes from. */
export const ScorePart = v.object({
  rule_set: v.picklist(RULE_SETS),
  /** Null where no rule fits, so that the default rule holds, or where the set is empty. */
  rule: v.nullable(Id),
  is_default: v.boolean(),
  points: v.number(),
})
export type ScorePart = v.InferOutput<typeof ScorePart>

/** Why a pre-order stands where it stands. */
export const Explanation = v.object({
  /** The setting that holds for it. */
  setting: v.nullable(Named),
  priority: v.number(),
  /** What decides the order in which pieces are given out: the priority and the parts, but for that of the stock. */
  score: v.number(),
  parts: v.array(ScorePart),
  outcome: v.picklist(ALLOCATION_OUTCOMES),
  /** Of the stock that it has or would have. */
  stock: v.nullable(Named),
  /** How many wait for the same product before it. */
  ahead: v.number(),
})
export type Explanation = v.InferOutput<typeof Explanation>

export const Preorder = v.object({
  id: Id,
  version: v.number(),
  order_number: v.string(),
  created_at: v.string(),
  product: Named,
  code: v.string(),
  quantity: v.number(),
  payment_type: Named,
  delivery_type: Named,
  state: v.picklist(PREORDER_STATES),
  /** States that it may be set to by hand. */
  next_states: v.array(v.picklist(PREORDER_STATES)),
  is_interested: v.boolean(),
  score: v.number(),
  explanation: Explanation,
  /** Of which it has its pieces. */
  stock: v.nullable(Named),
  allocated_at: optionalText,
})
export type Preorder = v.InferOutput<typeof Preorder>

/** What came of one pre-order of many. */
export const PreorderResult = v.object({
  id: Id,
  /** Null where it was done. */
  failure: optionalText,
  /** What it was before, for taking it back. */
  before: v.nullish(v.object({ state: v.picklist(PREORDER_STATES), stock: v.nullable(Id) }), null),
  row: v.nullish(Preorder, null),
})
export type PreorderResult = v.InferOutput<typeof PreorderResult>

const Results = v.object({ results: listOf(PreorderResult, 5000) })
const Ids = v.pipe(v.array(sentText(20)), v.maxLength(5000))

const ROOT = '/api/new/orders/preorder-settings'

export const listOrderStates = query('preorder-order-state-select', {
  path: `${ROOT}/type-order-state/select`,
  doc: 'All states of pre-orders with their names, to choose one.',
  response: v.object({ result: listOf(v.object({ id: v.picklist(PREORDER_STATES), name: v.string() })) }),
  errors: [403],
  access: 'staff',
})

export const findPreorder = query('preorder-by-number', {
  path: `${ROOT}/order/fetch-order-number/{order_number}`,
  doc: 'The pre-orders of one order, by its number.',
  response: v.object({ result: listOf(Preorder, 100) }),
  errors: [403, 404],
  isPersonal: true,
  access: 'staff',
})

export const listAvailable = query('preorder-orders-available', {
  path: `${ROOT}/order/grid/available/`,
  doc: 'Pre-orders that have no pieces yet, each with its score and what it would be given now; by `-score,created_at` those that can be given nothing come last.',
  query: LIST_KEYS,
  acceptsAnyQuery: true,
  response: pageOf(Preorder),
  errors: [400, 403, 404],
  isPersonal: true,
  access: 'staff',
})

export const listAllocated = query('preorder-orders-allocated', {
  path: `${ROOT}/order/grid/allocated/`,
  doc: 'Pre-orders that have their pieces, each with the rules that gave them.',
  query: LIST_KEYS,
  acceptsAnyQuery: true,
  response: pageOf(Preorder),
  errors: [400, 403, 404],
  isPersonal: true,
  access: 'staff',
})

export const allocatePreorders = mutation('preorder-allocate', {
  path: `${ROOT}/order/allocate/update/`,
  method: 'PUT',
  doc: 'Gives pieces to pre-orders: by the rules, or of one stock. Whole pre-orders only; answers what came of each.',
  request: v.strictObject({
    /** Null for all that wait. */
    ids: v.nullable(Ids),
    /** Null for what the rules say. */
    stock: v.nullable(sentText(20)),
  }),
  response: Results,
  errors: [400, 403],
  access: 'staff',
})

export const updatePreorderStatus = mutation('preorder-status-update', {
  path: `${ROOT}/order/update/status/`,
  method: 'PUT',
  doc: 'Sets the state of pre-orders; a step that is not allowed is refused for that one alone.',
  request: v.strictObject({
    ids: Ids,
    state: v.picklist(PREORDER_STATES),
    /** Takes a step back, which may lead where no step forward does. */
    is_undo: v.optional(v.boolean()),
  }),
  response: Results,
  errors: [400, 403],
  access: 'staff',
})

export const unallocatePreorders = mutation('preorder-unallocate', {
  path: `${ROOT}/order/unallocate/`,
  method: 'PUT',
  doc: 'Takes the pieces of pre-orders back to the stock for pre-orders.',
  request: v.strictObject({
    ids: Ids,
    /** Takes an allocation back: each has the state again that it had before. */
    is_undo: v.optional(v.boolean()),
  }),
  response: Results,
  errors: [400, 403],
  access: 'staff',
})

export const returnToMainStock = mutation('preorder-back-to-main-stock', {
  path: `${ROOT}/order/back-to-main-stock/`,
  method: 'PUT',
  doc: 'Takes the pieces of pre-orders out of the stock for pre-orders, back to the main one.',
  request: v.strictObject({ ids: Ids }),
  response: Results,
  errors: [400, 403],
  access: 'staff',
})
