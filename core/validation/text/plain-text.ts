import type { GenericCode, LimitRefusal } from '../refusal.ts'

/** Empty is what shows nothing: spaces, controls and characters of no width alone are no answer. */
export const isEmpty = (text: string): boolean => /^[\s\p{Cc}\p{DI}\u2800]*$/u.test(text)

export const validateRequired = (text: string): GenericCode | null => (isEmpty(text) ? 'required' : null)

export const validateMinLength = (text: string, min: number): LimitRefusal | null =>
  countCharacters(text) < min ? { code: 'minLength', limit: min } : null

export const validateMaxLength = (text: string, max: number): LimitRefusal | null =>
  countCharacters(text) > max ? { code: 'maxLength', limit: max } : null

/** As Python counts them: an emoji is one character there and two units here. */
const countCharacters = (text: string): number => [...text.trim()].length
