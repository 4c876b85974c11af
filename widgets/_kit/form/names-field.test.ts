import { beforeAll, expect, test } from 'vitest'
import { describeRefusal } from '#core/intl/refusal-text.ts'
import type { Language } from '#core/market.ts'
import { configurePage } from '#core/page.ts'
import { bankAccountField } from '#core/validation/bank/fields.ts'
import { emailField } from '#core/validation/contact/fields.ts'
import { namesField } from './names-field.ts'

// Fields bring the texts of their family.
beforeAll(() => {
  bankAccountField('CZ')
  emailField()
})

test.each<[Language, string, string, boolean]>([
  ['cs', 'Číslo účtu', 'bankAccount.number', true],
  ['cs', 'Číslo účtu', 'bankAccount.format', true],
  ['cs', 'Číslo účtu', 'bankAccount.prefix', false],
  ['cs', 'Kód banky', 'bankAccount.bankCode', true],
  ['cs', 'E-mail', 'email.format', true],
  ['cs', 'Jméno', 'literal', false],
  ['ro', 'Număr de cont', 'bankAccount.number', true],
  ['ro', 'IBAN', 'iban.checksum', true],
  ['ro', 'E-mail', 'email.format', true],
  ['ro', 'Prenume', 'literal', false],
  ['en', 'Account number', 'bankAccount.number', true],
])('%s: whether the text of "%s" (%s) says which field it is: %s', (language, label, code, isNamed) => {
  configurePage({ market: language === 'ro' ? 'ro' : 'cz', language })
  expect(namesField(describeRefusal(code), label)).toBe(isNamed)
})
