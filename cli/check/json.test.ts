import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPlace, listMembers, readJson } from './json.ts'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test.each([
  ['{"a":1,}', 7, 'a key in double quotes', false],
  ['{a:1}', 1, 'a key in double quotes', false],
  ["{'a':1}", 1, 'a key in double quotes', false],
  ['{"a" 1}', 5, '":"', false],
  ['[1 2]', 3, '"," or a closing bracket', false],
  ['[1,2', 4, '"," or "]"', true],
  ['{"a":"b', 7, 'the closing quote of a text', true],
  ['{"a":undefined}', 5, 'a value', false],
  ['{"a":01}', 6, '"," or a closing bracket', false],
  ['"a\nb"', 0, 'the closing quote of a text', false],
  ['"a\tb"', 0, 'a text without control characters', false],
  ['"\\x"', 0, 'a text whose escapes are those of JSON', false],
  ['[1 /* one */]', 3, 'no comment', false],
  ['{} {}', 3, 'nothing more', false],
  ['', 0, 'a value', true],
])('%j is no JSON at %i: expected %s', (text, at, expected, isCut) => {
  expect(readJson(text)).toEqual({ fault: { at, expected: expect.stringContaining(expected), isCut } })
})

test('repeated keys are all there, each with its place, and the last one counts', () => {
  const read = readJson('{"a":1, "a":[2]}')
  if ('fault' in read) throw new Error(read.fault.expected)
  expect(listMembers(read.root).map(({ at, key }) => [key, at])).toEqual([
    ['a', 1],
    ['a', 8],
  ])
  expect([
    findPlace(read.root, ['a']),
    findPlace(read.root, ['a', '0']),
    findPlace(read.root, ['b']),
  ]).toEqual([8, 13, 0])
})

test('what JSON.parse takes is taken', () => {
  fc.assert(fc.property(fc.json({ maxDepth: 5 }), text => 'root' in readJson(text)))
})

test('what JSON.parse refuses is refused, at a place of the text', () => {
  const letters = fc.constantFrom(...'{}[]",:\\/ \n\t0123456789.eE+-truefalsn\u2028ž')
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 12 }), parts => {
      const text = parts.join('')
      const read = readJson(text)
      return 'fault' in read ? !isJson(text) && read.fault.at <= text.length : isJson(text)
    }),
    { numRuns: 3000 },
  )
})

test('a text that nests without end is refused, not followed', () => {
  expect(readJson('['.repeat(60_000))).toHaveProperty('fault.expected', 'less nesting')
})
