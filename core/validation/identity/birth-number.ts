import { toIsoDate } from '../date/calendar.ts'
import { readPair } from '../text/digits.ts'
import { stripSpaces } from '../text/strip-spaces.ts'

export type BirthNumberCode = `birthNumber.${'format' | 'length' | 'component' | 'checksum'}`

export const normalizeBirthNumber = (text: string): string => stripSpaces(text.replaceAll('/', ''))

/**
 * The Czech birth number (rodné číslo): nine digits until 1953, ten with a check digit since.
 * A ten-digit number of an earlier year is right too: it may have been given later.
 */
export function validateBirthNumber(text: string, today: string): BirthNumberCode | null {
  const typed = stripSpaces(text)
  const number = normalizeBirthNumber(text)
  const hasCheck = number.length === 10
  if (/[^\d/]/.test(typed)) return 'birthNumber.format'
  if (!hasCheck && number.length !== 9) return 'birthNumber.length'
  if (!/^\d{6}\/?\d+$/.test(typed)) return 'birthNumber.format'
  if (!hasCheck && readPair(number, 0) > 53) return 'birthNumber.length'
  const born = readBirthDate(number, hasCheck, today)
  if (!born || born > today) return 'birthNumber.component'
  // A remainder of ten was written as 0 in numbers given until 1985, and rarely later.
  const check = (Number(number.slice(0, 9)) % 11) % 10
  return hasCheck && check !== Number(number[9]) ? 'birthNumber.checksum' : null
}

function readBirthDate(number: string, hasCheck: boolean, today: string): string | null {
  const yy = readPair(number, 0)
  const isThisCentury = hasCheck && yy < 54 && 2000 + yy <= Number(today.slice(0, 4))
  let month = readPair(number, 2)
  // Women have 50 more; 20 more is used since 2004 (act 53/2004) for days whose endings ran out.
  if (month > 50) month -= 50
  if (hasCheck && month > 20) month -= 20
  return toIsoDate((isThisCentury ? 2000 : 1900) + yy, month, readPair(number, 4))
}
