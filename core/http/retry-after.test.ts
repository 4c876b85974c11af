import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRetryAfter } from './retry-after.ts'

const NOW = 'Sat, 21 Nov 2026 10:00:00 GMT'
const read = (value: string | undefined, date: string | undefined = NOW) =>
  readRetryAfter(new Headers({ ...(value !== undefined && { 'retry-after': value }), ...(date && { date }) }))

test.each([
  ['2', 2],
  [' 17 ', 17],
  ['0', 1],
  ['60', 60],
  ['999999', 60],
  ['Sat, 21 Nov 2026 10:00:30 GMT', 30],
  ['Saturday, 21-Nov-26 10:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 1],
  ['Sun, 21 Nov 2027 10:00:00 GMT', 60],
  ['soon', null],
  ['abc 1', null],
  ['-5', null],
  ['2.5', null],
  ['1e3', null],
  ['Sat, 99 Foo 2026 99:99:99 GMT', null],
  ['', null],
  [undefined, null],
])('Retry-After %j is %j seconds', (value, seconds) => {
  expect(read(value)).toBe(seconds)
})

test("without the server's clock a moment is measured by the visitor's", () => {
  const soon = new Date(Date.now() + 30_000).toUTCString()
  expect(read(soon, '')).toBeGreaterThan(27)
  expect(read(soon, '')).toBeLessThanOrEqual(30)
})

test('no header makes anyone wait for less than a second or more than a minute', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme-ascii' }), fc.nat().map(String)), text => {
      const seconds = read(text)
      expect(seconds === null || (seconds >= 1 && seconds <= 60)).toBe(true)
    }),
  )
})
