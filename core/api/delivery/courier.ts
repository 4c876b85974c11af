import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { Id, listOf, optionalText, Price, sentText } from '../wire.ts'

/** A stretch of time in which the courier comes. */
const Timeslot = v.object({
  /** What the order sends as `timeslot`. */
  id: Id,
  /** ISO date. */
  date: v.string(),
  /** `HH:MM`. */
  from: v.string(),
  to: v.string(),
  is_available: v.boolean(),
  price: v.nullish(Price, null),
})
export type Timeslot = v.InferOutput<typeof Timeslot>

const Courier = v.object({
  is_available: v.boolean(),
  /** Why it can't come. */
  reason: optionalText,
  price: v.nullish(Price, null),
  timeslots: listOf(Timeslot, 100),
})
export type Courier = v.InferOutput<typeof Courier>

export const atcDelivery = query('atc-delivery', {
  path: '/core/checkout/atc-delivery/',
  doc: 'When the shop’s own courier can come with the visitor’s cart, by days and hours.',
  onlyFor: 'couriers of its own',
  response: Courier,
  isPersonal: true,
})

export const LiftagoRequest = v.strictObject({
  /** The store that the goods leave from; null for the nearest that has them all. */
  store_seo_name: v.nullable(sentText(120)),
  delivery_address: v.strictObject({
    delivery_address: sentText(120),
    delivery_city: sentText(120),
    delivery_postcode: sentText(20),
  }),
})

export const liftagoCheck = mutation('liftago-check', {
  path: '/core/checkout/liftago-check/',
  doc: 'Whether a courier can be at an address within the hour, at which price, and when.',
  onlyFor: 'couriers within the hour',
  request: LiftagoRequest,
  response: Courier,
  isIdempotent: false,
})
