import { expect, test } from 'vitest'
import { buildIban, normalizeIban, readIbanBankCode, validateIban } from './iban.ts'

const RIGHT = 'RO49AAAA1B31007593840000'

test('VA-035 an IBAN that fails its check is refused', () => {
  expect(validateIban(RIGHT, 'RO')).toBe(null)
  expect(validateIban('RO49AAAA1B31007593840001', 'RO')).toBe('iban.checksum')
})

test.each([
  ['ro49 aaaa 1b31 0075 9384 0000', 'RO', null],
  ['RO49AAAA1B31007593840000,', 'RO', null],
  ['RO49AAAA1B31007593840000 .', 'RO', null],
  ['RO4912341B31007593840000', 'RO', 'iban.format'],
  ['RO49AAAA1B3100759384000', 'RO', 'iban.format'],
  ['RO49AAAA1B310075938400000', 'RO', 'iban.format'],
  ['RO49-AAAA-1B31-0075-9384-0000', 'RO', 'iban.format'],
  // Letters that upper case would turn into plain ones.
  ['RO49AAAA1B3100759384ß00', 'RO', 'iban.format'],
  ['CZ6508000000192000145399', 'RO', 'iban.format'],
  ['CZ6508000000192000145399', 'CZ', null],
  ['CZ6508000000192000145399', undefined, null],
  ['DE89370400440532013000', undefined, 'iban.format'],
])('%j for %s is answered by %s', (text, country, code) => expect(validateIban(text, country)).toBe(code))

test('capitals without spaces are sent', () =>
  expect(normalizeIban(' ro49 aaaa 1b31\u00a0, ')).toBe('RO49AAAA1B31'))

test('the bank is read from a right Romanian IBAN alone', () => {
  expect(readIbanBankCode(RIGHT.toLowerCase())).toBe('AAAA')
  expect(readIbanBankCode('RO49AAAA1B31007593840001')).toBe('')
  expect(readIbanBankCode('CZ6508000000192000145399')).toBe('')
})

test('a check of one digit keeps its zero', () => {
  const built = Array.from({ length: 200 }, (_, i) => buildIban('CZ', String(i).padStart(20, '0')))
  expect(built.some(iban => iban.startsWith('CZ0'))).toBe(true)
  for (const iban of built) expect(validateIban(iban, 'CZ')).toBe(null)
})
