import { expect, test } from 'vitest'
import { writeTsv } from './csv.ts'
import { readTsv } from './read-tsv.ts'

test.each([
  ['5', [['5']]],
  ['5\n', [['5']]],
  [
    '5\t6\r\n7\t\r\n',
    [
      ['5', '6'],
      ['7', ''],
    ],
  ],
  [' 5 ', [['5']]],
  ['', [['']]],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['"a\tb"\t"say ""no"""', [['a\tb', 'say "no"']]],
  ['"a\nb"\nc', [['a\nb'], ['c']]],
  ['"open', [['"open']]],
  ["'-5 %", [['-5 %']]],
  ["l'or", [["l'or"]]],
] as const)('%j is read as %j', (text, cells) => {
  expect(readTsv(text)).toEqual(cells)
})

test('what was copied is read as it was', () => {
  const cells = [
    ['a', '−1 %', '=2'],
    ['', 'b c', '3,5'],
  ]
  expect(readTsv(writeTsv(cells))).toEqual(cells)
})
