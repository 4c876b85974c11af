import { expect, test } from 'vitest'
import { normalizeSerialNumber, validateSerialNumber } from './serial-number.ts'

test('VA-039 a serial number with characters that none has is refused', () => {
  for (const text of ['C39 XK0', 'C39_XK0', 'Č39', 'C39\u00a0XK0', 'C39#', ''])
    expect(validateSerialNumber(text), text).toBe('serialNumber.characters')
  for (const text of ['C39XK0Q2N70M', 'c39-xk0/1.2', ' RF8M33ABCDE ', 'IO'])
    expect(validateSerialNumber(text), text).toBe(null)
})

test('capitals are sent', () => expect(normalizeSerialNumber(' c39xk0 ')).toBe('C39XK0'))
