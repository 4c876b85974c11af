import { expect, test } from 'vitest'
import { normalizeIsic, validateIsic } from './isic.ts'

test.each([
  ['S 420 123 456 789 X', null],
  ['s420-123-456', null],
  ['12345678', null],
  ['1234567', 'isic.format'],
  ['1'.repeat(21), 'isic.format'],
  ['S420_123_456', 'isic.format'],
])('%j is answered by %s', (text, code) => expect(validateIsic(text)).toBe(code))

test('capitals without spaces and dashes are sent', () => expect(normalizeIsic('s 420-1 x')).toBe('S4201X'))
