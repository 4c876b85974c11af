import * as v from 'valibot'
import {
  normalizeBankAccount,
  validateBankAccount,
  validateBankCode,
  validateIbanBankCode,
} from './bank-account.ts'
import { normalizeBirthNumber, validateBirthNumber } from './birth-number.ts'
import { normalizeCnp, validateCnp } from './cnp.ts'
import type { Refusal } from './codes.ts'
import {
  normalizeCui,
  normalizeDic,
  normalizeRomanianVat,
  validateCui,
  validateDic,
  validateIco,
  validateRomanianVat,
} from './company-id.ts'
import { parseDate, validateDate, type WireDate, writeDate, type YearKind } from './date.ts'
import { normalizeEmail, validateEmail } from './email.ts'
import { normalizeIban, validateIban } from './iban.ts'
import { normalizeIdentityCard, validateIdentityCard } from './identity-card.ts'
import { normalizeImei, validateImei } from './imei.ts'
import { normalizeIsic, validateIsic } from './isic.ts'
import { validateLink } from './link.ts'
import {
  normalizeNumber,
  validateDecimal,
  validateMaxValue,
  validateMinValue,
  validateNumber,
  validatePositive,
} from './number.ts'
import { validatePassword } from './password.ts'
import { toE164, validatePhone } from './phone.ts'
import {
  isEmpty,
  validateLiteral,
  validateMaxLength,
  validateMinLength,
  validateRequired,
} from './plain-text.ts'
import { normalizePostcode, validatePostcode } from './postcode.ts'
import { normalizeSerialNumber, validateSerialNumber } from './serial-number.ts'
import { stripSpaces } from './strip-spaces.ts'
import { validateTitle } from './title.ts'

/** What a rule depends on: fixed, or read each time a value is checked (another field, the clock). */
export type Given<T> = T | (() => T)

/** The countries whose national rules are known. */
export type HomeCountry = 'CZ' | 'RO'

/** What was typed goes in; what the server gets, or a refusal as the issue's message, comes out. */
export type FieldPiece = v.GenericSchema<string, string>

type Rule = (text: string) => Refusal | null

const read = <T extends string | readonly string[] | undefined>(given: Given<T>): T =>
  typeof given === 'function' ? given() : given

/** An empty value passes every rule and stays empty; `required` is what refuses it. */
function makeField(rule: Rule, normalize: (text: string) => string = text => text.trim()): FieldPiece {
  return v.pipe(
    v.string('required'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const text = dataset.value
      if (isEmpty(text)) return ''
      const refusal = rule(text)
      if (!refusal) return normalize(text)
      addIssue({ message: refusal })
      return NEVER
    }),
  )
}

export const required = (piece: FieldPiece): FieldPiece =>
  v.pipe(
    v.string('required'),
    v.check(text => !validateRequired(text), 'required'),
    piece,
  )

export const imeiField = () => makeField(validateImei, normalizeImei)
export const serialNumberField = () => makeField(validateSerialNumber, normalizeSerialNumber)
export const emailField = () => makeField(validateEmail, normalizeEmail)
export const titleField = () => makeField(validateTitle)
export const isicField = () => makeField(validateIsic, normalizeIsic)
export const linkField = () => makeField(validateLink)
export const literalField = () => makeField(validateLiteral)

export const phoneField = (country: Given<string>) =>
  makeField(
    text => validatePhone(text, read(country)),
    text => toE164(text, read(country)) ?? text,
  )

export const postcodeField = (country: Given<string>) =>
  makeField(text => validatePostcode(text, read(country)), normalizePostcode)

export const identityCardField = (nationality: Given<string>) =>
  makeField(text => validateIdentityCard(text, read(nationality)), normalizeIdentityCard)

/** The number that names a person: rodné číslo, or CNP in Romania. */
export const birthNumberField = (country: HomeCountry, today: Given<string>) =>
  country === 'RO'
    ? makeField(text => validateCnp(text, read(today)), normalizeCnp)
    : makeField(text => validateBirthNumber(text, read(today)), normalizeBirthNumber)

/** IČO, or CUI in Romania (`tin`). */
export const companyIdField = (country: HomeCountry) =>
  country === 'RO' ? makeField(validateCui, normalizeCui) : makeField(validateIco, stripSpaces)

/** DIČ, or the Romanian VAT number (`vatn`). */
export const vatField = (country: HomeCountry, today: Given<string>) =>
  country === 'RO'
    ? makeField(text => validateRomanianVat(text, read(today)), normalizeRomanianVat)
    : makeField(text => validateDic(text, read(today)), normalizeDic)

/** An account without its bank, or an IBAN in Romania. `codes` replaces the built-in list of banks. */
export const bankAccountField = (country: HomeCountry, codes?: Given<readonly string[] | undefined>) =>
  country === 'RO'
    ? makeField(text => validateIban(text, 'RO'), normalizeIban)
    : makeField(text => validateBankAccount(text, read(codes)), normalizeBankAccount)

export const bankCodeField = (codes?: Given<readonly string[] | undefined>) =>
  makeField(text => validateBankCode(text, read(codes)), stripSpaces)

/** The Romanian bank code, which has to be the one inside the IBAN beside it. */
export const ibanBankCodeField = (iban: Given<string>) =>
  makeField(text => validateIbanBankCode(text, read(iban)), normalizeIban)

export const dateField = (options: {
  format: string
  kind?: YearKind
  today: Given<string>
  wire: Given<WireDate>
}) => {
  const giveOptions = () => ({ ...options, today: read(options.today) })
  return makeField(
    text => validateDate(text, giveOptions()),
    text => writeDate(parseDate(text, giveOptions()).iso ?? '', read(options.wire)),
  )
}

export const textField = ({ min = 0, max = Number.POSITIVE_INFINITY } = {}) =>
  makeField(text => validateMinLength(text, min) ?? validateMaxLength(text, max))

interface NumberLimits {
  min?: number
  max?: number
  isPositive?: boolean
}

export const numberField = (limits?: NumberLimits) => makeNumberField(validateNumber, limits)
export const decimalField = (limits?: NumberLimits) => makeNumberField(validateDecimal, limits)

const makeNumberField = (rule: Rule, limits: NumberLimits = {}) =>
  makeField(
    text =>
      rule(text) ??
      (limits.isPositive ? validatePositive(text) : null) ??
      validateMinValue(text, limits.min ?? Number.NEGATIVE_INFINITY) ??
      validateMaxValue(text, limits.max ?? Number.POSITIVE_INFINITY),
    normalizeNumber,
  )

/** Carries one issue for every rule that fails. */
export const passwordField = (): FieldPiece =>
  v.pipe(
    v.string('required'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || !dataset.value) return
      for (const message of validatePassword(dataset.value)) addIssue({ message })
    }),
  )
