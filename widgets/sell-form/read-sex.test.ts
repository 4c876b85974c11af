import { expect, test } from 'vitest'
import { readSex } from './read-sex.ts'

const TODAY = '2026-11-21'

test('a Czech birth number tells the sex by its month', () => {
  expect(readSex('736028/5163', 'CZ', TODAY)).toBe('female')
  expect(readSex('710319/2745', 'CZ', TODAY)).toBe('male')
  expect(readSex('0471151230', 'CZ', TODAY)).toBe('female')
  expect(readSex('0421151236', 'CZ', TODAY)).toBe('male')
})

test('a Romanian personal number tells it by its first digit', () => {
  expect(readSex('1630615123457', 'RO', TODAY)).toBe('male')
  expect(readSex('2630615123459', 'RO', TODAY)).toBe('female')
})

test('a wrong or unfinished number tells nothing', () => {
  for (const text of ['', '7103192746', '7360', 'abc']) expect(readSex(text, 'CZ', TODAY)).toBeNull()
  for (const text of ['', '1630615123458', '9630615123451']) expect(readSex(text, 'RO', TODAY)).toBeNull()
})
