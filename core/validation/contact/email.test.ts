import { expect, test } from 'vitest'
import { normalizeEmail, validateEmail } from './email.ts'

const label = 'a'.repeat(63)

test.each([
  'a@b.cz',
  "o'brien@x.cz",
  'first.last+tag@sub.example.co',
  ' a@b.cz ',
  'jan@xn--hky-5la4i.cz',
  'a@b.xn--p1ai',
  'a@123.cz',
  '\u200ea@b.cz\u200b',
  'a@b.cz,',
  'mailto:a@b.cz',
  'Jana <a@b.cz>',
  `a@${label}.cz`,
  `a@${label}.${label}.${label}.${'a'.repeat(60)}`,
])('%s is right', text => expect(validateEmail(text)).toBe(null))

test.each([
  '',
  '@',
  'a@b',
  'a@localhost',
  'a..b@c.cz',
  '.a@b.cz',
  'a.@b.cz',
  '@b.cz',
  'a@.cz',
  'a@b..cz',
  'a@b.cz.',
  'a@b.cz,c@d.cz',
  'a@b.c',
  'a@1.2.3.4',
  'a@b.123',
  'a@b.c1',
  '" a@b.cz "',
  'Jana <a@b.cz> Petr',
  'Jana <a@b.cz> Petr <c@d.cz>',
  'Jana <>',
  'mailto:',
  'mailto:a@b.cz?subject=x',
  'a@-b.cz',
  'a@b-.cz',
  'a@b@c.cz',
  'a b@c.cz',
  'a@b c.cz',
  'a@b_c.cz',
  'jan@háčky.cz',
  'jiří@b.cz',
  `a@${label}a.cz`,
  `a@${label}.${label}.${label}.${'a'.repeat(61)}`,
])('%s is refused', text => expect(validateEmail(text)).toBe('email.format'))

test('the longest address has 254 characters', () =>
  expect(`a@${label}.${label}.${label}.${'a'.repeat(60)}`).toHaveLength(254))

test.each([
  '\t a@b.cz ',
  'a@b.cz,',
  'a@b.cz ; ',
  'a@b.cz,\u200b',
  'ａ＠ｂ．ｃｚ',
  'mailto:a@b.cz',
  'MAILTO: a@b.cz',
  '<a@b.cz>',
  'Jana <a@b.cz>',
  '"Nováková, Jana" < a@b.cz >;',
  'Jana <mailto:a@b.cz>,',
])('%j is sent without what stands around it', text => expect(normalizeEmail(text)).toBe('a@b.cz'))
