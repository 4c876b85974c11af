import { isDigits } from '../text/digits.ts'
import { stripSpacesAndDashes } from '../text/strip-spaces.ts'

export type ImeiCode = `imei.${'format' | 'length' | 'component' | 'checksum'}`

/** Of the numbers of a phone with more of them, the first. */
export const normalizeImei = (text: string): string =>
  text.match(/\b\d{15}\b/)?.[0] ?? stripSpacesAndDashes(text.replace(/[/.]/g, ''))

/** 15 digits: neither without the check digit (14) nor with a software version (16). */
export function validateImei(text: string): ImeiCode | null {
  const imei = normalizeImei(text)
  if (!isDigits(imei)) return 'imei.format'
  if (imei.length !== 15) return 'imei.length'
  // Zeros alone satisfy the check digit and name no device.
  if (!/[1-9]/.test(imei)) return 'imei.component'
  return sumLuhn(imei) % 10 ? 'imei.checksum' : null
}

function sumLuhn(digits: string): number {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits.at(-1 - place)) * (place % 2 ? 2 : 1)
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum
}
