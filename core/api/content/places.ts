import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { Id, listOf } from '../wire.ts'

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

export const countryOptions = query('country-options', {
  path: '/core/api/countries/',
  doc: 'The countries that addresses may name.',
  response: listOf(Country),
})

export const placeSearch = query('place-search', {
  path: '/core/api/places/',
  doc: 'Places whose city, district or postcode begins with the term, up to 100; islands narrow them by the rest of what was typed.',
  query: { term: { doc: 'the start of a name, 12 characters at most, or of a postcode', isRequired: true } },
  response: v.object({ result: listOf(Place, 100) }),
})
