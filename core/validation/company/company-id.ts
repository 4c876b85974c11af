import { validateBirthNumber } from '../identity/birth-number.ts'
import { isDigits, sumWeighted } from '../text/digits.ts'
import { stripSpaces } from '../text/strip-spaces.ts'

export type IcoCode = `ico.${'format' | 'length' | 'checksum'}`
export type DicCode = `dic.${'format' | 'length' | 'component' | 'checksum'}`
export type CuiCode = `cui.${'format' | 'length' | 'checksum'}`
export type TvaCode = `tva.${'format' | 'checksum'}`

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

/** Cod TVA, the Romanian VAT number of a company, with `RO` or without. */
export function validateTva(text: string): TvaCode | null {
  const code = validateCui(text)
  return code && (code === 'cui.checksum' ? 'tva.checksum' : 'tva.format')
}

/** Always with `CZ`. */
export const normalizeDic = (text: string): string => `CZ${stripSpaces(text).replace(/^cz/i, '')}`

/** Always without `RO`. */
export const normalizeCui = (text: string): string => stripSpaces(text).replace(/^ro(?=\d)/i, '')

const hasIcoCheck = (ico: string): boolean =>
  (11 - (sumWeighted(ico, CZ_WEIGHTS) % 11)) % 10 === Number(ico[7])

function hasSpecialCheck(dic: string): boolean {
  const rest = sumWeighted(dic.slice(1), CZ_WEIGHTS) % 11
  // The published form is (8 - (10 - rest) mod 11) mod 10; this is what remains of it.
  return (rest + 8) % 10 === Number(dic[8])
}
