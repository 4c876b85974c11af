import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toIban, validateBankAccount } from './bank/bank-account.ts'
import { validateIban } from './bank/iban.ts'
import { validateCui, validateDic, validateIco } from './company/company-id.ts'
import { validateEmail } from './contact/email.ts'
import { toE164, validatePhone } from './contact/phone.ts'
import { validatePostcode } from './contact/postcode.ts'
import { searchPostcode } from './contact/search-postcode.ts'
import { parseDate, type YearKind } from './date/date.ts'
import { validateImei } from './device/imei.ts'
import { validateSerialNumber } from './device/serial-number.ts'
import { validateBirthNumber } from './identity/birth-number.ts'
import { validateCnp } from './identity/cnp.ts'
import { validateIdentityCard } from './identity/identity-card.ts'
import { validateTitle } from './identity/title.ts'
import { validatePassword } from './password/password.ts'

interface Options {
  country?: string
  format?: string
  kind?: YearKind
  confirm?: string
  bankCodes?: string[]
}

interface Example {
  id: string
  validator: string
  input: string
  options?: Options
  expect: unknown
}

interface Examples {
  now: string
  cases: Example[]
}

/** The rules by the names the file gives them; what reads a value answers the value. */
const RULES: Record<string, (text: string, options: Options, today: string) => unknown> = {
  imei: validateImei,
  birthNumberCz: (text, _, today) => validateBirthNumber(text, today),
  cnp: (text, _, today) => validateCnp(text, today),
  czAccount: (text, { bankCodes }) => validateBankAccount(text, bankCodes),
  czToIban: (text, { bankCodes }) => toIban(text, bankCodes),
  iban: (text, { country }) => validateIban(text, country),
  ico: validateIco,
  dic: (text, _, today) => validateDic(text, today),
  cui: validateCui,
  postcode: (text, { country = '' }) => validatePostcode(text, country),
  searchPostcode,
  phone: (text, { country = '' }) => validatePhone(text, country),
  phoneE164: (text, { country = '' }) => toE164(text, country),
  email: validateEmail,
  title: validateTitle,
  serialNumber: validateSerialNumber,
  password: (text, { confirm }) => validatePassword(text, confirm).map(takeLocalCode),
  date: (text, { format = 'DD.MM.YYYY', kind = 'window' }, today) => {
    const { iso, code } = parseDate(text, { format, kind, today })
    return iso ?? code
  },
  idCardCz: text => validateIdentityCard(text, 'CZ'),
  idCardRo: text => validateIdentityCard(text, 'RO'),
}

/** The file names a code without its rule: `checksum` for `imei.checksum`. */
const takeLocalCode = (answer: unknown): unknown =>
  typeof answer === 'string' ? answer.replace(/^[a-z]+\.(?=[a-z]+$)/i, '') : answer

const CONVERTERS = new Set(['czToIban', 'searchPostcode', 'phoneE164'])

const examples: Examples = JSON.parse(
  readFileSync(new URL('validation-examples.json', import.meta.url), 'utf8'),
)

test.each(examples.cases.map(example => [example.id, example.validator, example.input, example] as const))(
  '%s: %s answers %j as written down',
  (_id, validator, input, example) => {
    const rule = RULES[validator]
    if (!rule)
      throw new Error(`No rule is called "${validator}". There are: ${Object.keys(RULES).join(', ')}.`)
    const answer = rule(input, example.options ?? {}, examples.now)
    expect(CONVERTERS.has(validator) ? answer : takeLocalCode(answer)).toEqual(example.expect)
  },
)

test('the file holds examples', () => expect(examples.cases.length).toBeGreaterThan(0))
