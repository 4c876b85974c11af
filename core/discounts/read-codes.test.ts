import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCodes } from './read-codes.ts'

test('DS-016 typed codes are told from what is none, and each counts once', () => {
  expect(readCodes(' aB3dE5gH7j,kL9mN1pQ3r;\nkratky aB3dE5gH7j\tžluťoučký ')).toEqual({
    codes: ['aB3dE5gH7j', 'kL9mN1pQ3r'],
    wrong: ['kratky', 'žluťoučký'],
    repeated: ['aB3dE5gH7j'],
  })
})

test('nothing typed is nothing', () =>
  expect(readCodes(' \n')).toEqual({ codes: [], wrong: [], repeated: [] }))

test('codes of any separators come back whole and in order', () => {
  const code = fc.stringMatching(/^[0-9A-Za-z]{10}$/)
  fc.assert(
    fc.property(fc.uniqueArray(code), fc.constantFrom(' ', '\n', ', ', ';', '\r\n'), (codes, between) => {
      expect(readCodes(codes.join(between))).toEqual({ codes, wrong: [], repeated: [] })
    }),
  )
})
