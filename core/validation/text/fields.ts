import { makeField } from '../field.ts'
import { validateMaxLength, validateMinLength } from './plain-text.ts'

export const textField = ({ min = 0, max = Number.POSITIVE_INFINITY } = {}) =>
  makeField(null, text => validateMinLength(text, min) ?? validateMaxLength(text, max))
