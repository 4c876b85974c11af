import * as v from 'valibot'
import { expect, test } from 'vitest'
import { placeNameField, streetField } from './address/fields.ts'
import { bankAccountField, bankCodeField, ibanBankCodeField, wholeAccountField } from './bank/fields.ts'
import { companyIdField, vatField } from './company/fields.ts'
import { emailField, phoneField, postcodeField } from './contact/fields.ts'
import { dateField } from './date/fields.ts'
import { imeiField, serialNumberField } from './device/fields.ts'
import { type FieldPiece, required } from './field.ts'
import { birthNumberField, identityCardField, placeOfBirthField, titleField } from './identity/fields.ts'
import { passwordField } from './password/fields.ts'
import { textField } from './text/fields.ts'
import { literalField } from './text/literal.ts'

const TODAY = '2026-11-21'
const IBAN = 'RO49AAAA1B31007593840000'
const date = { format: 'DD.MM.YYYY', today: TODAY, wire: 'DD.MM.YYYY' } as const

const answer = (piece: FieldPiece, value: unknown) => {
  const result = v.safeParse(piece, value)
  return result.success ? { sent: result.output } : { refused: result.issues.map(issue => issue.message) }
}

/** A piece, what is typed, what is sent; then what is typed wrong and its code. */
const PIECES: [string, FieldPiece, string, string, string, string][] = [
  ['imei', imeiField(), ' 35-417803-685978-9', '354178036859789', '1', 'imei.length'],
  ['serial number', serialNumberField(), ' c39-x ', 'C39-X', 'c 39', 'serialNumber.characters'],
  ['e-mail', emailField(), ' a@b.cz ', 'a@b.cz', 'a@b', 'email.format'],
  ['title', titleField(), ' Ing. arch. ', 'Ing. arch.', 'Ing', 'title.format'],
  ['place of birth', placeOfBirthField(), ' Praha 4 ', 'Praha 4', 'a_b', 'placeOfBirth.characters'],
  ['literal', literalField(), ' Jan Novák ', 'Jan Novák', 'Jan1', 'literal'],
  ['phone', phoneField('CZ'), '602 123 456', '+420602123456', '602', 'phone.format'],
  ['street', streetField('CZ'), ' Veveří 12 ', 'Veveří 12', 'Veveří', 'address.houseNumber'],
  ['place name', placeNameField(), ' Aš ', 'Aš', '1', 'address.name'],
  ['postcode', postcodeField('CZ'), '110 00', '11000', '010 00', 'postcode.format'],
  ['identity card', identityCardField('RO'), 'rx 123456', 'RX123456', 'RX', 'identityCard.format'],
  ['birth number', birthNumberField('CZ', TODAY), '710319/2745', '7103192745', '1', 'birthNumber.length'],
  ['CNP', birthNumberField('RO', TODAY), '163061512345-7', '1630615123457', '1', 'cnp.length'],
  ['IČO', companyIdField('CZ'), '251 23 891', '25123891', '25123890', 'ico.checksum'],
  ['CUI', companyIdField('RO'), 'RO18547290', '18547290', '18547291', 'cui.checksum'],
  ['DIČ', vatField('CZ', TODAY), '25123891', 'CZ25123891', 'CZ95123891', 'dic.component'],
  ['Romanian VAT', vatField('RO', TODAY), 'ro 18547290', 'RO18547290', '18547291', 'tva.checksum'],
  [
    'VAT of a person',
    vatField('RO', TODAY),
    '163061 5123457',
    '1630615123457',
    '1630615123458',
    'cnp.checksum',
  ],
  ['account', bankAccountField('CZ'), '019-2000145399/0800', '19-2000145399', '1-20', 'bankAccount.prefix'],
  ['IBAN', bankAccountField('RO'), IBAN.toLowerCase(), IBAN, 'RO49', 'iban.format'],
  ['bank code', bankCodeField(), ' 0800', '0800', '9999', 'bankAccount.bankCode'],
  ['bank digits', bankCodeField(), ' 0100', '0100', '100', 'bankAccount.bankDigits'],
  ['IBAN bank code', ibanBankCodeField(IBAN), 'aaaa', 'AAAA', 'BTRL', 'bankAccount.otherBank'],
  ['date', dateField(date), '5/3/26', '05.03.2026', '31.4.2026', 'date.calendar'],
  ['birth date', dateField({ ...date, kind: 'past' }), '5.3.45', '05.03.1945', '5.13.45', 'date.range'],
  ['short text', textField({ max: 3 }), ' abc ', 'abc', 'abcd', 'maxLength:3'],
  ['long text', textField({ min: 2 }), 'ab', 'ab', 'a', 'minLength:2'],
  ['password', passwordField(), 'Abcdef1!', 'Abcdef1!', 'Abcdef1', 'password.special'],
]

