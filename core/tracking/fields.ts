import * as v from 'valibot'
import { isTypedPersonal, looksPersonal } from './looks-personal.ts'

/** Google cuts values there. */
const MAX_LENGTH = 100

/** What the shop calls a thing by: a product code, an order number, a slug. */
export const Code = v.pipe(
  v.string(),
  v.regex(/^[\w.:/~-]{1,100}$/),
  v.check(text => !looksPersonal(text)),
)

/** A text of the shop's own data, cut to what is kept of it. */
export const Label = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.check(text => !looksPersonal(text)),
  v.transform(text => text.slice(0, MAX_LENGTH)),
)

/** The one field that a visitor types. */
export const SearchTerm = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.check(text => !isTypedPersonal(text)),
  v.transform(text => text.slice(0, MAX_LENGTH)),
)

/** An amount in major units, as analytics count: 1234.5. */
export const MajorAmount = v.pipe(v.number(), v.finite(), v.minValue(0))

export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const Currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
