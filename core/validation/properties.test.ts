import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  normalizeBankAccount,
  parseBankAccount,
  splitBankAccount,
  toIban,
  validateBankAccount,
  validateBankCode,
  validateIbanBankCode,
} from './bank-account.ts'
import { normalizeBirthNumber, validateBirthNumber } from './birth-number.ts'
import { normalizeCnp, validateCnp } from './cnp.ts'
import { splitRefusal } from './codes.ts'
import {
  normalizeCui,
  normalizeDic,
  normalizeRomanianVat,
  validateCui,
  validateDic,
  validateIco,
  validateRomanianVat,
} from './company-id.ts'
import { parseDate } from './date.ts'
import { normalizeEmail, validateEmail } from './email.ts'
import { normalizeIban, readIbanBankCode, validateIban } from './iban.ts'
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
import { validateLiteral, validateMaxLength, validateMinLength, validateSearchLength } from './plain-text.ts'
import { normalizePostcode, searchPostcode, validatePostcode } from './postcode.ts'
import { normalizeSerialNumber, validateSerialNumber } from './serial-number.ts'
import { validateTitle } from './title.ts'

const TODAY = '2026-11-21'
const COUNTRIES = ['CZ', 'SK', 'RO', 'DE', 'toString', '']

type Check = (text: string) => unknown

/** Rules that allow spaces anywhere in the value. */
const SPACED: Record<string, Check> = {
  imei: validateImei,
  birthNumber: text => validateBirthNumber(text, TODAY),
  cnp: text => validateCnp(text, TODAY),
  bankAccount: text => validateBankAccount(text),
  bankCode: text => validateBankCode(text),
  iban: text => validateIban(text),
  ico: validateIco,
  dic: text => validateDic(text, TODAY),
  cui: validateCui,
  romanianVat: text => validateRomanianVat(text, TODAY),
  postcode: text => COUNTRIES.map(country => validatePostcode(text, country)),
  phone: text => COUNTRIES.map(country => validatePhone(text, country)),
  identityCard: text => COUNTRIES.map(country => validateIdentityCard(text, country)),
  isic: validateIsic,
  number: validateNumber,
  decimal: validateDecimal,
}

/** Rules that allow them around the value alone. */
const TRIMMED: Record<string, Check> = {
  email: validateEmail,
  serialNumber: validateSerialNumber,
  title: validateTitle,
  date: text => parseDate(text, { format: 'dmy', today: TODAY }),
  link: validateLink,
  literal: validateLiteral,
  maxLength: text => validateMaxLength(text, 5),
  minLength: text => validateMinLength(text, 5),
  searchLength: text => validateSearchLength(text),
}

const NORMALIZERS: Record<string, (text: string) => string> = {
  normalizeBankAccount,
  normalizeBirthNumber,
  normalizeCnp,
  normalizeCui,
  normalizeDic,
  normalizeEmail,
  normalizeIban,
  normalizeIdentityCard,
  normalizeImei,
  normalizeIsic,
  normalizeNumber,
  normalizePostcode,
  normalizeRomanianVat,
  normalizeSerialNumber,
  searchPostcode,
  toE164: text => toE164(text, 'CZ') ?? text,
}

const OTHERS: Record<string, Check> = {
  parseBankAccount,
  splitBankAccount,
  toIban,
  readIbanBankCode,
  validateIbanBankCode: text => validateIbanBankCode(text, text),
  validatePassword: text => validatePassword(text, text.slice(1)),
  parseDate: text => parseDate(text, { format: text, kind: 'past', today: TODAY }),
  validatePositive,
  validateMinValue: text => validateMinValue(text, 0),
  validateMaxValue: text => validateMaxValue(text, 0),
  splitRefusal,
}

const EVERY = Object.entries({ ...SPACED, ...TRIMMED, ...NORMALIZERS, ...OTHERS })
const anyText = fc.string({ unit: 'binary', maxLength: 40 })
/** Texts that come near to what the rules read. */
const nearText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'0123456789+-/.@abzAZCRO'), maxLength: 30 }),
  fc.constantFrom('710319/2745', '19-2000145399/0800', 'RO49AAAA1B31007593840000', '+420602123456', 'a@b.cz'),
  fc.constantFrom(
    '490154203237518',
    '1630615123457',
    'CZ25123891',
    'RO18547290',
    'Ph.D.',
    '5. 3. 2026',
    'ab1',
  ),
)
const space = fc.constantFrom(' ', '\u00a0', '\u202f')

test.each(EVERY)('%s never throws', (_name, check) =>
  fc.assert(
    fc.property(fc.oneof(anyText, nearText), text => {
      check(text)
    }),
  ),
)

test.each(EVERY)('%s answers a megabyte at once', (_name, check) => {
  const start = performance.now()
  for (const piece of ['1', ' ', 'a.', '-', '\u00a0.', '0 ', '\ud800', '1/', 'a@', 'Ž'])
    check(`1${piece.repeat(2 ** 20 / piece.length)}x`)
  expect(performance.now() - start).toBeLessThan(5000)
})

test.each(Object.entries(NORMALIZERS))('%s twice is the same as once', (_name, normalize) =>
  fc.assert(
    fc.property(fc.oneof(anyText, nearText), text => {
      const once = normalize(text)
      expect(normalize(once)).toBe(once)
    }),
  ),
)

test.each(Object.entries(SPACED))('spaces never change the verdict of %s', (_name, check) =>
  fc.assert(
    fc.property(nearText, fc.array(fc.tuple(space, fc.nat())), (text, spaces) => {
      let spaced = text
      for (const [sign, seed] of spaces) {
        const place = seed % (spaced.length + 1)
        spaced = spaced.slice(0, place) + sign + spaced.slice(place)
      }
      expect(check(spaced)).toEqual(check(text))
    }),
  ),
)

test.each(Object.entries(TRIMMED))('spaces around a value never change the verdict of %s', (_name, check) =>
  fc.assert(
    fc.property(nearText, space, space, (text, before, after) => {
      expect(check(before + text + after)).toEqual(check(text))
    }),
  ),
)
