import { makeField } from '#core/validation/field.ts'
import { isicMessages } from './isic-messages.ts'

/** The number of a student’s card, with the spaces that are printed on it or without. */
export const isicField = () =>
  makeField(isicMessages, text =>
    /^[a-z]\d{12}[a-z]$/i.test(text.replace(/\s/g, '')) ? null : 'isic.format',
  )