test.each(PIECES)(
  'the %s field sends what is right and refuses what is wrong',
  (_, piece, typed, sent, wrong, code) => {
    expect(answer(piece, typed)).toEqual({ sent })
    expect(answer(piece, wrong)).toEqual({ refused: [code] })
  },
)

test.each(PIECES)('what the %s field sends it would send again', (_, piece, _typed, sent) =>
  expect(answer(piece, sent)).toEqual({ sent }),
)

test.each(PIECES)('an empty %s is the matter of required alone', (_, piece) => {
  expect(answer(piece, '')).toEqual({ sent: '' })
  expect(answer(required(piece), '')).toEqual({ refused: ['required'] })
})

test.each(PIECES)('a required %s follows its rule', (_, piece, typed, sent, wrong, code) => {
  expect(answer(required(piece), typed)).toEqual({ sent })
  expect(answer(required(piece), wrong)).toEqual({ refused: [code] })
})

test.each([' \u00a0', '\u200b', ' \u2060', '\ufeff'])('%j alone is empty', text => {
  expect(answer(imeiField(), text)).toEqual({ sent: '' })
  expect(answer(required(literalField()), text)).toEqual({ refused: ['required'] })
})

test('a date is sent as the server reads it', () => {
  const iso = dateField({ ...date, wire: () => 'YYYY-MM-DD' })
  expect(answer(iso, '5. 3. 2026')).toEqual({ sent: '2026-03-05' })
  expect(answer(iso, '')).toEqual({ sent: '' })
})

test.each<[FieldPiece, string, string]>([
  [imeiField(), '49 0154 2032 37518 ,', '490154203237518'],
  [serialNumberField(), 'c39xk0 ;', 'C39XK0'],
  [emailField(), 'pepa@example.cz,', 'pepa@example.cz'],
  [postcodeField('CZ'), '110 00.', '11000'],
  [identityCardField('CZ'), ' 123 456 789,', '123456789'],
  [birthNumberField('CZ', TODAY), '710319/2745;', '7103192745'],
  [birthNumberField('RO', TODAY), '1630615123457,', '1630615123457'],
  [companyIdField('CZ'), '251 23 891,', '25123891'],
  [vatField('CZ', TODAY), 'CZ25123891,', 'CZ25123891'],
  [vatField('RO', TODAY), '1630615123457 ,', '1630615123457'],
  [wholeAccountField('CZ'), 'cz65 0800 0000 1920 0014 5399,', '19-2000145399/0800'],
  [wholeAccountField('CZ'), '19-2000145399/0800 ,', '19-2000145399/0800'],
  [bankAccountField('RO'), `${IBAN}.`, IBAN],
  [bankCodeField(), '0800,', '0800'],
])('what is pasted out of a list is sent without its end (%#)', (piece, typed, sent) =>
  expect(answer(piece, typed)).toEqual({ sent }),
)

test('a value that is not there is required', () => {
  for (const value of [undefined, null, 5])
    expect(answer(imeiField(), value)).toEqual({ refused: ['required'] })
})

test('what a rule depends on is read each time', () => {
  let country = 'CZ'
  const postcode = postcodeField(() => country)
  expect(answer(postcode, '010 01')).toEqual({ refused: ['postcode.format'] })
  country = 'SK'
  expect(answer(postcode, '010 01')).toEqual({ sent: '01001' })
})

test('a page can bring its own banks', () => {
  expect(answer(bankCodeField(['9999']), '9999')).toEqual({ sent: '9999' })
  expect(answer(bankAccountField('CZ', ['9999']), '19-2000145399/9999')).toEqual({ sent: '19-2000145399' })
  expect(
    answer(
      bankCodeField(() => undefined),
      '0800',
    ),
  ).toEqual({ sent: '0800' })
})

test('a bank code other than the one of the account beside it is refused', () => {
  const piece = bankCodeField(undefined, '19-2000145399/0800')
  expect(answer(piece, '0800')).toEqual({ sent: '0800' })
  expect(answer(piece, '0100')).toEqual({ refused: ['bankAccount.otherBank'] })
})

test('a password tells every rule it breaks, and its spaces are its own', () => {
  expect(answer(passwordField(), '1234')).toEqual({
    refused: ['password.upper', 'password.lower', 'password.special', 'password.numeric'],
  })
  expect(answer(passwordField(), ' Abcdef1! ')).toEqual({ sent: ' Abcdef1! ' })
})

test('pieces make an object', () => {
  const form = v.object({ imei: imeiField(), email: required(emailField()) })
  expect(v.parse(form, { imei: '', email: 'a@b.cz' })).toEqual({ imei: '', email: 'a@b.cz' })
  const wrong = v.safeParse(form, { imei: '1', email: '' })
  expect(wrong.issues?.map(issue => [v.getDotPath(issue), issue.message])).toEqual([
    ['imei', 'imei.length'],
    ['email', 'required'],
  ])
})
