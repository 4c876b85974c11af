import { toIsoDate } from '../date/calendar.ts'
import { isDigits, readPair, sumWeighted } from '../text/digits.ts'
import { stripSpacesAndDashes } from '../text/strip-spaces.ts'

export type CnpCode = `cnp.${'format' | 'length' | 'component' | 'checksum'}`

const WEIGHTS = [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]
/** By the first digit; 7, 8 and 9 (residents, foreigners) don't tell the century. */
const CENTURIES = [0, 1900, 1900, 1800, 1800, 2000, 2000, 1900, 1900, 1900]
const COUNTY = /^(?:0[1-9]|[1-3]\d|4[0-8]|5[12]|70|8[0-3])$/

export const normalizeCnp = stripSpacesAndDashes

/** The Romanian personal number: sex and century, birth date, county, order, check digit. */
export function validateCnp(text: string, today: string): CnpCode | null {
  const cnp = normalizeCnp(text)
  if (!isDigits(cnp)) return 'cnp.format'
  if (cnp.length !== 13) return 'cnp.length'
  const born = readBirthDate(cnp)
  const isPerson = born !== null && born <= today
  if (!isPerson || !COUNTY.test(cnp.slice(7, 9)) || cnp.slice(9, 12) === '000') return 'cnp.component'
  const check = sumWeighted(cnp, WEIGHTS) % 11
  return (check === 10 ? 1 : check) === Number(cnp[12]) ? null : 'cnp.checksum'
}

function readBirthDate(cnp: string): string | null {
  const kind = Number(cnp[0])
  const century = CENTURIES[kind]
  if (!century) return null
  const [yy, month, day] = [readPair(cnp, 1), readPair(cnp, 3), readPair(cnp, 5)]
  return toIsoDate(century + yy, month, day) ?? (kind > 6 ? toIsoDate(2000 + yy, month, day) : null)
}
