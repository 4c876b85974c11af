import fc from 'fast-check'
import { parse } from 'papaparse'
import { expect, test } from 'vitest'
import { beginCsv, writeCsvLines, writeTsv } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+420 601', "'+420 601"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1+1', "' =1+1"],
  ['=cmd|/C calc', "'=cmd|/C calc"],
  ['-12,50', '"-12,50"'],
  ['-12.5', '-12.5'],
  ['a;b', '"a;b"'],
  ['říká "ahoj"', '"říká ""ahoj"""'],
  ['dvě\nřádky', '"dvě\nřádky"'],
  ['', ''],
])('the cell %j is written as %s', (cell, written) => {
  expect(writeCsvLines([[cell]])).toBe(`${written}\r\n`)
})

test('any texts come back from the file, and none of them computes', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 20 })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), rows => {
      const { data } = parse<string[]>(writeCsvLines(rows), { delimiter: ';', newline: '\r\n' })
      const read = data.slice(0, rows.length)
      expect(read.map(cells => cells.map(text => text.replace(/^'/, '')))).toEqual(
        rows.map(cells => cells.map(text => text.replace(/^'/, ''))),
      )
      for (const text of read.flat()) expect(text).not.toMatch(/^[=+@]/)
    }),
  )
})

test('a file begins with its mark of UTF-8 and its headings', () => {
  expect(beginCsv(['Název', 'Cena'])).toBe('\ufeffNázev;Cena\r\n')
})

test('the clipboard gets cells by tabs, a cell in one line', () => {
  expect(
    writeTsv([
      ['a\tb', 'c\nd'],
      ['=1', '-5'],
    ]),
  ).toBe("a b\tc d\n'=1\t-5")
})
