import { expect, test } from 'vitest'
import { normalizeCnp, validateCnp } from './cnp.ts'

const TODAY = '2026-11-21'

test('VA-037 a Romanian personal number that fails its check digit is refused', () => {
  expect(validateCnp('1630615123457', TODAY)).toBe(null)
  expect(validateCnp('1630615123458', TODAY)).toBe('cnp.checksum')
})

/** Ends a number of twelve digits with whichever check digit is right. */
const closeCnp = (body: string) =>
  [...'0123456789'].map(check => body + check).find(cnp => validateCnp(cnp, TODAY) === null)

test.each(['01', '40', '47', '48', '51', '52', '70', '80', '83'])('county %s is known', county =>
  expect(closeCnp(`1630615${county}345`)).toBeDefined(),
)

test.each(['00', '49', '50', '53', '69', '71', '79', '84', '99'])('county %s is not known', county =>
  expect(validateCnp(`1630615${county}3450`, TODAY)).toBe('cnp.component'),
)

test.each([
  ['1800101221144', null],
  ['1630615-12345-7', null],
  ['1630615123457 ,', null],
  ['1630615123457.', null],
  ['0800101221142', 'cnp.component'],
  ['1632215123457', 'cnp.component'],
  ['1630615120001', 'cnp.component'],
  ['163061512345', 'cnp.length'],
  ['163061512345A', 'cnp.format'],
])('%j is answered by %s', (text, code) => expect(validateCnp(text, TODAY)).toBe(code))

test('the first digit tells the century, and 7, 8 and 9 leave it open', () => {
  // 29 February: in 2000, not in 1900 nor 1800.
  for (const first of '56789') expect(closeCnp(`${first}00022940001`), first).toBeDefined()
  for (const first of '1234') expect(validateCnp(`${first}000229400010`, TODAY), first).toBe('cnp.component')
  for (const first of '123456789') expect(closeCnp(`${first}01010140001`), first).toBeDefined()
  expect(closeCnp('001010140001')).toBeUndefined()
})

test('nobody is born after today', () => {
  expect(closeCnp('526112140001')).toBeDefined()
  expect(validateCnp('5261122400010', TODAY)).toBe('cnp.component')
  expect(closeCnp('726112240001')).toBeDefined()
})

test('digits alone are sent', () => expect(normalizeCnp(' 1630615 12345-7')).toBe('1630615123457'))
