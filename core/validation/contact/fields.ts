import { makeField, readValue, type ValueOrGetter } from '../field.ts'
import { normalizeEmail, validateEmail } from './email.ts'
import { contactMessages } from './messages.ts'
import { toE164, validatePhone } from './phone.ts'
import { normalizePostcode, validatePostcode } from './postcode.ts'

export const emailField = () => makeField(contactMessages, validateEmail, normalizeEmail)

export const phoneField = (country: ValueOrGetter<string>) =>
  makeField(
    contactMessages,
    text => validatePhone(text, readValue(country)),
    text => toE164(text, readValue(country)) ?? text,
  )

export const postcodeField = (country: ValueOrGetter<string>) =>
  makeField(contactMessages, text => validatePostcode(text, readValue(country)), normalizePostcode)
