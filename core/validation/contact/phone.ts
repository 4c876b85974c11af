import { stripSpaces } from '../text/strip-spaces.ts'

export type PhoneCode = 'phone.format'

interface Plan {
  code: string
  national: RegExp
  /** The 0 dialled before a number at home; Czech numbers have none. */
  trunk: RegExp
}

const PLANS = new Map<string, Plan>([
  ['CZ', { code: '420', national: /^(?:[2-578]\d|60)\d{7}$/, trunk: /^$/ }],
  ['SK', { code: '421', national: /^[2-689]\d{8}$/, trunk: /^0/ }],
  ['RO', { code: '40', national: /^(?:[2378]\d|90)\d{7}$/, trunk: /^0/ }],
])
/** E.164: what can be known of a number whose country's plan is not carried here. */
const ELSEWHERE = /^\+[1-9]\d{6,14}$/
/** `tel.` before a number of a signature. */
const PASTED_BEFORE = /^tel[.:]{0,2}(?=[+(\d])/i
/** `+44 (0)20`: the zero is dialled at home alone. */
const BRACKETED_TRUNK = /^(\D*(?:\+|00)\d{1,3}\D*?)\(0\)/

export const validatePhone = (text: string, country: string): PhoneCode | null =>
  toE164(text, country) ? null : 'phone.format'

/** The international form, or null. `country` (ISO) is where a number without a country code belongs. */
export function toE164(text: string, country: string): string | null {
  const typed = stripSpaces(text)
    .replace(PASTED_BEFORE, '')
    .replace(BRACKETED_TRUNK, '$1')
    .replace(/[().\-/]/g, '')
    .replace(/^00/, '+')
  if (typed.startsWith('+')) return readInternational(typed)
  const home = PLANS.get(country)
  if (!home) return null
  const whole = typed.startsWith(home.code) ? readInternational(`+${typed}`) : null
  if (whole) return whole
  const rest = typed.replace(home.trunk, '')
  return home.national.test(rest) ? `+${home.code}${rest}` : null
}

function readInternational(typed: string): string | null {
  for (const { code, national } of PLANS.values()) {
    if (!typed.startsWith(`+${code}`)) continue
    // The 0 that stands before a number dialled at home has no place after a country code.
    const rest = typed.slice(code.length + 1).replace(/^0/, '')
    return national.test(rest) ? `+${code}${rest}` : null
  }
  return ELSEWHERE.test(typed) ? typed : null
}
