import { expect, test } from 'vitest'
import { normalizePostcode, validatePostcode } from './postcode.ts'
import { searchPostcode } from './search-postcode.ts'

test.each([
  ['110 00', 'CZ', null],
  ['79999', 'CZ', null],
  ['81101', 'CZ', 'postcode.format'],
  ['01001', 'CZ', 'postcode.format'],
  ['1100', 'CZ', 'postcode.format'],
  ['110-00', 'CZ', 'postcode.format'],
  ['110 00,', 'CZ', null],
  ['00-950 ;', 'PL', null],
  ['811 01', 'SK', null],
  ['010 01', 'SK', null],
  ['917 01', 'SK', null],
  ['110 00', 'SK', 'postcode.format'],
  ['010011', 'RO', null],
  ['RO 010011', 'RO', null],
  ['ro-010011', 'RO', null],
  ['CZ 11000', 'CZ', null],
  ['cz-110 00', 'CZ', null],
  ['sk-811 01', 'SK', null],
  ['RO 11000', 'CZ', 'postcode.format'],
  ['CZ 010011', 'RO', 'postcode.format'],
  ['１１０　００', 'CZ', null],
  ['400 001', 'RO', null],
  ['40000', 'RO', 'postcode.format'],
  ['SW1A 1AA', 'GB', null],
  ['00-950', 'PL', null],
  ['12', 'IS', 'postcode.format'],
  ['12345678901', 'US', 'postcode.format'],
  ['12_45', 'DE', 'postcode.format'],
])('%j in %s is answered by %s', (text, country, code) => expect(validatePostcode(text, country)).toBe(code))

test.each([
  ['010 011, ', '010011'],
  ['cz-110 00', '11000'],
  ['RO 010011', '010011'],
  ['１１０　００', '11000'],
  // Stockport’s own.
  ['SK1 1AA', 'SK11AA'],
])('%j is sent as %j', (text, sent) => expect(normalizePostcode(text)).toBe(sent))

test('the search term "110 00" is sent as "11000"', () => {
  expect(searchPostcode('110 00')).toBe('11000')
  expect(searchPostcode(' 110\u00a000 ')).toBe('11000')
})

test.each(['Praha 110 00', '110  00', '11 000', '11000', 'Brno 2', ' Brno ', ''])(
  'the search term %j stays as typed',
  term => expect(searchPostcode(term)).toBe(term),
)
