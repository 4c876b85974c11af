import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { optionalText } from '../wire.ts'

/** A firm as the public register has it; what is not known of it is null. */
const Company = v.object({
  name: v.string(),
  /** Street and number. */
  address: optionalText,
  city: optionalText,
  district: optionalText,
  postcode: optionalText,
  /** DIČ, or the Romanian VAT number; null where it pays no VAT. */
  vatn: optionalText,
})
export type Company = v.InferOutput<typeof Company>

export const company = query('company', {
  path: '/core/checkout/companies/{number}/',
  doc: 'A firm by its IČO or CUI, without spaces and without RO, from a public register; 404 where there is none. A site that has no such call leaves it out of its routes.',
  response: Company,
  errors: [404],
  isOptional: true,
  onlyFor: 'firms filled in by their number',
})
