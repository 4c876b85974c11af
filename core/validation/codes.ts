import type { BankAccountCode } from './bank-account.ts'
import type { BirthNumberCode } from './birth-number.ts'
import type { CnpCode } from './cnp.ts'
import type { CuiCode, DicCode, IcoCode } from './company-id.ts'
import type { DateCode } from './date.ts'
import type { EmailCode } from './email.ts'
import type { IbanCode } from './iban.ts'
import type { IdentityCardCode } from './identity-card.ts'
import type { ImeiCode } from './imei.ts'
import type { IsicCode } from './isic.ts'
import type { LinkCode } from './link.ts'
import type { NumberCode } from './number.ts'
import type { PasswordCode } from './password.ts'
import type { PhoneCode } from './phone.ts'
import type { TextCode } from './plain-text.ts'
import type { PostcodeCode } from './postcode.ts'
import type { SerialNumberCode } from './serial-number.ts'
import type { TitleCode } from './title.ts'

/** Codes that stand before the limit they speak of: `maxLength:50`. */
export type LimitCode = 'maxLength' | 'minLength' | 'searchLength' | 'maxValue' | 'minValue'

/** What a rule answers and what an issue of a schema carries as its message. */
export type Refusal =
  | BankAccountCode
  | BirthNumberCode
  | CnpCode
  | CuiCode
  | DateCode
  | DicCode
  | EmailCode
  | IbanCode
  | IcoCode
  | IdentityCardCode
  | ImeiCode
  | IsicCode
  | LinkCode
  | NumberCode
  | PasswordCode
  | PhoneCode
  | PostcodeCode
  | SerialNumberCode
  | TextCode
  | TitleCode
  /** A document whose last day has passed. */
  | 'date.expired'
  /** What no rule of its own describes: a pattern that one form alone asks for. */
  | 'format'
  /** The only refusal that a server finds: its answer to the robot test. */
  | 'captcha'

/** Every code that needs a text; limits are told apart from it. */
export type ValidationCode = Exclude<Refusal, `${LimitCode}:${number}`> | LimitCode

const LIMITED = /^((?:max|min)(?:Length|Value)|searchLength):(-?\d+(?:\.\d+)?)$/

/** Takes a limit off its code. Any other text, a server's own words among them, stays as it is. */
export function splitRefusal(message: string): { code: string; limit: number | null } {
  const [, code, limit] = LIMITED.exec(message) ?? []
  return code ? { code, limit: Number(limit) } : { code: message, limit: null }
}
