import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { CheckoutCart } from '../checkout/checkout-cart.ts'
import { listOf, optionalText, Price, sentText } from '../wire.ts'

export const PAYMENT_KINDS = [
  'card',
  'google-pay',
  'apple-pay',
  'transfer',
  'cash',
  'instalment',
  'lease',
  'twisto',
] as const

/** Instalments are arranged on the store or online. */
export const ARRANGE_TYPES = ['on-store', 'online'] as const

const Payment = v.object({
  /** What the order sends as `type_payment`. */
  code: v.string(),
  name: v.string(),
  description: optionalText,
  kind: v.picklist(PAYMENT_KINDS),
  /** What paying so costs. */
  price: Price,
  is_available: v.boolean(),
  reason: optionalText,
  /** Whether a company has to be chosen, by `sub-payments`. */
  has_sub_payments: v.nullish(v.boolean(), false),
  /** It takes the place of every other payment, also of gift vouchers; a lease. */
  is_exclusive: v.nullish(v.boolean(), false),
  arrange_types: v.nullish(listOf(v.picklist(ARRANGE_TYPES), 2), () => []),
})
export type Payment = v.InferOutput<typeof Payment>

const Payments = v.object({
  payments: listOf(Payment, 50),
  /** The code of the one that the server holds for chosen. */
  selected: optionalText,
})

/** A company that carries a payment: a bank for instalments, a leasing company. */
const SubPayment = v.object({
  /** What the order sends as `payment_company`. */
  code: v.string(),
  name: v.string(),
  description: optionalText,
})
export type SubPayment = v.InferOutput<typeof SubPayment>

export const payments = query('payments', {
  path: '/core/checkout/payments/',
  doc: 'The ways in which the visitor’s cart can be paid, before a delivery is chosen.',
  response: Payments,
  isPersonal: true,
})

export const deliveryPayments = query('delivery-payments', {
  path: '/core/checkout/deliveries/{delivery}/payments/',
  doc: 'The ways in which the visitor’s cart can be paid when it is delivered so; at a place, what that very place takes.',
  query: { place: { doc: 'id of the chosen place: a store of the shop, or a dispensing place' } },
  response: Payments,
  errors: [404],
  isPersonal: true,
  isOwn: true,
})

export const subPayments = query('sub-payments', {
  path: '/core/checkout/payments/{payment}/sub-payments/',
  doc: 'The companies that a payment is made with.',
  onlyFor: 'payments with a choice of companies',
  response: v.object({ sub_payments: listOf(SubPayment, 50) }),
  errors: [404],
  isPersonal: true,
  isOwn: true,
})

export const SelectedPayment = v.strictObject({
  /** Null where only the delivery is chosen so far. */
  type_payment: v.nullable(sentText(50)),
  payment_company: v.nullable(sentText(50)),
  /** The delivery that it is paid for; null where none is chosen yet. */
  type_delivery_code: v.nullable(sentText(50)),
  /** The id of the instalment, of `installment-data`. */
  installment: v.nullable(sentText(50)),
})

export const selectPayment = mutation('select-payment', {
  path: '/core/checkout/select-payment/',
  doc: 'Chooses how the cart is paid, and delivered; answers with what it comes to now.',
  request: SelectedPayment,
  response: CheckoutCart,
  errors: [400, 409],
})
