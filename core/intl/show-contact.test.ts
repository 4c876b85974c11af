import { expect, test } from 'vitest'
import { showPhone, showPostcode } from './show-contact.ts'

test.each([
  ['+420602123456', '+420 602 123 456'],
  ['+420 602 123 456', '+420 602 123 456'],
  ['602123456', '602 123 456'],
  ['+40721234567', '+40 721 234 567'],
  ['0721234567', '0721 234 567'],
  ['+4915112345678', '+4915112345678'],
  ['', ''],
])('the number %j is read out as %j', (phone, shown) => {
  expect(showPhone(phone).replaceAll('\u00a0', ' ')).toBe(shown)
})

test.each([
  ['60200', '602 00'],
  ['602 00', '602 00'],
  ['400001', '400001'],
  ['SW1A 1AA', 'SW1A 1AA'],
])('the postcode %j is written as %j', (postcode, shown) => {
  expect(showPostcode(postcode).replaceAll('\u00a0', ' ')).toBe(shown)
})
