import { expect, test } from 'vitest'
import { maskNumber } from './mask-number.ts'

test.each([
  ['7153190007', '••••••0007'],
  ['715319/0007', '••••••0007'],
  [' 715319 0007 ', '••••••0007'],
  ['AB 123456', '••••3456'],
  ['0007', '••••'],
  ['7', '•'],
  ['', ''],
])('%j is shown as %j', (number, shown) => expect(maskNumber(number)).toBe(shown))
