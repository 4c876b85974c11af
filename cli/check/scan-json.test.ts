import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scanJson } from './scan-json.ts'

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
  ['[1 2]', 3, '"," or "]"', false],
  ['[1,2', 4, '"," or "]"', true],
  ['{"a":"b', 7, 'the closing quote of a text', true],
  ['{"a":undefined}', 5, 'a value', false],
  ['{"a":01}', 5, 'a value', false],
  ['"a\nb"', 2, 'a text without line breaks (write \\n)', false],
  ['"\\x"', 0, 'a text whose escapes are those of JSON', false],
  ['{} {}', 3, 'nothing more', false],
  ['', 0, 'a value', true],
])('%j is no JSON at %i: expected %s', (text, at, expected, isCut) => {
  expect(scanJson(text)).toEqual({ fault: { at, expected, isCut } })
})

test('repeated keys are all there, each with its place', () => {
  expect(scanJson('{"a":1, "a":[2]}')).toEqual({
    root: {
      at: 0,
      members: [
        { key: 'a', at: 1, value: { at: 5 } },
        { key: 'a', at: 8, value: { at: 12, items: [{ at: 13 }] } },
      ],
    },
  })
})

test('what JSON.parse takes is taken', () => {
  fc.assert(fc.property(fc.json({ maxDepth: 5 }), text => 'root' in scanJson(text)))
})

test('what JSON.parse refuses is refused', () => {
  const letters = fc.constantFrom(...'{}[]",:\\/ \n\t0123456789.eE+-truefalsn\u2028ž')
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 12 }), parts => {
      const text = parts.join('')
      return 'root' in scanJson(text) === isJson(text)
    }),
    { numRuns: 3000 },
  )
})

test('a text that nests without end is refused, not followed', () => {
  expect(scanJson('['.repeat(60_000))).toHaveProperty('fault.expected', 'less nesting')
})
