import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { ORDER_STATES } from '../orders/orders.ts'
import { Id, listOf, optionalText, Price, sentText } from '../wire.ts'
import { ScanRequest } from './packing.ts'
import { PickingState } from './picking-state.ts'

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Version = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Flag = v.nullish(v.boolean(), true)

const DeliveryItem = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  barcode: optionalText,
  quantity: Count,
  /** Pieces that lie in the crate. */
  picked: v.nullish(Count, 0),
  picking_state: PickingState,
  unit_price: v.nullish(Price, null),
  /** What it may become; a server that does not tell refuses what can't be. */
  next_states: v.nullish(listOf(PickingState, 10), null),
  can_replace: Flag,
})
export type DeliveryItem = v.InferOutput<typeof DeliveryItem>

const Parcel = v.object({
  width: Count,
  height: Count,
  depth: Count,
  weight: v.number(),
  /** The carrier's number; null until it has it. */
  label: optionalText,
})

/** An order on its way from the shelf to the carrier, as staff see it. */
export const OrderDelivery = v.object({
  id: Id,
  number: v.string(),
  created_at: v.string(),
  order_state: v.picklist(ORDER_STATES),
  picking_state: PickingState,
  customer: v.string(),
  delivery_name: v.string(),
  /** How it is paid. */
  payment_name: optionalText,
  /** Lines to show. */
  address: v.nullish(listOf(v.string(), 10), () => []),
  /** ISO moments. */
  delivery_from: optionalText,
  delivery_to: optionalText,
  crate: v.nullish(v.object({ id: Id, name: v.string(), code: v.string() }), null),
  parcel: v.nullish(Parcel, null),
  items: listOf(DeliveryItem, 200),
  /** Who works on it. */
  locked_by: optionalText,
  is_locked_by_me: v.nullish(v.boolean(), false),
  can_pick: Flag,
  can_add_product: Flag,
  can_hand_over: Flag,
  /** Fetched in a shop; it goes to no carrier. */
  is_pickup: v.nullish(v.boolean(), false),
  can_mail: Flag,
  version: Version,
})
export type OrderDelivery = v.InferOutput<typeof OrderDelivery>

export const orderDelivery = query('order-delivery', {
  path: '/api/new/orders/order-delivery/detail/{id}/',
  doc: 'An order with its items as they are picked, and what may be done with it.',
  response: OrderDelivery,
  errors: [403, 404],
  isPersonal: true,
  access: 'staff',
})

/** A whole minute of the shop's own day is enough; both or neither. */
const Moment = v.nullable(v.pipe(sentText(40), v.isoTimestamp()))
export const DeliveryWindow = v.strictObject({
  delivery_from: Moment,
  delivery_to: Moment,
  version: Version,
})
export type DeliveryWindow = v.InferOutput<typeof DeliveryWindow>

export const changeDeliveryWindow = mutation('order-delivery-window', {
  path: '/api/new/orders/order-delivery/detail/{id}/window/',
  method: 'PUT',
  doc: 'When an order is to be delivered: `delivery_from` is before `delivery_to`. 409 with the current order where a colleague was faster.',
  request: DeliveryWindow,
  response: OrderDelivery,
  errors: [400, 403, 404, 409],
  access: 'staff',
})

export const PickingMove = v.strictObject({ picking_state: PickingState, version: Version })

export const changeItemPicking = mutation('order-delivery-item', {
  path: '/api/new/orders/order-delivery/detail/{id}/items/{item}/',
  method: 'PATCH',
  doc: 'Moves one item to another picking state. 409 with the current order where a colleague was faster.',
  request: PickingMove,
  response: OrderDelivery,
  errors: [400, 403, 404, 409],
  access: 'staff',
})

/** `product` is its code. */
export const ReplacedItem = v.strictObject({ product: sentText(120), version: Version })

export const replaceItem = mutation('order-delivery-replace', {
  path: '/api/new/orders/order-delivery/detail/{id}/items/{item}/replace/',
  doc: 'Puts another product into the place of one that cannot be had; the customer pays what was agreed.',
  request: ReplacedItem,
  response: OrderDelivery,
  errors: [400, 403, 404, 409],
  access: 'staff',
})

export const AddedItem = v.strictObject({
  product: sentText(120),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(99)),
  version: Version,
})

export const addDeliveryItem = mutation('order-delivery-add', {
  path: '/api/new/orders/order-delivery/detail/{id}/items/',
  doc: 'Adds a product to an order; refused in states in which the order can no longer change.',
  request: AddedItem,
  response: OrderDelivery,
  errors: [400, 403, 404, 409],
  access: 'staff',
})

export const VersionOnly = v.strictObject({ version: Version })

export const handOver = mutation('order-delivery-hand-over', {
  path: '/api/new/orders/order-delivery/detail/{id}/hand-over/',
  doc: 'Hands a packed order over to its carrier. A carrier that does not take it is a 400.',
  request: VersionOnly,
  response: OrderDelivery,
  errors: [400, 403, 404, 409],
  access: 'staff',
})

/** `take` also takes it over from a colleague. */
export const LockRequest = v.strictObject({ action: v.picklist(['take', 'release']) })

export const lockDelivery = mutation('order-delivery-lock', {
  path: '/api/new/orders/order-delivery/detail/{id}/lock/',
  doc: 'Says that one works on an order, or no more, so that no colleague picks it, too.',
  request: LockRequest,
  response: OrderDelivery,
  errors: [403, 404],
  access: 'staff',
})

/** What came of a scan beside the shelf. */
export const GOOD_PICKS = [
  'order-opened',
  'crate-put',
  'piece-picked',
  'undone',
  'taken-over',
  /** Confirmed: all lies in the crate, and the packing table is next. */
  'ready-to-pack',
] as const
const REFUSED_PICKS = [
  'order-missing',
  'locked',
  'not-pickable',
  'crate-taken',
  'crate-missing',
  /** Confirmed before all was picked. */
  'confirmed-early',
  /** A size, a weight: the packing table asks for it. */
  'of-packing',
  'unknown-code',
  'not-in-order',
  'already-scanned',
  'enough-scanned',
  'nothing-to-undo',
] as const
const PICK_OUTCOMES = [...GOOD_PICKS, ...REFUSED_PICKS] as const
export type PickOutcome = (typeof PICK_OUTCOMES)[number]

export const PickAnswer = v.object({
  outcome: v.picklist(PICK_OUTCOMES),
  code: v.string(),
  order: v.nullish(OrderDelivery, null),
  /** The number of the order that lies in a crate that is taken. */
  other_order: optionalText,
})
export type PickAnswer = v.InferOutput<typeof PickAnswer>

export const scanPicking = mutation('order-delivery-scan', {
  path: '/api/new/orders/order-delivery/picking/scan/',
  doc: 'One scan beside the shelf: an order, a crate to put it into, an item or a printed command. A refused scan is answered 200, too, and says why.',
  request: ScanRequest,
  response: PickAnswer,
  errors: [400, 403, 404],
  access: 'staff',
})

const FoundProduct = v.object({
  code: v.string(),
  name: v.string(),
  price: Price,
  stock: v.nullish(Count, null),
})
export type FoundProduct = v.InferOutput<typeof FoundProduct>

export const deliveryProducts = query('order-delivery-products', {
  path: '/api/new/orders/order-delivery/products/',
  doc: 'Products that can be added to an order or put into the place of another.',
  query: { search: { doc: 'a part of the name or the code' } },
  response: listOf(FoundProduct, 20),
  errors: [403],
  isPersonal: true,
  access: 'staff',
})
