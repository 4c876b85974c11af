import { expect, test } from 'vitest'
import { showIban, showPhone, showPostcode } from './show-contact.ts'

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

test.each([
  ['RO49AAAA1B31007593840000', 'RO49 AAAA 1B31 0075 9384 0000'],
  ['CZ6508000000192000145399', 'CZ65 0800 0000 1920 0014 5399'],
  ['', ''],
])('the IBAN %j is written as %j', (iban, shown) => {
  expect(showIban(iban)).toBe(shown)
})
