import { describe, expect, test, vi } from 'vitest'
import type { Language } from '#core/market.ts'
import { compileMessage } from '#tools/build/plugins/compile-messages.ts'
import { formatMessage, type Values } from './intl.ts'

function show(text: string, language: Language, values: Values): string {
  const message = compileMessage(text)
  return typeof message === 'string' ? message : formatMessage(message, language, values)
}

const COUNTED = '{count, plural, =0 {nic} one {# kus} few {# kusy} many {# kusu} other {# kusů}}'
const RANKED = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
const PIECES = '{n, plural, one {# piesă} few {# piese} other {# de piese}}'
const LEFT = '{n, plural, offset:1 =1 {jen vy} one {vy a # další} few {vy a # další} other {vy a # dalších}}'
const NESTED =
  '{place, select, Praha {{count, plural, one {# okno v Praze} other {# oken v Praze}}} other {jinde: {count}}}'

test.each<[string, Language, Values, string]>([
  ['Máte {count} a {count, number}', 'cs', { count: 12345.6 }, 'Máte 12345.6 a 12\u00a0345,6'],
  ['Aveți {count, number}', 'ro', { count: 12345.6 }, 'Aveți 12.345,6'],
  ['You have {count, number}', 'en', { count: 12345.6 }, 'You have 12,345.6'],
  ['{count, number}', 'cs', { count: -0.5 }, '-0,5'],
  [COUNTED, 'cs', { count: 0 }, 'nic'],
  [COUNTED, 'cs', { count: 1 }, '1 kus'],
  [COUNTED, 'cs', { count: 3 }, '3 kusy'],
  [COUNTED, 'cs', { count: 1.5 }, '1,5 kusu'],
  [COUNTED, 'cs', { count: '5' }, '5 kusů'],
  [COUNTED, 'cs', { count: 1e6 }, '1\u00a0000\u00a0000 kusů'],
  [PIECES, 'ro', { n: 1 }, '1 piesă'],
  [PIECES, 'ro', { n: 0 }, '0 piese'],
  [PIECES, 'ro', { n: 119 }, '119 piese'],
  [PIECES, 'ro', { n: 1020 }, '1.020 de piese'],
  [RANKED, 'en', { n: 1 }, '1st'],
  [RANKED, 'en', { n: 22 }, '22nd'],
  [RANKED, 'en', { n: 113 }, '113th'],
  ['{n, selectordinal, other {#.}}', 'cs', { n: 2 }, '2.'],
  [LEFT, 'cs', { n: 1 }, 'jen vy'],
  [LEFT, 'cs', { n: 2 }, 'vy a 1 další'],
  [LEFT, 'cs', { n: 6 }, 'vy a 5 dalších'],
  [NESTED, 'cs', { place: 'Praha', count: 5 }, '5 oken v Praze'],
  [NESTED, 'cs', { place: 'Brno', count: 5 }, 'jinde: 5'],
  ['{kind, select, phone {telefon} other {zařízení}}', 'cs', { kind: 'toString' }, 'zařízení'],
  ["Pište '{'{name}'}'", 'cs', { name: '{x}' }, 'Pište {{x}}'],
  ['<b>{name}</b>', 'en', { name: '<i>' }, '<b><i></b>'],
  ['{a}{b}', 'en', { a: '', b: '' }, ''],
])('%s in %s with %o', (text, language, values, shown) => {
  expect(show(text, language, values)).toBe(shown)
})

describe('a missing value', () => {
  test.each([
    ['Dobrý den, {name}', 'name'],
    [COUNTED, 'count'],
    ['{count, number}', 'count'],
  ])('of %s throws and is named', (text, name) => {
    expect(() => show(text, 'cs', {})).toThrow(`"${name}" was not provided`)
    const unknown = { [name]: undefined } as unknown as Values
    expect(() => show(text, 'cs', unknown)).toThrow(`"${name}" was not provided`)
  })
})

test('what formats numbers and plurals is made once for a language', () => {
  const rules = vi.spyOn(Intl, 'PluralRules')
  const numbers = vi.spyOn(Intl, 'NumberFormat')
  for (const n of [1, 2, 3]) {
    // A text of its own each, as on a page.
    expect(show(`${n}: {n, plural, other {# gh}}`, 'en', { n })).toBe(`${n}: ${n} gh`)
    expect(show(`${n}: {n, number}`, 'en', { n })).toBe(`${n}: ${n}`)
  }
  expect(rules.mock.calls.length).toBeLessThanOrEqual(1)
  expect(numbers.mock.calls.length).toBeLessThanOrEqual(1)
  vi.restoreAllMocks()
})
