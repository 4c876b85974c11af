import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDate, validateDate, writeDate, type YearKind } from './date.ts'

const TODAY = '2026-11-21'

const parse = (text: string, format = 'DD.MM.YYYY', kind: YearKind = 'window') => {
  const { iso, code } = parseDate(text, { format, kind, today: TODAY })
  return iso ?? code
}

test('VA-006 a date may be typed with slashes', () => expect(parse('5/3/2026')).toBe('2026-03-05'))

test('VA-007 a date may be typed with dashes', () => expect(parse('05-03-2026')).toBe('2026-03-05'))

test('VA-008 a date may be typed with dots, and as Czech writes them', () => {
  expect(parse('5.3.2026')).toBe('2026-03-05')
  expect(parse(' 5. 3.\u00a02026 ')).toBe('2026-03-05')
})

test('VA-009 the format decides the order of day, month and year', () => {
  expect(parse('3/5/2026', 'mm/dd/yyyy')).toBe('2026-03-05')
  expect(parse('2026-03-05', 'yyyy-mm-dd')).toBe('2026-03-05')
  expect(parse('2026-05-03', 'YYYY-DD-MM')).toBe('2026-03-05')
  expect(parse('05.03.26', 'd. m. yy')).toBe('2026-03-05')
  expect(parse('3.26.5', 'm.y.d')).toBe('2026-03-05')
})

test('a format without all three parts reads nothing', () => {
  for (const format of ['dd.mm', 'mm.yyyy', '']) expect(parse('5.3.2026', format), format).toBe('date.format')
})

test.each<[string, YearKind, string]>([
  ['5.3.26', 'window', '2026-03-05'],
  ['5.3.45', 'window', '2045-03-05'],
  ['5.3.46', 'window', '1946-03-05'],
  ['5.3.99', 'window', '1999-03-05'],
  ['5.3.26', 'past', '2026-03-05'],
  ['21.11.26', 'past', '2026-11-21'],
  ['22.11.26', 'past', '1926-11-22'],
  ['5.3.45', 'past', '1945-03-05'],
  ['29.2.28', 'past', '1928-02-29'],
  ['5.3.26', 'future', '2026-03-05'],
  ['5.3.99', 'future', '2099-03-05'],
  ['5.3.25', 'future', '2125-03-05'],
])('%s as a %s date is %s', (text, kind, read) => expect(parse(text, 'DD.MM.YYYY', kind)).toBe(read))

test.each([
  ['1990-02-01', 'DD.MM.YYYY', '1990-02-01'],
  ['1990/02/01', 'mm/dd/yyyy', '1990-02-01'],
  ['01021990', 'DD.MM.YYYY', '1990-02-01'],
  ['02011990', 'mm/dd/yyyy', '1990-02-01'],
  ['19900201', 'yyyy-mm-dd', '1990-02-01'],
  ['1.2.1990.', 'DD.MM.YYYY', '1990-02-01'],
  ['1/2/1990', 'DD.MM.YYYY', '1990-02-01'],
  ['1. 2. 1990', 'DD.MM.YYYY', '1990-02-01'],
  ['1–2−1990', 'DD.MM.YYYY', '1990-02-01'],
  ['\u200e1.\u20092.\u00a01990\u200f', 'DD.MM.YYYY', '1990-02-01'],
  ['31021990', 'DD.MM.YYYY', 'date.calendar'],
  ['010290', 'DD.MM.YYYY', 'date.format'],
  ['1990-13-01', 'DD.MM.YYYY', 'date.range'],
])('%j pasted where %s is asked is %s', (text, format, wanted) => expect(parse(text, format)).toBe(wanted))

test('VA-010 a two-digit year falls between 80 years back and 19 years ahead in every year', () => {
  for (let year = 1999; year < 2100; year++) {
    for (let yy = 0; yy < 100; yy++) {
      const { iso } = parseDate(`1.1.${String(yy).padStart(2, '0')}`, {
        format: 'dmy',
        today: `${year}-06-15`,
      })
      const found = Number(iso?.slice(0, 4))
      expect([found % 100, found >= year - 80 && found <= year + 19]).toEqual([yy, true])
    }
  }
})

test('VA-011 a month outside 1-12 is refused', () => {
  for (const text of ['5.0.2026', '5.13.2026', '5.99.2026']) expect(parse(text), text).toBe('date.range')
})

test('VA-012 a day outside 1-31 is refused', () => {
  for (const text of ['0.3.2026', '00.03.2026', '32.3.2026']) expect(parse(text), text).toBe('date.range')
})

test('VA-038 a text that is no date is refused', () => {
  for (const text of ['abc', '5.3.', '5.3', '5 3 2026', '005.3.2026', '5.3.026', '5.3.6', '']) {
    expect(validateDate(text, { format: 'DD.MM.YYYY', today: TODAY }), text).toBe('date.format')
  }
})

test.each(['31.4.2026', '29.2.2026', '30.2.2024', '29.2.2100', '29.2.1900', '1.1.0000'])(
  'the calendar has no %s',
  text => expect(parse(text)).toBe('date.calendar'),
)

test.each(['29.2.2024', '29.2.2000', '31.12.1999'])('the calendar has a %s', text =>
  expect(parse(text)).toBe(writeDate(parse(text), 'YYYY-MM-DD')),
)

const days = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

test('every day that is written is read again as the same day', () =>
  fc.assert(
    fc.property(days, fc.constantFrom('DD.MM.YYYY', 'YYYY-MM-DD'), (iso, format) => {
      expect(parse(writeDate(iso, format), format)).toBe(iso)
    }),
  ))
