import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

test.each([
  ['Apple iPhone 13 128 GB', 'Apple iPhone 13 128\u00a0GB'],
  ['Nabíječka USB-C 20 W', 'Nabíječka USB-C 20\u00a0W'],
  ['Kabel, 1 m', 'Kabel, 1\u00a0m'],
  ['pod 80 %, bonus 200 lei', 'pod 80\u00a0%, bonus 200\u00a0lei'],
  ['třeba jako +420 602 123 456.', 'třeba jako +420\u00a0602\u00a0123\u00a0456.'],
  ['de exemplu 0721 234 567.', 'de exemplu 0721\u00a0234\u00a0567.'],
  ['iPhone 13 mini, Redmi 12 modrá, 3 kusy', 'iPhone 13 mini, Redmi 12 modrá, 3 kusy'],
])('a number keeps its unit: %s', (text, kept) => {
  expect(keepTogether(text, 'en')).toBe(kept)
})

test.each([
  ['V obchodě i u vás', 'V\u00a0obchodě i\u00a0u\u00a0vás'],
  ['otázku „V jakém stavu je displej?“', 'otázku „V\u00a0jakém stavu je displej?“'],
  ['{names} a {count}', '{names} a\u00a0{count}'],
  [
    '{count, plural, one {v # obchodě} few {ve # obchodech}}',
    '{count, plural, one {v\u00a0# obchodě} few {ve # obchodech}}',
  ],
  ['Pošleme vám e-mail', 'Pošleme vám e\u2011mail'],
  ['E-mail', 'E-mail'],
  ['Objednávku č. {number} jsme přijali', 'Objednávku č.\u00a0{number} jsme přijali'],
  ['baterie 85 % a více', 'baterie 85\u00a0% a\u00a0více'],
])('a Czech line ends with no lone letter: %s', (text, kept) => {
  expect(keepTogether(text, 'cs')).toBe(kept)
})

test('a lone letter of another language is a word as any other', () => {
  expect(keepTogether('o adresă a site-ului', 'ro')).toBe('o adresă a site-ului')
  expect(keepTogether('Am primit comanda nr. 2026', 'ro')).toBe('Am primit comanda nr.\u00a02026')
  expect(keepTogether('a price of 5 Kč', 'en')).toBe('a price of 5\u00a0Kč')
})

test('English texts of the specification stay letter for letter', () => {
  expect(keepTogether('Invalid e-mail', 'en')).toBe('Invalid e-mail')
})

test('nothing but spaces and hyphens changes, and the second time nothing does', () => {
  const word = fc.constantFrom('a', 'v', '128', 'GB', 'e-mail', ' ', '\u00a0', 'město', '%', 'USB-C')
  fc.assert(
    fc.property(fc.array(word), words => {
      const text = words.join(' ')
      const kept = keepTogether(text, 'cs')
      expect(kept.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-')).toBe(text.replaceAll('\u00a0', ' '))
      expect(keepTogether(kept, 'cs')).toBe(kept)
    }),
  )
})
