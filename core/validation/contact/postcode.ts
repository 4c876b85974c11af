import { stripSpaces } from '../text/strip-spaces.ts'

export type PostcodeCode = 'postcode.format'

/** Czech and Slovak codes are one old system: its first digit tells the country. */
const SHAPES = new Map([
  ['CZ', /^[1-7]\d{4}$/],
  ['SK', /^[089]\d{4}$/],
  ['RO', /^\d{6}$/],
])
const ELSEWHERE = /^[a-z\d-]{3,10}$/i

/** Of mail from abroad a code has its country before it; elsewhere such letters are its own. */
const COUNTRY_BEFORE = /^(?:(?:cz|sk)-?(?=\d{5}$)|ro-?(?=\d{6}$))/i

export const normalizePostcode = (text: string): string => stripSpaces(text).replace(COUNTRY_BEFORE, '')

/** `country` is an ISO code. */
export const validatePostcode = (text: string, country: string): PostcodeCode | null =>
  (SHAPES.get(country) ?? ELSEWHERE).test(normalizePostcode(text)) ? null : 'postcode.format'
