import * as v from 'valibot'
import { describeRead } from './contract-call.ts'
import { Country, Place } from './places.ts'
import { listOf } from './wire.ts'

export const SITE_CONTRACT = {
  'country-options': describeRead(
    '/core/api/countries/',
    'The countries that addresses may name.',
    listOf(Country),
  ),
  'place-search': describeRead(
    '/core/api/places/',
    'Places whose city, district or postcode begins with the term.',
    v.object({ result: listOf(Place, 20) }),
    { query: { term: { describes: 'what the visitor has typed', isRequired: true } } },
  ),
}
