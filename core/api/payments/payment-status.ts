import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { Id, optionalText, Price } from '../wire.ts'

/** Paid is final; who failed or cancelled may pay anew; in all others nobody knows yet. */
export const PAYMENT_STATES = ['created', 'in-progress', 'paid', 'failed', 'cancelled'] as const

/** `GET payment-status`: what became of a payment. */
export const PaymentStatus = v.object({
  id: Id,
  status: v.picklist(PAYMENT_STATES),
  /** Of the order that is paid for. */
  order_id: Id,
  order_number: v.string(),
  total: Price,
  /** Why it failed, in the customer's language. */
  message: optionalText,
  /** The page that shows the order. */
  order_url: optionalText,
})
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>

export const paymentStatus = query('payment-status', {
  path: '/core/payments/{id}/status/',
  doc: 'What became of a payment, by its id, which nobody can guess.',
  response: PaymentStatus,
  errors: [404],
  isPersonal: true,
})

/** Where the customer pays by card: the gateway's own page. */
export const cardPay = query('card-pay', {
  path: '/core/payments/card-pay/{order}/',
  doc: 'Begins a payment by card for an order, or goes on with one, and says where the customer pays.',
  onlyFor: 'cards',
  response: v.object({
    payment_id: Id,
    /** A page of the gateway, on an origin that the page's `paymentOrigins` names. */
    url: v.string(),
  }),
  errors: [404, 409],
  isPersonal: true,
})
