import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillMail, findGap, listUnknownFields } from './fill-mail.ts'

const FIELDS = { number: '2026000001', customer: 'Jana {number}' }

test.each([
  ['Objednávka {number}', 'Objednávka 2026000001', []],
  ['{number}{number}', '20260000012026000001', []],
  // What was filled in is not read again.
  ['{customer}', 'Jana {number}', []],
  ['{total} a {number}', '{total} a 2026000001', ['{total}']],
  ['{constructor} {__proto__}', '{constructor} {__proto__}', ['{constructor}', '{__proto__}']],
  ['{ number }', '{ number }', ['{ number }']],
  ['{{order}} {{number}}', '{{order}} {2026000001}', ['{{order}}']],
  ['zásilka {trackin je na cestě', 'zásilka {trackin je na cestě', ['{trackin']],
  ['zásilka tracking} je {number}', 'zásilka tracking} je 2026000001', ['tracking}']],
  ['{ {number} }', '{ 2026000001 }', ['{', '}']],
])('%s is sent as %s', (text, filled, unknown) => {
  expect(fillMail(text, FIELDS)).toBe(filled)
  expect(listUnknownFields(text, FIELDS)).toEqual(unknown)
})

test('a text without braces is sent as it is', () =>
  fc.assert(
    fc.property(
      fc.string().filter(text => !text.includes('{')),
      text => {
        expect(fillMail(text, FIELDS)).toBe(text)
      },
    ),
  ))

test.each([
  ['Pošleme [doplňte náhradu].', ['[doplňte náhradu]'], { text: '[doplňte náhradu]', start: 8, end: 25 }],
  // What staff wrote into brackets themselves is theirs.
  ['Viz [1]', ['Pošleme: [doplňte náhradu]'], null],
  ['Pošleme černý kryt.', ['[doplňte náhradu]'], null],
  ['[b] a [a]', ['[a]', 'x [b]'], { text: '[b]', start: 0, end: 3 }],
  ['[]', ['[]'], null],
])('in %s of the templates %j the gap is %j', (text, templates, gap) =>
  expect(findGap(text, templates)).toEqual(gap),
)
