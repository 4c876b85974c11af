import { stripSpacesAndDashes } from '../text/strip-spaces.ts'

export type IdentityCardCode = 'identityCard.format'

const SHAPES = new Map([
  ['CZ', /^(?:\d{9}|\d{6}[A-Z]{2}(?:\d{2})?|[A-Z]{2}\d{6})$/i],
  ['RO', /^[A-Z]{2}\d{6,7}$/i],
])
const FOREIGN = /^[\p{L}\d]{5,20}$/u

export const normalizeIdentityCard = (text: string): string => stripSpacesAndDashes(text).toUpperCase()

/** `nationality` is the ISO code of the country that gave the document; no such number has a check digit. */
export function validateIdentityCard(text: string, nationality: string): IdentityCardCode | null {
  const shape = SHAPES.get(nationality) ?? FOREIGN
  return shape.test(stripSpacesAndDashes(text)) ? null : 'identityCard.format'
}
