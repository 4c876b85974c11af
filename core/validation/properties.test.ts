import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validatePlaceName, validateStreet } from './address/address.ts'
import {
  normalizeBankAccount,
  parseBankAccount,
  splitBankAccount,
  toIban,
  validateBankAccount,
  validateBankCode,
  validateIbanBankCode,
} from './bank/bank-account.ts'
import { normalizeIban, readIbanBankCode, validateIban } from './bank/iban.ts'
import { normalizeCui, normalizeDic, validateCui, validateDic, validateIco } from './company/company-id.ts'
import { normalizeEmail, validateEmail } from './contact/email.ts'
import { toE164, validatePhone } from './contact/phone.ts'
import { normalizePostcode, validatePostcode } from './contact/postcode.ts'
import { searchPostcode } from './contact/search-postcode.ts'
import { parseDate } from './date/date.ts'
import { normalizeImei, validateImei } from './device/imei.ts'
import { normalizeSerialNumber, validateSerialNumber } from './device/serial-number.ts'
import { normalizeBirthNumber, validateBirthNumber } from './identity/birth-number.ts'
import { normalizeCnp, validateCnp } from './identity/cnp.ts'
import { normalizeIdentityCard, validateIdentityCard } from './identity/identity-card.ts'
import { validateTitle } from './identity/title.ts'
import { validatePassword } from './password/password.ts'
import { readRefusal } from './refusal.ts'
import { validateLiteral } from './text/literal.ts'
import { validateMaxLength, validateMinLength } from './text/plain-text.ts'

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
  postcode: text => COUNTRIES.map(country => validatePostcode(text, country)),
  phone: text => COUNTRIES.map(country => validatePhone(text, country)),
  identityCard: text => COUNTRIES.map(country => validateIdentityCard(text, country)),
}

/** Rules that allow them around the value alone. */
const TRIMMED: Record<string, Check> = {
  email: validateEmail,
  serialNumber: validateSerialNumber,
  title: validateTitle,
  date: text => parseDate(text, { format: 'dmy', today: TODAY }),
  literal: validateLiteral,
  street: text => COUNTRIES.map(country => validateStreet(text, country)),
  placeName: validatePlaceName,
  maxLength: text => validateMaxLength(text, 5),
  minLength: text => validateMinLength(text, 5),
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
  normalizePostcode,
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
  readRefusal,
}

const EVERY = Object.entries({ ...SPACED, ...TRIMMED, ...NORMALIZERS, ...OTHERS })
const anyText = fc.string({ unit: 'binary', maxLength: 40 })
/** Texts that come near to what the rules read. */
const nearText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'0123456789+-/.,;@abzAZCRO'), maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'mailto:<>a@b.cz ,;'), maxLength: 30 }),
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

/** As keyboards of the east write it. */
const widen = (text: string): string =>
  text.replace(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

test.each(Object.entries(NORMALIZERS).filter(([name]) => !/^(?:searchPostcode|toE164)$/.test(name)))(
  'full-width signs are read by %s as what they mean',
  (_name, normalize) =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+@abCZRO'), maxLength: 30 }), text => {
        expect(normalize(widen(text))).toBe(normalize(text))
      }),
    ),
)

test.each(EVERY)('%s never throws', (_name, check) =>
  fc.assert(
    fc.property(fc.oneof(anyText, nearText), text => {
      check(text)
    }),
  ),
)

test.each(EVERY)('%s answers a megabyte at once', (_name, check) => {
  const start = performance.now()
  for (const piece of ['1', ' ', 'a.', '-', '\u00a0.', '0 ', '\ud800', '1/', 'a@', 'Ž', '.', ', '])
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

/** What one pastes unseen with a number. */
const unseen = fc.constantFrom(
  ...'\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2066\u2069\ufeff\u00ad\t\u2009\u2007\u00a0',
)
const sprinkle = (text: string, marks: [string, number][]): string =>
  marks.reduce((all, [mark, seed]) => {
    const place = seed % (all.length + 1)
    return all.slice(0, place) + mark + all.slice(place)
  }, text)

const PASTED: [string, string, (text: string) => string][] = [
  ['IMEI', '35-417803-685978-9', normalizeImei],
  ['IMEI with its label', 'IMEI: 490154203237518', normalizeImei],
  ['birth number', '710319/2745', normalizeBirthNumber],
  ['CNP', '163061512345-7', normalizeCnp],
  ['account', '19-2000145399', normalizeBankAccount],
  ['IBAN with its label', 'IBAN RO49AAAA1B31007593840000', normalizeIban],
  ['DIČ', 'CZ25123891', normalizeDic],
  ['CUI', 'RO18547290', normalizeCui],
  ['postcode', '110 00', normalizePostcode],
  ['document', '123456-AB', normalizeIdentityCard],
  ['phone', 'tel:+420 602-123-456', text => toE164(text, 'CZ') ?? ''],
]

test.each(PASTED)('what is pasted unseen never changes the %s', (_name, value, normalize) => {
  const sent = normalize(value)
  expect(sent).toMatch(/^\+?[A-Z\d-]+$/)
  fc.assert(
    fc.property(fc.array(fc.tuple(unseen, fc.nat())), fc.constantFrom(...'-‐‑‒–—−'), (marks, dash) => {
      expect(normalize(sprinkle(value.replaceAll('-', dash), marks))).toBe(sent)
    }),
  )
})

test.each(Object.entries(TRIMMED))('spaces around a value never change the verdict of %s', (_name, check) =>
  fc.assert(
    fc.property(nearText, space, space, (text, before, after) => {
      expect(check(before + text + after)).toEqual(check(text))
    }),
  ),
)
