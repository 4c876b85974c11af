import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { listOf, optionalText, Price } from '../wire.ts'

/**
 * Where a delivery ends: at the customer's own address, at one of many dispensing places, in a store of the shop, at
 * the address within the hour (`express`), or at the address at an hour that the customer chose (`atc`).
 */
export const DELIVERY_KINDS = ['courier', 'dispensing-place', 'store', 'express', 'atc'] as const

/** One way in which the cart may be delivered. */
const Delivery = v.object({
  /** What the order sends as `type_delivery_code`. */
  code: v.string(),
  name: v.string(),
  description: optionalText,
  kind: v.picklist(DELIVERY_KINDS),
  /** Whose own pick-up map it has. */
  provider: v.nullish(v.picklist(['packeta', 'dpd', 'liftago']), null),
  /** What the provider's map is opened with; null where there is no map. */
  map_key: optionalText,
  price: Price,
  /** From which sum of goods it costs nothing. */
  free_from: v.nullish(Price, null),
  /** When the goods are there at the earliest, ISO. */
  earliest_date: optionalText,
  /** Whether the cart can be had so now, and if not, why. */
  is_available: v.boolean(),
  reason: optionalText,
})
export type Delivery = v.InferOutput<typeof Delivery>

export const Deliveries = v.object({
  deliveries: listOf(Delivery, 50),
  /** Whether `all-deliveries` has more than these; what is not told may be so. */
  has_others: v.nullish(v.boolean(), true),
})

export const deliveries = query('deliveries', {
  path: '/core/checkout/deliveries/',
  doc: 'The ways in which the visitor’s cart can be delivered, with their prices for this cart.',
  response: Deliveries,
  isPersonal: true,
})

export const allDeliveries = query('all-deliveries', {
  path: '/core/checkout/deliveries/all/',
  doc: 'Every way in which the shop delivers, also those that this cart can’t have, with why.',
  response: Deliveries,
  isPersonal: true,
})
