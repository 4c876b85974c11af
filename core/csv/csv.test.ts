import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { decodeText, findEncoding } from './decode-text.ts'
import { findSeparator, readHeader } from './read-header.ts'
import { writeCsv } from './write-csv.ts'

test('UTF-8 is read with a byte order mark and without, and what Excel writes in Central Europe, too', () => {
  const utf8 = new TextEncoder().encode('kód;sklad\nřeka')
  expect([findEncoding(utf8), decodeText(utf8)]).toEqual(['utf-8', 'kód;sklad\nřeka'])
  const marked = new TextEncoder().encode('\uFEFFkód')
  expect(decodeText(marked)).toBe('kód')
  // "Žluťoučký" as windows-1250 has it.
  const excel = Uint8Array.of(0x8e, 0x6c, 0x75, 0x9d, 0x6f, 0x75, 0xe8, 0x6b, 0xfd)
  expect([findEncoding(excel), decodeText(excel)]).toEqual(['windows-1250', 'Žluťoučký'])
})

test.each(['utf-16le', 'utf-16be'] as const)('%s is known by its byte order mark', encoding => {
  const bytes = [...'\uFEFFkód\tř'].flatMap(sign => {
    const code = sign.charCodeAt(0)
    return encoding === 'utf-16le' ? [code & 255, code >> 8] : [code >> 8, code & 255]
  })
  const file = Uint8Array.from(bytes)
  expect([findEncoding(file), decodeText(file)]).toEqual([encoding, 'kód\tř'])
})

test('a sample that ends in the middle of a letter is UTF-8 all the same', () =>
  expect(findEncoding(new TextEncoder().encode('ř').slice(0, 1))).toBe('utf-8'))

test.each([
  ['a;b;c', ';'],
  ['a,b,c', ','],
  ['"a;b;c;d",e,f', ','],
  ['a', ','],
  ['a\tb;c\td', '\t'],
  ['a;b\n1,2,3,4', ';'],
])('the separator of %j is %s', (text, separator) => expect(findSeparator(text)).toBe(separator))

const COLUMNS = [
  { name: 'product_code', isRequired: true },
  { name: 'quantity', isRequired: true },
  { name: 'boss_quantity', isRequired: false },
]

test('VA-050 required columns are found by name, in any order and however they are spelled', () => {
  const { places, missing, doubled } = readHeader(['Note', ' Quantity ', '\uFEFFProduct Code'], COLUMNS)
  expect([...places]).toEqual([
    ['product_code', 2],
    ['quantity', 1],
  ])
  expect([missing, doubled]).toEqual([[], []])
})

test('a column is known by what else it is called, however that is written; its own name goes before', () => {
  const columns = [{ name: 'quantity', isRequired: true, aliases: ['Množství', 'Cantitate'] }]
  for (const name of ['množství', 'MNOZSTVI', ' Mnoz\u030Cstvi\u0301 ', '\uFEFFcantitate', 'Quantity'])
    expect([...readHeader(['Kód', name], columns).places]).toEqual([['quantity', 1]])
  expect([...readHeader(['Množství', 'quantity'], columns).places]).toEqual([['quantity', 1]])
  expect(readHeader(['Množství', 'Cantitate'], columns).doubled).toEqual(['quantity'])
})

test('VA-050 what is missing, and what stands twice, is named', () => {
  expect(readHeader(['quantity', 'quantity'], COLUMNS)).toMatchObject({
    missing: ['product_code'],
    doubled: ['quantity'],
  })
})

test('whatever is written is read again, and nothing of it is a formula', () => {
  expect(writeCsv([['=cmd()', '-5', '@x', 'a;b', 'say "no"']])).toBe(
    '\uFEFF\'=cmd();-5;\'@x;"a;b";"say ""no"""\r\n',
  )
  const plain = fc.string().filter(text => !/^[=+\-@\t\r]/.test(text))
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, plain), { minLength: 1 }), rows => {
      const { data } = Papa.parse(writeCsv(rows), { delimiter: ';', newline: '\r\n' })
      expect(data.slice(0, -1)).toEqual(rows)
    }),
  )
})
