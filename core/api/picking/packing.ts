import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { Id, listOf, optionalText, sentText } from '../wire.ts'

/** What came of a scan. The first ones are good, all others refusals that change nothing. */
export const GOOD_OUTCOMES = [
  'crate-opened',
  'piece-packed',
  'serial-expected',
  'box-set',
  'weight-set',
  'undone',
  'taken-over',
  'ready',
  'handed-over',
] as const
export const REFUSED_OUTCOMES = [
  'crate-missing',
  'crate-unknown',
  'crate-empty',
  'crate-not-picked',
  'locked',
  'unknown-code',
  'not-in-order',
  'already-scanned',
  'enough-scanned',
  'serial-mismatch',
  'serial-unavailable',
  'box-wrong',
  'weight-wrong',
  'items-missing',
  'box-missing',
  'weight-missing',
  'nothing-to-undo',
  'already-handed-over',
  'carrier-refused',
] as const
const OUTCOMES = [...GOOD_OUTCOMES, ...REFUSED_OUTCOMES] as const
export type ScanOutcome = (typeof OUTCOMES)[number]

/** In centimetres. */
export const LARGEST_SIDE = 200
/** In kilograms: what one carrier's person may lift. */
export const LARGEST_WEIGHT = 31.5
export const SMALLEST_WEIGHT = 0.01

const Side = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(LARGEST_SIDE))
/** In whole centimetres. */
export const PackageSize = v.object({ width: Side, height: Side, depth: Side })
export type PackageSize = v.InferOutput<typeof PackageSize>

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const PackedItem = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  /** What stands on its label. */
  barcode: v.string(),
  quantity: Count,
  has_serials: v.nullish(v.boolean(), false),
  /** What was scanned of it: serial numbers, or its own code once for each piece. */
  scanned: listOf(v.string(), 500),
})
export type PackedItem = v.InferOutput<typeof PackedItem>

/** An order on the packing table. */
export const PackedOrder = v.object({
  /** Of the order. */
  id: Id,
  number: v.string(),
  crate: v.nullish(v.object({ name: v.string(), code: v.string() }), null),
  delivery_name: v.string(),
  items: listOf(PackedItem, 200),
  size: v.nullish(PackageSize, null),
  /** In kilograms. */
  weight: v.nullish(v.number(), null),
  /** The item whose serial number is to be scanned next. */
  expected_item: v.nullish(Id, null),
  /** Items that were asked for their serial number, and overtaken by another scan before it came. */
  owed_items: v.nullish(listOf(Id, 200), []),
  /** The carrier's number; null until the parcel was handed over. */
  label: optionalText,
  is_handed_over: v.nullish(v.boolean(), false),
  /** The customer fetches it in a shop, so that no carrier takes it. */
  is_pickup: v.nullish(v.boolean(), false),
  /** Who works on it, where that is somebody else. */
  locked_by: optionalText,
  can_undo: v.nullish(v.boolean(), true),
  can_confirm: v.nullish(v.boolean(), true),
})
export type PackedOrder = v.InferOutput<typeof PackedOrder>

export const packing = query('order-packing', {
  path: '/api/new/orders/order-delivery/packing/detail/{id}/',
  doc: 'An order on the packing table by its id, with all that was scanned of it so far.',
  response: PackedOrder,
  errors: [403, 404],
  isPersonal: true,
  access: 'staff',
})

/** `order` is the order on the table, null while there is none; a crate's code opens the order in it. */
export const ScanRequest = v.strictObject({ code: sentText(80), order: v.nullable(sentText(20)) })
export type ScanRequest = v.InferOutput<typeof ScanRequest>

export const ScanAnswer = v.object({
  outcome: v.picklist(OUTCOMES),
  /** The code as the shop reads it. */
  code: v.string(),
  /** Of a serial number that is unavailable: it goes with another order, or nobody knows it. */
  unavailable: v.nullish(v.picklist(['assigned', 'unknown']), null),
  /** The order on the table after it; null where there is none. */
  order: v.nullish(PackedOrder, null),
})
export type ScanAnswer = v.InferOutput<typeof ScanAnswer>

export const scanPacking = mutation('order-packing-scan', {
  path: '/api/new/orders/order-delivery/packing/scan/',
  doc: 'One scan at the packing table: a crate, an item or its serial number, a box, a weight or a printed command. A refused scan is answered 200, too, and says why.',
  request: ScanRequest,
  response: ScanAnswer,
  errors: [400, 403, 404],
  access: 'staff',
})
