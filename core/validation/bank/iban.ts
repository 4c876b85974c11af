import { stripSpaces } from '../text/strip-spaces.ts'

export type IbanCode = `iban.${'format' | 'checksum'}`

const SHAPE = /^(?:RO\d\d[A-Z]{4}[A-Z\d]{16}|CZ\d{22})$/i

export const normalizeIban = (text: string): string => stripSpaces(text).toUpperCase()

/** Knows the two countries the shop pays to; without a country either is right. */
export function validateIban(text: string, country = ''): IbanCode | null {
  const typed = stripSpaces(text)
  const iban = typed.toUpperCase()
  if (!SHAPE.test(typed) || !iban.startsWith(country)) return 'iban.format'
  return computeMod97(iban.slice(4) + iban.slice(0, 4)) === 1 ? null : 'iban.checksum'
}

export function buildIban(country: string, account: string): string {
  const check = 98 - computeMod97(`${account}${country}00`)
  return `${country}${String(check).padStart(2, '0')}${account}`
}

/** The four letters by which a Romanian IBAN names its bank; empty where it is no such IBAN. */
export const readIbanBankCode = (text: string): string =>
  validateIban(text, 'RO') ? '' : normalizeIban(text).slice(4, 8)

function computeMod97(text: string): number {
  let rest = 0
  for (const sign of text) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
