import { expect, test } from 'vitest'
import { readOrderToken } from './order-token.ts'

test.each([
  ['a1b2c3d4', '/cz/objednavka/other/', 'a1b2c3d4'],
  ['', '/cz/objednavka/Ab_c-1234/', 'Ab_c-1234'],
  ['', '/cz/objednavka/Ab_c-1234', 'Ab_c-1234'],
  ['', '/', undefined],
  ['a b c d e f', '/', undefined],
  ['../../admin', '/', undefined],
  ['short', '/', undefined],
  ['x'.repeat(101), '/', undefined],
])('%j on %j names %j', (given, path, token) => expect(readOrderToken(given, path)).toBe(token))

test('without a page nobody knows yet', () => expect(readOrderToken('')).toBeNull())
