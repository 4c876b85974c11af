import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { compileMessage } from '../../.ci/plugins/messages-plugin.ts'
import { formatMessage, type Values } from './format-message.ts'

function show(text: string, language: string, values: Values): string {
  const message = compileMessage(text)
  return typeof message === 'string' ? message : formatMessage(message, language, values)
}

const COUNTED = '{count, plural, =0 {nic} one {# kus} few {# kusy} many {# kusu} other {# kusů}}'

describe('beside formatjs, which the texts are written for', () => {
  const LANGUAGES = ['cs', 'ro', 'en'] as const
  const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', '=0', '=1', '=7', '=1000']
  const word = fc.stringMatching(/^[a-zA-Zščřžýáíéúůțăîâ .,!?%]{0,12}$/)
  const name = fc.constantFrom('count', 'total', 'place')
  const { text } = fc.letrec<{ text: string }>(tie => {
    const option = (keys: readonly string[]) =>
      fc
        .tuple(fc.dictionary(fc.constantFrom(...keys), tie('text'), { maxKeys: 4 }), tie('text'))
        .map(([options, other]) =>
          Object.entries({ ...options, other })
            .map(([key, inner]) => `${key} {${inner}}`)
            .join(' '),
        )
    const number = fc.constantFrom('count', 'total')
    const part = fc.oneof(
      { maxDepth: 3 },
      word,
      name.map(one => `{${one}}`),
      number.map(one => `{${one}, number}`),
      fc.tuple(number, option(CATEGORIES)).map(([one, rest]) => `{${one}, plural, ${rest}}`),
      fc.tuple(number, option(CATEGORIES)).map(([one, rest]) => `{${one}, plural, offset:1 ${rest} }`),
      fc.tuple(number, option(CATEGORIES)).map(([one, rest]) => `{${one}, selectordinal, ${rest}}`),
      fc.tuple(name, option(['Praha', 'Brno'])).map(([one, rest]) => `{${one}, select, ${rest}}`),
    )
    return { text: fc.array(fc.oneof(part, fc.constant('#')), { maxLength: 4 }).map(parts => parts.join('')) }
  })
  const count = fc.oneof(fc.integer({ min: -3, max: 130 }), fc.integer(), fc.constantFrom(0.5, 1.5, 2.5, 1e6))
  const values = fc.record({
    count,
    total: count,
    place: fc.constantFrom('Praha', 'Brno', 'constructor', '<b>'),
  })

  test('every message says the same', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...LANGUAGES), values, (written, language, given) => {
        const theirs = new IntlMessageFormat(written, language, undefined, { ignoreTag: true }).format(given)
        expect(show(written, language, given)).toBe(String(theirs))
      }),
      { numRuns: 2000 },
    )
  })
})

test.each([
  ['Máte {count} a {count, number}', { count: 12345.6 }, 'Máte 12345.6 a 12\u00a0345,6'],
  [COUNTED, { count: 0 }, 'nic'],
  [COUNTED, { count: 3 }, '3 kusy'],
  [COUNTED, { count: 1.5 }, '1,5 kusu'],
  [COUNTED, { count: '5' }, '5 kusů'],
  ['{n, plural, offset:1 =1 {vy} one {vy a # další} other {vy a # dalších}}', { n: 6 }, 'vy a 5 dalších'],
  ['{n, selectordinal, other {#.}}', { n: 2 }, '2.'],
  ['{kind, select, phone {telefon} other {zařízení}}', { kind: 'toString' }, 'zařízení'],
  ["Pište '{'{name}'}'", { name: '{x}' }, 'Pište {{x}}'],
])('%s', (text, values, shown) => {
  expect(show(text, 'cs', values)).toBe(shown)
})

test('a missing value is named', () => {
  expect(() => show('Dobrý den, {name}', 'cs', {})).toThrow('wants a value for "name"')
  expect(() => show(COUNTED, 'cs', {})).toThrow('wants a value for "count"')
})

test.each([
  ['{when, date, short}', 'a kind of value (date)'],
  ['{when, time}', 'a kind of value (time)'],
  ['{price, number, ::currency/CZK}', 'money and dates are given as texts'],
  ['{count, plural, one {# kus}}', 'OTHER'],
])('%s is refused by the build', (text, reason) => {
  expect(() => compileMessage(text)).toThrow(reason)
})
