import { expect, test } from 'vitest'
import { normalizeIdentityCard, validateIdentityCard } from './identity-card.ts'

test.each([
  ['201234567', 'CZ', null],
  ['123456AB', 'CZ', null],
  ['123456ab12', 'CZ', null],
  ['AB 123456', 'CZ', null],
  ['123-456-AB', 'CZ', null],
  [' 123 456 789,', 'CZ', null],
  ['C01X00T47.', 'DE', null],
  ['1234567890', 'CZ', 'identityCard.format'],
  ['12345678', 'CZ', 'identityCard.format'],
  ['AB12345', 'CZ', 'identityCard.format'],
  ['AB12345678', 'CZ', 'identityCard.format'],
  ['rx 123456', 'RO', null],
  ['RX1234567', 'RO', null],
  ['RX12345', 'RO', 'identityCard.format'],
  ['RX12345678', 'RO', 'identityCard.format'],
  ['123456RX', 'RO', 'identityCard.format'],
  ['C01X00T47', 'DE', null],
  ['АБ 123456', 'UA', null],
  ['1234', 'DE', 'identityCard.format'],
  ['1'.repeat(21), 'DE', 'identityCard.format'],
  ['12345/67', 'DE', 'identityCard.format'],
])('%j of %s is answered by %s', (text, nationality, code) =>
  expect(validateIdentityCard(text, nationality)).toBe(code),
)

test.each(['rx-123 456', 'rx 123456 ,', 'rx123456;-'])('%j is sent in capitals alone', text =>
  expect(normalizeIdentityCard(text)).toBe('RX123456'),
)
