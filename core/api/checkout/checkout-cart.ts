import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { Amount, Id, listOf, optionalText, Price, sentText } from '../wire.ts'

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** One line of the order: a product, or what goes with one (`parent_id`). */
const CheckoutProduct = v.object({
  id: Id,
  parent_id: v.nullish(Id, null),
  kind: v.picklist(['product', 'insurance', 'warranty', 'bonus', 'service']),
  code: v.string(),
  name: v.string(),
  image: optionalText,
  quantity: Count,
  price: Price,
  total: Price,
  /** For tracking. */
  manufacturer_name: optionalText,
  type_device_name: optionalText,
})
export type CheckoutProduct = v.InferOutput<typeof CheckoutProduct>

/** A discount of the cart; `amount` is what it takes off. */
const CartDiscount = v.object({
  id: Id,
  name: v.string(),
  code: optionalText,
  kind: v.picklist(['percentage', 'absolute', 'fixed', 'isic']),
  amount: Price,
  /** False where the cart no longer meets its conditions: it takes nothing off, and no order is made with it. */
  is_valid: v.boolean(),
  reason: optionalText,
  /** Where it is not taken off all of the cart: what it is taken off, in a sentence. */
  scope: optionalText,
  /** The shop gave it by itself, and it can't be taken back. */
  is_automatic: v.nullish(v.boolean(), false),
})
export type CartDiscount = v.InferOutput<typeof CartDiscount>

/** What the customer has to know of the cart before they order. */
export const NOTICES = [
  'price-changed',
  // The cart was changed elsewhere after this page was told what is in it.
  'cart-changed',
  'not-in-stock',
  'invalid-discount',
  'insurance-price-changed',
  'glue-service-not-offered',
  'delivery-not-available',
  'place-not-available',
] as const

const Notice = v.object({
  kind: v.picklist(NOTICES),
  /** What it is about: the name of a product, of a discount, of a delivery. */
  about: optionalText,
})
export type Notice = v.InferOutput<typeof Notice>

/** What a refused order (409) says of it beside its `detail`. */
export const Conflict = v.object({ notices: listOf(Notice, 50) })

/** What the order comes to; every sum in minor units. total = goods - discount + delivery + payment + rounding. */
const Totals = v.object({
  goods: Price,
  /** What all discounts take off together. */
  discount: Price,
  /** Null until one is chosen. */
  delivery: v.nullish(Price, null),
  payment: v.nullish(Price, null),
  /** What rounding adds, in cash alone; may be below zero. */
  rounding: Amount,
  total: Price,
  /** The tax that is in it. */
  vat: v.nullish(Price, null),
})
export type Totals = v.InferOutput<typeof Totals>

/** `GET cart-products`: what would be ordered now. */
export const CheckoutCart = v.object({
  count: Count,
  products: listOf(CheckoutProduct, 500),
  discounts: listOf(CartDiscount, 50),
  totals: Totals,
  notices: listOf(Notice, 50),
  /** What is chosen so far, as the server has it; before that the instalments that were chosen with a package. */
  type_delivery_code: optionalText,
  type_payment: optionalText,
  payment_company: optionalText,
  /** Id of the instalment. */
  installment: optionalText,
})
export type CheckoutCart = v.InferOutput<typeof CheckoutCart>

export const cartProducts = query('cart-products', {
  path: '/core/checkout/products/',
  doc: 'What would be ordered now: products with what goes with them, discounts, and sums.',
  response: CheckoutCart,
  isPersonal: true,
})

/** Either a code, or an ISIC card. */
export const DiscountRequest = v.union([
  v.strictObject({ code: sentText(50) }),
  v.strictObject({ cardNumber: sentText(30), cardHolder: sentText(120) }),
])

export const addDiscount = mutation('add-discount-code', {
  path: '/core/checkout/discounts/',
  doc: 'Adds a discount by its code, or by an ISIC card; answers with what it comes to now.',
  request: DiscountRequest,
  response: CheckoutCart,
  errors: [400, 409, 429],
})

export const removeDiscount = mutation('remove-discount', {
  path: '/core/checkout/discounts/{id}/remove/',
  doc: 'Takes a discount off the cart; answers with what it comes to now.',
  request: v.strictObject({}),
  response: CheckoutCart,
  errors: [404],
})
