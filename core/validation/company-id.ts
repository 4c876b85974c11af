import { validateBirthNumber } from './birth-number.ts'
import { type CnpCode, validateCnp } from './cnp.ts'
import { isDigits, sumWeighted } from './digits.ts'
import { stripSpaces } from './strip-spaces.ts'

export type IcoCode = `ico.${'format' | 'length' | 'checksum'}`
export type DicCode = `dic.${'format' | 'length' | 'component' | 'checksum'}`
export type CuiCode = `cui.${'format' | 'length' | 'checksum'}`

const CZ_WEIGHTS = [8, 7, 6, 5, 4, 3, 2]
const CUI_WEIGHTS = [7, 5, 3, 2, 1, 7, 5, 3, 2]

/** IČO, the Czech company number: eight digits, leading zeros written. */
export function validateIco(text: string): IcoCode | null {
  const ico = stripSpaces(text)
  if (!isDigits(ico)) return 'ico.format'
  if (ico.length !== 8) return 'ico.length'
  return hasIcoCheck(ico) ? null : 'ico.checksum'
}

/** DIČ, the Czech VAT number: of a company, of a person by birth number, or the special nine digits from 6. */
export function validateDic(text: string, today: string): DicCode | null {
  const dic = normalizeDic(text).slice(2)
  if (!isDigits(dic)) return 'dic.format'
  if (dic.length === 8) {
    if (dic.startsWith('9')) return 'dic.component'
    return hasIcoCheck(dic) ? null : 'dic.checksum'
  }
  if (dic.length === 9 && dic.startsWith('6')) return hasSpecialCheck(dic) ? null : 'dic.checksum'
  if (dic.length !== 9 && dic.length !== 10) return 'dic.length'
  const code = validateBirthNumber(dic, today)
  return code && (code.replace('birthNumber', 'dic') as DicCode)
}

/** CUI, the Romanian company number, with `RO` or without. */
export function validateCui(text: string): CuiCode | null {
  const cui = normalizeCui(text)
  if (!/^[1-9]\d*$/.test(cui)) return 'cui.format'
  if (cui.length < 2 || cui.length > 10) return 'cui.length'
  const check = ((sumWeighted(cui.slice(0, -1).padStart(9, '0'), CUI_WEIGHTS) * 10) % 11) % 10
  return check === Number(cui.at(-1)) ? null : 'cui.checksum'
}

/** The Romanian VAT number: a company's CUI, or the CNP of somebody who trades alone. */
export function validateRomanianVat(text: string, today: string): CuiCode | CnpCode | null {
  return isCnp(text) ? validateCnp(text, today) : validateCui(text)
}

/** Always with `CZ`. */
export const normalizeDic = (text: string): string => `CZ${stripSpaces(text).replace(/^cz/i, '')}`

/** Always without `RO`. */
export const normalizeCui = (text: string): string => stripSpaces(text).replace(/^ro(?=\d)/i, '')

/** A CUI with `RO`, a CNP as it is. */
export const normalizeRomanianVat = (text: string): string =>
  isCnp(text) ? stripSpaces(text) : `RO${stripSpaces(text).replace(/^ro/i, '')}`

const isCnp = (text: string): boolean => /^\d{13}$/.test(stripSpaces(text))

const hasIcoCheck = (ico: string): boolean =>
  (11 - (sumWeighted(ico, CZ_WEIGHTS) % 11)) % 10 === Number(ico[7])

function hasSpecialCheck(dic: string): boolean {
  const rest = sumWeighted(dic.slice(1), CZ_WEIGHTS) % 11
  // The published form is (8 - (10 - rest) mod 11) mod 10; this is what remains of it.
  return (rest + 8) % 10 === Number(dic[8])
}
