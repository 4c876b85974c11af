import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Language } from '#core/market.ts'
import { configurePage } from '#core/page.ts'
import { bankCodeField } from '#core/validation/bank/fields.ts'
import { bankMessages } from '#core/validation/bank/messages.ts'
import { companyIdField } from '#core/validation/company/fields.ts'
import { companyMessages } from '#core/validation/company/messages.ts'
import { emailField } from '#core/validation/contact/fields.ts'
import { contactMessages } from '#core/validation/contact/messages.ts'
import { dateField } from '#core/validation/date/fields.ts'
import { dateMessages } from '#core/validation/date/messages.ts'
import { imeiField } from '#core/validation/device/fields.ts'
import { deviceMessages } from '#core/validation/device/messages.ts'
import { titleField } from '#core/validation/identity/fields.ts'
import { identityMessages } from '#core/validation/identity/messages.ts'
import { passwordField } from '#core/validation/password/fields.ts'
import { passwordMessages } from '#core/validation/password/messages.ts'
import { limitMessages, refusalMessages } from './refusal-messages.ts'
import { describeRefusal } from './refusal-text.ts'

const describeIn = (language: Language, refusal: string): string => {
  configurePage({ market: 'cz', language })
  return describeRefusal(refusal)
}
const inAll = (refusal: string): string[] =>
  (['cs', 'ro', 'en'] as const).map(language => describeIn(language, refusal))

const LIMITS = Object.keys(limitMessages.cs).map(code => `${code}:5`)
/** Every code there is; of each family the compiler sees to it that none of its rules' codes is missing. */
const CODES = [
  refusalMessages,
  bankMessages,
  companyMessages,
  contactMessages,
  dateMessages,
  deviceMessages,
  identityMessages,
  passwordMessages,
].flatMap(({ cs }) => Object.keys(cs))

beforeAll(() => {
  bankCodeField()
  companyIdField('CZ')
  emailField()
  dateField({ format: 'DD.MM.YYYY', today: '2026-11-21', wire: 'DD.MM.YYYY' })
  imeiField()
  titleField()
  passwordField()
})
beforeEach(() => configurePage({ market: 'cz' }))

test.each([...CODES, ...LIMITS])('%s has a text in every language', refusal => {
  const texts = inAll(refusal)
  expect(new Set(texts).size).toBe(3)
  for (const text of texts) {
    expect(text).toMatch(/^\p{Lu}[^{}]+\.$/u)
    expect(text).not.toBe(refusal)
  }
})

test("VA-017 a missing value reads 'Tato hodnota je požadována.'", () => {
  expect(inAll('required')).toEqual([
    'Tato hodnota je požadována.',
    'Această valoare este obligatorie.',
    'This value is required.',
  ])
})

test('VA-018 a text that is too long is told how long it may be', () => {
  expect(inAll('maxLength:1')).toEqual(['Nejvýše 1 znak.', 'Cel mult 1 caracter.', 'Max 1 character.'])
  expect(inAll('maxLength:3')).toEqual(['Nejvýše 3 znaky.', 'Cel mult 3 caractere.', 'Max 3 characters.'])
  expect(inAll('maxLength:50')).toEqual([
    'Nejvýše 50 znaků.',
    'Cel mult 50 de caractere.',
    'Max 50 characters.',
  ])
})

test('VA-019 a text that is too short is told how long it has to be', () => {
  expect(inAll('minLength:8')).toEqual(['Nejméně 8 znaků.', 'Cel puțin 8 caractere.', 'Min 8 characters.'])
})

test('VA-020 VA-021 a number out of its limits is told the limit', () => {
  expect(inAll('maxValue:99.5')).toEqual([
    'Nejvyšší povolená hodnota je 99,5.',
    'Valoarea maximă permisă este 99,5.',
    'Max allowed value is 99.5.',
  ])
  expect(inAll('minValue:-1000')).toEqual([
    'Nejnižší povolená hodnota je −1\u00a0000.',
    'Valoarea minimă permisă este −1.000.',
    'Min allowed value is −1,000.',
  ])
})

test('VA-022 VA-023 VA-024 what is no number, no decimal or not positive is told so', () => {
  expect(inAll('number')).toEqual([
    'Hodnota musí být celé číslo.',
    'Valoarea trebuie să fie un număr întreg.',
    'The value is not a number.',
  ])
  expect(inAll('decimal')).toEqual([
    'Hodnota musí být číslo, může mít i desetinná místa.',
    'Valoarea trebuie să fie un număr zecimal.',
    'The value is not a decimal.',
  ])
  expect(inAll('positive')).toEqual([
    'Hodnota musí být kladná.',
    'Valoarea trebuie să fie pozitivă.',
    'The value is not positive.',
  ])
})

test('VA-005 a wrong prefix of a bank account is told so', () => {
  expect(inAll('bankAccount.prefix')).toEqual([
    'Neplatné předčíslí účtu: v číslicích před pomlčkou je nejspíš překlep.',
    'Prefixul contului nu este valid: verificați cifrele dinaintea cratimei.',
    'Invalid bank account prefix: check the digits before the hyphen.',
  ])
})

test('VA-025 VA-026 VA-027 VA-028 a wrong e-mail address, link, phone number or postcode is told so', () => {
  const firstWords = (refusal: string) => inAll(refusal).map(text => text.split('.')[0])
  expect(firstWords('email.format')).toEqual(['Neplatný e-mail', 'E-mail nevalid', 'Invalid e-mail'])
  expect(firstWords('link')).toEqual(['Neplatný odkaz', 'Link nevalid', 'Not a valid link'])
  expect(firstWords('phone.format')).toEqual([
    'Telefonní číslo není platné',
    'Numărul de telefon nu este valid',
    'Telephone number is not valid',
  ])
  expect(firstWords('postcode.format')).toEqual([
    'Zadejte platné PSČ',
    'Introduceți un cod poștal valid',
    'Enter a valid postcode',
  ])
})

test('VA-029 a value that is not literal is told so', () => {
  expect(describeIn('en', 'literal')).toMatch(/^Value has to be literal/)
  expect(describeIn('cs', 'literal')).toMatch(/^Použijte jen písmena/)
  expect(describeIn('ro', 'literal')).toMatch(/^Folosiți doar litere/)
})

test('VA-032 a search that is too short is told how much to write, in the words that its field shows', () => {
  expect(inAll('searchLength:2')).toEqual([
    'Napište alespoň 2 znaky.',
    'Scrieți cel puțin 2 caractere.',
    'Write at least 2 characters.',
  ])
  expect(describeIn('en', 'searchLength:5')).toBe('Write at least 5 characters.')
})

test("the server's own words are shown unchanged", () => {
  for (const text of [
    'Toto pole je vyžadováno.',
    'Acest câmp este obligatoriu.',
    'Max 5 <b>characters</b> {limit}',
    'toString',
    '__proto__',
    'maxLength',
    'maxLength:x',
    'required:5',
    'requiredness',
    '',
  ])
    expect(inAll(text)).toEqual([text, text, text])
})

test('whatever the server says that is no code, it is shown unchanged', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fc.nat(0xffff)).map(codes => String.fromCharCode(...codes)),
      ),
      text => {
        fc.pre(!CODES.includes(text) && !LIMITS.some(limit => text.startsWith(limit.slice(0, -1))))
        expect(describeRefusal(text)).toBe(text)
      },
    ),
  )
})
