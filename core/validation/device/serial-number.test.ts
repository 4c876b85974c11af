import { expect, test } from 'vitest'
import { normalizeSerialNumber, validateSerialNumber } from './serial-number.ts'

test('VA-039 a serial number with characters that none has is refused', () => {
  for (const text of ['C39 XK0', 'C39_XK0', 'Č39', 'C39\u00a0XK0', 'C39#', 'C39,XK0', ',', ''])
    expect(validateSerialNumber(text), text).toBe('serialNumber.characters')
  for (const text of ['C39XK0Q2N70M', 'c39-xk0/1.2', ' RF8M33ABCDE ', 'IO', 'C39XK0 ,', 'C39XK0;'])
    expect(validateSerialNumber(text), text).toBe(null)
})

test.each([
  [' c39xk0 ', 'C39XK0'],
  ['c39xk0 ,', 'C39XK0'],
  // A full stop may belong to it.
  ['c39xk0.;', 'C39XK0.'],
])('%j is sent as %j', (text, sent) => expect(normalizeSerialNumber(text)).toBe(sent))
