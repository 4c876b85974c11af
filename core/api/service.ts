import * as v from 'valibot'
import { REPLAYED, replayQuery } from './device.ts'
import { type CallOptions, read } from './http.ts'
import { Id, listOf, optionalText, Price } from './wire.ts'

/** One thing that the service does with a device. */
export const Operation = v.object({
  value: Id,
  label: v.string(),
  description: optionalText,
  /** The lowest price it can have; null where only a look at the device tells. */
  price_from: v.nullish(Price, null),
  /** How long it takes, in minutes; null where nobody can say before. */
  duration: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null),
  /** Done on the day the device is brought. */
  is_same_day: v.optional(v.boolean(), false),
  /** In how many stores the part lies ready; null where none is needed. */
  store_availability: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null),
  /** Where it is ordered. */
  url: optionalText,
})
export type Operation = v.InferOutput<typeof Operation>

/** `GET service-operations`; `url` is the path of the service page that shows this device. */
export const Operations = v.object({ url: optionalText, choices: listOf(Operation) })
export type Operations = v.InferOutput<typeof Operations>

/** `GET service-selector-data` and `GET service-product`: everything that brings a device to the page. */
export const ServiceData = v.object({ ...REPLAYED, operations: v.nullish(Operations, null) })
export type ServiceData = v.InferOutput<typeof ServiceData>

/** What the search over service products found; `url` is the service page with this product. */
export const FoundProduct = v.object({
  id: Id,
  label: v.string(),
  manufacturer: optionalText,
  type: optionalText,
  image: optionalText,
  image_alt: optionalText,
  url: optionalText,
})
export type FoundProduct = v.InferOutput<typeof FoundProduct>

/** What a list under a search field can show. */
const MOST_FOUND = 50

/** `GET service-smart-search`. */
export const FoundProducts = v.object({ result: listOf(FoundProduct, MOST_FOUND) })

export const readServiceData = (params: URLSearchParams, code: string | undefined, o?: CallOptions) =>
  read('service-selector-data', ServiceData, { ...o, query: replayQuery(params, code) })

export const readServiceProduct = (id: string, o?: CallOptions) =>
  read('service-product', ServiceData, { ...o, args: { id } })

export const readOperations = (color: string, o?: CallOptions) =>
  read('service-operations', Operations, { ...o, args: { color } })

export const searchService = (term: string, o?: CallOptions) =>
  read('service-smart-search', FoundProducts, { ...o, query: { term } })
