import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { Amount, Id, listOf, optionalText, Price } from '../wire.ts'

export const ORDER_STATES = [
  'new',
  'waiting-for-payment',
  'in-progress',
  'ready-for-pickup',
  'sent',
  'delivered',
  'cancelled',
  'returned',
] as const
export const INVOICE_STATES = ['not-created', 'in-progress', 'created'] as const

/** A printable document of an order. */
const Document = v.object({ number: v.string(), url: v.string() })

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const ITEM_KINDS = ['product', 'insurance', 'warranty', 'bonus', 'service'] as const

const OrderItem = v.object({
  id: Id,
  /** What a bonus is worth is taken off the sum. */
  kind: v.nullish(v.picklist(ITEM_KINDS), 'product'),
  code: v.string(),
  /** What customers are shown as the code, where that is another one. */
  sku: optionalText,
  name: v.string(),
  /** What its customer has to do about it. */
  note: optionalText,
  url: optionalText,
  image: optionalText,
  quantity: Count,
  /** How many of it can still be returned. */
  returnable: v.nullish(Count, 0),
  unit_price: Price,
  final_price: Price,
})

const State = v.picklist(ORDER_STATES)
export type OrderState = v.InferOutput<typeof State>

/** `GET order-status`: an order as its customer sees it. */
export const Order = v.object({
  id: Id,
  number: v.string(),
  /** ISO moment. */
  created_at: v.string(),
  state: State,
  delivery: v.object({
    /** Of the contract's deliveries, such as `store`. */
    code: optionalText,
    /** As of `deliveries`: what is of a `store` or a `dispensing-place` is picked up there. */
    kind: optionalText,
    name: v.string(),
    price: Price,
    /** The carrier's number of the parcel. */
    number: optionalText,
    status: optionalText,
    tracking_url: optionalText,
    /** Where it goes: lines to show. */
    address: listOf(v.string(), 10),
    /** ISO date. */
    expected_date: optionalText,
  }),
  payment: v.object({
    name: v.string(),
    code: v.string(),
    price: Price,
    is_paid: v.boolean(),
    paid_at: optionalText,
    /** Of the last try to pay. */
    id: v.nullish(Id, null),
    can_pay: v.boolean(),
    /** It is paid as it is handed over, and nothing is owed before. */
    is_on_delivery: v.nullish(v.boolean(), false),
    /** For a transfer: account and whose it is, symbol, and the text of a QR payment (SPD). */
    account: optionalText,
    account_holder: optionalText,
    variable_symbol: optionalText,
    qr_text: optionalText,
    /** ISO date until which a transfer is waited for. */
    due_date: optionalText,
  }),
  customer: v.object({
    name: v.string(),
    company: optionalText,
    /** The company's number (IČO, CUI), and the one for tax (DIČ, cod de TVA). */
    tin: optionalText,
    vatn: optionalText,
    email: optionalText,
  }),
  items: listOf(OrderItem, 500),
  discount: Price,
  rounding: Amount,
  total: Price,
  /** The tax that is in it. */
  vat: v.nullish(Price, null),
  invoice: v.object({ state: v.picklist(INVOICE_STATES), document: v.nullish(Document, null) }),
  credit_note: v.nullish(Document, null),
  /** What happened, the oldest first. */
  history: listOf(v.object({ at: v.string(), state: State }), 50),
  can_cancel: v.boolean(),
  /** Within the law's fourteen days. */
  can_withdraw: v.boolean(),
  /** ISO date of the last of these days; null before the delivery. */
  withdraw_until: optionalText,
  /** Where one withdraws, or reads where the goods of a withdrawal go; null once neither is possible. */
  withdrawal_url: optionalText,
  /** False where money goes back the way it came, so that nobody has to name an account. */
  needs_refund_account: v.nullish(v.boolean(), true),
  /** The withdrawals that were made, the oldest first. */
  withdrawals: v.nullish(
    listOf(
      v.object({
        number: v.string(),
        created_at: v.string(),
        /** What is paid back for it. */
        refund: v.nullish(Price, null),
      }),
      50,
    ),
    () => [],
  ),
})
export type Order = v.InferOutput<typeof Order>

const OrderRow = v.object({
  id: Id,
  number: v.string(),
  created_at: v.string(),
  state: State,
  is_paid: v.boolean(),
  /** As in an order's payment. */
  is_on_delivery: v.nullish(v.boolean(), false),
  total: Price,
  /** Of its delivery, as in an order. */
  delivery_kind: optionalText,
  item_count: Count,
  /** The first products, to know it by. */
  names: listOf(v.string(), 3),
  url: v.string(),
})
export type OrderRow = v.InferOutput<typeof OrderRow>

export const OrderPage = v.object({
  count: Count,
  next: optionalText,
  previous: optionalText,
  results: listOf(OrderRow, 100),
})

export const orderStatus = query('order-status', {
  path: '/core/orders/{id}/',
  doc: 'An order by its id, which nobody can guess; for anonymous visitors too.',
  response: Order,
  errors: [404, 429],
  isPersonal: true,
})

export type OrderPage = v.InferOutput<typeof OrderPage>

export const orders = query('orders', {
  path: '/core/orders/',
  doc: 'The orders of the customer who is signed in, the newest first.',
  query: { page: { doc: 'from 1' }, page_size: { doc: 'at most 100' } },
  response: OrderPage,
  errors: [403, 404],
  isPersonal: true,
  access: 'signed-in',
})

export const cancelOrder = mutation('cancel-order', {
  path: '/core/orders/{id}/cancel/',
  doc: 'Cancels an order that has not left yet; answers with the order.',
  request: v.strictObject({}),
  response: Order,
  errors: [404, 409],
})
