import { expect, test } from 'vitest'
import { normalizeImei, validateImei } from './imei.ts'

test('VA-034 an IMEI that fails its check digit is refused', () => {
  expect(validateImei('490154203237518')).toBe(null)
  expect(validateImei('490154203237519')).toBe('imei.checksum')
})

test.each([
  ['49015420323751', 'imei.length'],
  ['3568680000414120', 'imei.length'],
  ['000000000000000', 'imei.component'],
  ['49015420323751A', 'imei.format'],
  ['٤٩٠١٥٤٢٠٣٢٣٧٥١٨', 'imei.format'],
  ['35-417803-685978-9', null],
  ['35 417803 685978 9', null],
  ['35/417803/685978/9', null],
  ['35.417803.685978.9', null],
  ['49 0154 2032 37518 ,', null],
  ['*#06#', 'imei.format'],
])('%j is answered by %s', (text, code) => expect(validateImei(text)).toBe(code))

test('separators are taken out of what is sent', () =>
  expect(normalizeImei(' 35-417803/685978.9\u00a0')).toBe('354178036859789'))

test.each([
  'IMEI1: 490154203237518 IMEI2: 490154203237526',
  'IMEI1 490154203237518\nIMEI2 490154203237526',
  '490154203237518, 490154203237526',
  '490154203237518 / 01',
])('of %j the first number is checked and sent', text => {
  expect(validateImei(text)).toBeNull()
  expect(normalizeImei(text)).toBe('490154203237518')
})

test.each(['49 0154 2032 37518 ,', 'IMEI: 490154203237518.', '490154203237518 ;- '])(
  '%j is sent without what stands around it',
  text => expect(normalizeImei(text)).toBe('490154203237518'),
)
