import { expect, test } from 'vitest'
import { normalizePurgeUrl, splitPurgeKeys, validatePurgeKeys, validatePurgeUrl } from './purge.ts'

const HOSTS = ['laguna.example', 'localhost:4600']
const manyKeys = (count: number, length = 8) =>
  Array.from({ length: count }, (_, i) => String(i).padStart(length, 'k'))

test('a text is split at whatever divides words, and each key stands once', () => {
  expect(splitPurgeKeys('  html\tendpoint\n html  product-17 ')).toEqual(['html', 'endpoint', 'product-17'])
  expect(splitPurgeKeys(' \n ')).toEqual([])
})

test.each([
  ['none', [], 'keysMissing'],
  ['one', ['html'], null],
  ['as many as the header takes', manyKeys(256), null],
  ['one more', manyKeys(257), 'keysTooMany'],
  ['one of 1024 bytes', ['k'.repeat(1024)], null],
  ['one of 1025 bytes', ['k'.repeat(1025)], 'keyTooLong'],
  ['one whose letters take two bytes each', ['č'.repeat(513)], 'keyTooLong'],
  ['16 384 bytes with their spaces', [...manyKeys(15, 1023), 'k'.repeat(1024)], null],
  ['a byte more than the header takes', [...manyKeys(16, 1023), 'k'], 'keysTooLong'],
  ['a control character', ['html\u0007'], 'keyHasControl'],
])('of keys: %s', (_, keys, code) => expect(validatePurgeKeys(keys)).toBe(code))

test.each([
  ['', 'urlMissing'],
  ['  ', 'urlMissing'],
  ['#top', 'urlMissing'],
  ['/', null],
  ['/cz/vykup/?type=telefony', null],
  [' /cz/ ', null],
  ['https://laguna.example/cz/', null],
  ['HTTP://LAGUNA.example/cz/', null],
  ['http://localhost:4600/ro/', null],
  ['http://localhost:4601/ro/', 'urlForeign'],
  ['https://evil.example/cz/', 'urlForeign'],
  ['https://laguna.example.evil.example/', 'urlForeign'],
  ['https://laguna.example@evil.example/', 'urlForeign'],
  ['https://user:secret@laguna.example/', 'urlForeign'],
  ['//evil.example/', 'urlForeign'],
  ['/\\evil.example/', 'urlForeign'],
  ['/\t/evil.example/', 'urlForeign'],
  ['javascript:alert(1)', 'urlForeign'],
  ['cz/vykup/', 'urlForeign'],
  ['https://', 'urlForeign'],
  ['/cz/vý kup/', 'urlForeign'],
])('the address %j is judged %s', (url, code) => expect(validatePurgeUrl(url, HOSTS)).toBe(code))

test('the part of an address that a cache never sees is left out', () => {
  expect(normalizePurgeUrl(' /cz/vykup/?a=1#cena\n ')).toBe('/cz/vykup/?a=1')
})
