import { type FieldPiece, makeField, required } from '../field.ts'
import type { GenericCode } from '../refusal.ts'
import { cleanPasted } from './strip-spaces.ts'

/** Letters of any script, one at least, and what stands between the words of names. */
export const validateLiteral = (text: string): GenericCode | null =>
  /^(?=.*\p{L})[\p{L}\p{M} \u00a0.'’‘´`-]+$/u.test(cleanPasted(text)) ? null : 'literal'

export const literalField = () => makeField(null, validateLiteral, cleanPasted)

/** Of a person. */
export const nameField = (): FieldPiece => required(literalField())
