import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { Id, listOf, optionalText } from '../wire.ts'

const Coordinate = v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.finite()), null)

/** The hours of one day; `day` counts from Monday as 1. No hours: closed. */
const OpeningDay = v.object({
  day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  hours: listOf(v.object({ from: v.string(), to: v.string() }), 4),
})

/** A day on which a place is open otherwise than on others; no hours: closed. */
const OpeningException = v.object({ date: v.string(), from: optionalText, to: optionalText })

/** A place where an order can be picked up: a store, a counter, a box. */
const DeliveryPlace = v.object({
  /** What the order sends as `store`. */
  id: Id,
  name: v.string(),
  street: v.string(),
  city: v.string(),
  postcode: v.string(),
  kind: v.picklist(['store', 'counter', 'box']),
  latitude: Coordinate,
  longitude: Coordinate,
  opening_hours: listOf(OpeningDay, 7),
  exceptions: v.nullish(listOf(OpeningException, 20), () => []),
  /** False where nothing more can be sent there now; `reason` says why. */
  is_available: v.boolean(),
  is_almost_full: v.nullish(v.boolean(), false),
  reason: optionalText,
  takes_cards: v.nullish(v.boolean(), true),
  takes_cash: v.nullish(v.boolean(), true),
  /** The whole cart lies there and is ready in so many minutes; null where it has to come first. */
  ready_in: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null),
  /** When the goods are there where they have to come first, ISO. */
  ready_date: optionalText,
})
export type DeliveryPlace = v.InferOutput<typeof DeliveryPlace>

export const DeliveryPlaces = v.object({
  /** How many there are, of which `places` may be the first. */
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  places: listOf(DeliveryPlace, 200),
  /** What a search was understood as, where a word of it was a slip; nothing where it was found as typed. */
  meant: optionalText,
})

export const deliveryPlaces = query('delivery-places', {
  path: '/core/checkout/deliveries/{delivery}/places/',
  doc: 'The places of one delivery where the whole cart can be had now, the nearest in time first.',
  onlyFor: 'pick-up in stores',
  response: DeliveryPlaces,
  errors: [404],
  isPersonal: true,
  isOwn: true,
})

export const allPlaces = query('all-places', {
  path: '/core/checkout/places/',
  doc: 'Every store of the shop, also those where something of the cart is missing, with when it is there.',
  onlyFor: 'pick-up in stores',
  response: DeliveryPlaces,
  isPersonal: true,
})

export const dispensingPlaces = query('dispensing-places', {
  path: '/core/checkout/deliveries/{delivery}/dispensing-places/',
  doc: 'The dispensing places of a delivery by name, street, city, postcode or their own id, the best first.',
  onlyFor: 'pick-up at other places',
  query: {
    search: {
      doc: 'what the visitor has typed, a postcode without its space; or the id of a place, chosen in a map or before',
    },
    limit: { doc: 'at most so many, 20 where nothing is said' },
  },
  response: DeliveryPlaces,
  errors: [404],
  isPersonal: true,
  isOwn: true,
})
