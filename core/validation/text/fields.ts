import { makeField } from '../field.ts'
import { validateLiteral, validateMaxLength, validateMinLength } from './plain-text.ts'
import { cleanPasted } from './strip-spaces.ts'

/** A person's name, or anything else that has no digits. */
export const literalField = () => makeField(null, validateLiteral, cleanPasted)

export const textField = ({ min = 0, max = Number.POSITIVE_INFINITY } = {}) =>
  makeField(null, text => validateMinLength(text, min) ?? validateMaxLength(text, max))
