export type TextCode =
  | 'required'
  | 'literal'
  | `minLength:${number}`
  | `maxLength:${number}`
  | `searchLength:${number}`

/** Empty is what shows nothing: spaces alone are no answer. */
export const isEmpty = (text: string): boolean => !text.trim()

export const validateRequired = (text: string): TextCode | null => (isEmpty(text) ? 'required' : null)

/** Letters of any script, and what stands between the words of names. */
export const validateLiteral = (text: string): TextCode | null =>
  /^[\p{L}\p{M} \u00a0.'’-]+$/u.test(text.trim()) ? null : 'literal'

export const validateMinLength = (text: string, min: number): TextCode | null =>
  countCharacters(text) < min ? `minLength:${min}` : null

export const validateMaxLength = (text: string, max: number): TextCode | null =>
  countCharacters(text) > max ? `maxLength:${max}` : null

/** A term too short to search by. */
export const validateSearchLength = (text: string, min = 2): TextCode | null =>
  countCharacters(text) < min ? `searchLength:${min}` : null

/** As Python counts them: an emoji is one character there and two units here. */
const countCharacters = (text: string): number => [...text.trim()].length
