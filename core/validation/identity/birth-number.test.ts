import { expect, test } from 'vitest'
import { normalizeBirthNumber, validateBirthNumber } from './birth-number.ts'

const TODAY = '2026-11-21'

test('VA-037 a birth number that fails its check digit is refused', () => {
  expect(validateBirthNumber('7103192745', TODAY)).toBe(null)
  expect(validateBirthNumber('7103192746', TODAY)).toBe('birthNumber.checksum')
})

test.each([
  ['710319/2745', null],
  ['880523/1237', null],
  ['736028/5163', null],
  // A remainder of ten.
  ['780123/3540', null],
  // Nine digits, and the ending 000.
  ['520110/000', null],
  ['531231000', null],
  ['540101000', 'birthNumber.length'],
  ['590312/123', 'birthNumber.length'],
  // 20 and 70 more in the month, for ten digits alone.
  ['0421151236', null],
  ['0471151230', null],
  ['522110000', 'birthNumber.component'],
  ['527110000', 'birthNumber.component'],
  ['526310000', 'birthNumber.component'],
  ['525110000', null],
  ['8041151239', 'birthNumber.component'],
  ['8091151233', 'birthNumber.component'],
  ['1013151238', 'birthNumber.component'],
  ['8000151238', 'birthNumber.component'],
  ['990101/0011', 'birthNumber.checksum'],
  // This year's later days are to come; a later year is one of the last century.
  ['2612010004', 'birthNumber.component'],
  ['2702290009', 'birthNumber.component'],
  ['5001011235', null],
  ['710319/2745 ,', null],
  ['710319/2745.', null],
  ['7103-192745', 'birthNumber.format'],
  ['71031/92745', 'birthNumber.format'],
  ['710319//2745', 'birthNumber.format'],
  ['710319/27450', 'birthNumber.length'],
  ['71031927', 'birthNumber.length'],
])('%j is answered by %s', (text, code) => expect(validateBirthNumber(text, TODAY)).toBe(code))

test('a child born today has a birth number, one born tomorrow has none', () => {
  const answers = (day: string) =>
    new Set([...'0123456789'].map(check => validateBirthNumber(`${day}000${check}`, TODAY)))
  expect(answers('261121')).toEqual(new Set([null, 'birthNumber.checksum']))
  expect(answers('261122')).toEqual(new Set(['birthNumber.component']))
})

test('53 is the last year that can belong to this century', () => {
  expect(validateBirthNumber('5312010003', '2053-06-15')).toBe('birthNumber.component')
  expect(validateBirthNumber('5412010003', '2054-06-15')).toBe('birthNumber.checksum')
})

test.each([' 710319 / 2745 ', '710319/2745,', '7103192745 ;'])('of %j digits alone are sent', text =>
  expect(normalizeBirthNumber(text)).toBe('7103192745'),
)
