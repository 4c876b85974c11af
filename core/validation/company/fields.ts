import * as v from 'valibot'
import { type FieldPiece, type HomeCountry, makeField, readValue, type ValueOrGetter } from '../field.ts'
import { birthNumberField } from '../identity/fields.ts'
import { stripSpaces } from '../text/strip-spaces.ts'
import {
  normalizeCui,
  normalizeDic,
  validateCui,
  validateDic,
  validateIco,
  validateTva,
} from './company-id.ts'
import { companyMessages } from './messages.ts'

/** IČO, or CUI in Romania (`tin`). */
export const companyIdField = (country: HomeCountry) =>
  country === 'RO'
    ? makeField(companyMessages, validateCui, normalizeCui)
    : makeField(companyMessages, validateIco, stripSpaces)

/** DIČ, or the Romanian VAT number (`vatn`): a company's CUI with `RO`, or the CNP of somebody who trades alone. */
export function vatField(country: HomeCountry, today: ValueOrGetter<string>): FieldPiece {
  if (country === 'CZ')
    return makeField(companyMessages, text => validateDic(text, readValue(today)), normalizeDic)
  const company = makeField(companyMessages, validateTva, text => `RO${normalizeCui(text)}`)
  const person = birthNumberField('RO', today)
  return v.lazy(text => (/^\d{13}$/.test(stripSpaces(String(text))) ? person : company))
}
