import * as v from 'valibot'
import { type CallOptions, read } from './http.ts'
import { Id, listOf } from './wire.ts'

export const Country = v.object({
  id: Id,
  name: v.string(),
  /** ISO. */
  code: v.pipe(v.string(), v.length(2), v.toUpperCase()),
})
export type Country = v.InferOutput<typeof Country>

/** One place of the sell form's location search; it only fills fields. */
export const Place = v.object({ city: v.string(), district: v.string(), postcode: v.string() })
export type Place = v.InferOutput<typeof Place>

export const readCountries = (o?: CallOptions) => read('country-options', listOf(Country), o)

export const readPlaces = (term: string, o?: CallOptions) =>
  read('place-search', v.object({ result: listOf(Place, 20) }), { ...o, query: { term } })
