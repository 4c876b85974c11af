import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateBankAccount } from '../bank/bank-account.ts'
import { buildIban, validateIban } from '../bank/iban.ts'
import { validateCui, validateDic, validateIco } from '../company/company-id.ts'
import { validateImei } from '../device/imei.ts'
import { validateBirthNumber } from './birth-number.ts'
import { validateCnp } from './cnp.ts'

const TODAY = '2026-11-21'

type Check = (text: string) => unknown

const someDigits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })

/** Bodies of numbers with the place of the check digit left open at the end. */
const BODIES: [string, fc.Arbitrary<string>, Check][] = [
  ['an IMEI', someDigits(14).filter(body => Number(body) > 0), validateImei],
  [
    'a birth number',
    fc.tuple(fc.integer({ min: 54, max: 99 }), someDigits(3)).map(([year, end]) => `${year}0515${end}`),
    text => validateBirthNumber(text, TODAY),
  ],
  [
    'a CNP',
    fc.tuple(someDigits(2), fc.integer({ min: 1, max: 999 })).map(([year, order]) => {
      return `1${year}051540${String(order).padStart(3, '0')}`
    }),
    text => validateCnp(text, TODAY),
  ],
  ['an IČO', someDigits(7), validateIco],
  ['a DIČ', someDigits(7).map(body => `CZ6${body}`), text => validateDic(text, TODAY)],
  ['a CUI', someDigits(8).map(body => `1${body}`), validateCui],
]

test.each(BODIES)('of the ten check digits of %s exactly one is right', (_name, body, check) =>
  fc.assert(
    fc.property(body, digits => {
      const answers = [...'0123456789'].map(last => check(digits + last))
      expect(answers.filter(answer => answer === null)).toHaveLength(1)
      expect(answers.filter(answer => String(answer).endsWith('.checksum'))).toHaveLength(9)
    }),
  ),
)

test('a birth number that eleven divides is right, and wrong with any other check digit', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 540101000, max: 991228999 }),
      fc.integer({ min: 1, max: 9 }),
      (body, step) => {
        const check = body % 11
        const isDay = validateBirthNumber(`${body}0`, TODAY) !== 'birthNumber.component'
        fc.pre(isDay && check < 10)
        expect(Number(`${body}${check}`) % 11).toBe(0)
        expect(validateBirthNumber(`${body}${check}`, TODAY)).toBe(null)
        expect(validateBirthNumber(`${body}${(check + step) % 10}`, TODAY)).toBe('birthNumber.checksum')
      },
    ),
  ))

test('a right account number is right with no other last digit', () =>
  fc.assert(
    fc.property(someDigits(9), body => {
      const right = [...'0123456789'].filter(last => validateBankAccount(body + last) === null)
      // One body in eleven would need a check of ten and has none.
      const sum = [6, 3, 7, 9, 10, 5, 8, 4, 2].reduce((all, weight, i) => all + weight * Number(body[i]), 0)
      const check = (11 - (sum % 11)) % 11
      expect(right).toEqual(check > 9 || Number(body) === 0 ? [] : [String(check)])
    }),
  ))

test('an IBAN that is built is right by the standard itself, and wrong with any other check', () =>
  fc.assert(
    fc.property(someDigits(20), fc.integer({ min: 2, max: 98 }), (account, other) => {
      const iban = buildIban('CZ', account)
      // C is 12 and Z is 35.
      expect(BigInt(`${account}1235${iban.slice(2, 4)}`) % 97n).toBe(1n)
      expect(validateIban(iban, 'CZ')).toBe(null)
      fc.pre(other !== Number(iban.slice(2, 4)))
      expect(validateIban(`CZ${String(other).padStart(2, '0')}${account}`, 'CZ')).toBe('iban.checksum')
    }),
  ))
