import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickFirstMessage, readErrorUrl, readFieldErrors } from './drf-errors.ts'

const REQUIRED = {
  en: 'This field is required.',
  cs: 'Toto pole je vyžadováno.',
  ro: 'Acest câmp este obligatoriu.',
}

test.each<[what: string, body: unknown, fields: Record<string, string[]>]>([
  ['a missing field', { e_mail: [REQUIRED.en] }, { e_mail: [REQUIRED.en] }],
  ['a missing field in Czech', { e_mail: [REQUIRED.cs] }, { e_mail: [REQUIRED.cs] }],
  ['a missing field in Romanian', { e_mail: [REQUIRED.ro] }, { e_mail: [REQUIRED.ro] }],
  ['several messages of one field', { imei: ['Krátké.', 'Neplatné.'] }, { imei: ['Krátké.', 'Neplatné.'] }],
  ['a plain text for a field', { e_mail: 'Neplatný e-mail.' }, { e_mail: ['Neplatný e-mail.'] }],
  [
    'a nested group',
    { pickup_address: { city: [REQUIRED.cs], postcode: ['Neplatné PSČ.'] } },
    { 'pickup_address.city': [REQUIRED.cs], 'pickup_address.postcode': ['Neplatné PSČ.'] },
  ],
  [
    'a group that is no object',
    { pickup_address: { non_field_errors: ['Invalid data. Expected a dictionary, but got str.'] } },
    { pickup_address: ['Invalid data. Expected a dictionary, but got str.'] },
  ],
  ['a group that is missing', { customer_data: [REQUIRED.ro] }, { customer_data: [REQUIRED.ro] }],
  ['the whole object', { non_field_errors: ['Poprvé.', 'Podruhé.'] }, { '': ['Poprvé.', 'Podruhé.'] }],
  ['the whole object, as Django forms say it', { __all__: ['Ne.'] }, { '': ['Ne.'] }],
  [
    'a list of objects with holes, up to 3.17',
    { items: [{}, { quantity: ['Nejvýše 5.'] }, {}] },
    { 'items.1.quantity': ['Nejvýše 5.'] },
  ],
  [
    'a list of objects by index, since 3.18',
    { items: { 1: { quantity: ['Nejvýše 5.'] } } },
    { 'items.1.quantity': ['Nejvýše 5.'] },
  ],
  ['a list field', { tags: { 1: ['Krátké.'] } }, { 'tags.1': ['Krátké.'] }],
  ['a list at the top', [{}, { quantity: ['Nejvýše 5.'] }], { '1.quantity': ['Nejvýše 5.'] }],
  ['a text raised in a view', ['Nelze.'], { '': ['Nelze.'] }],
  [
    'a detail',
    { detail: 'JSON parse error - Expecting value' },
    { '': ['JSON parse error - Expecting value'] },
  ],
  ['a detail as a list', { detail: ['Nelze.'] }, { '': ['Nelze.'] }],
  ['a deeper whole', { a: { b: { non_field_errors: ['Ne.'] } } }, { 'a.b': ['Ne.'] }],
  ['a code instead of a text', { detail: 17 }, { '': ['17'] }],
  ['a bare text', 'Nelze.', { '': ['Nelze.'] }],
  ['nothing that is a message', { a: null, b: [], c: {}, d: true, e: [null], f: '  ' }, {}],
  ['nothing', undefined, {}],
  ['null', null, {}],
])('messages are found in %s', (_, body, fields) => {
  expect({ ...readFieldErrors(body) }).toEqual(fields)
})

test('a key named __proto__ is a path like any other and changes nothing', () => {
  const body: unknown = JSON.parse(
    '{"__proto__":{"e_mail":["Ne."]},"constructor":{"prototype":["Také ne."]}}',
  )
  const errors = readFieldErrors(body)
  expect(Object.entries(errors)).toEqual([
    ['__proto__.e_mail', ['Ne.']],
    ['constructor.prototype', ['Také ne.']],
  ])
  expect(({} as Record<string, unknown>).e_mail).toBeUndefined()
})

test('a message of the path __proto__ itself is kept', () => {
  const errors = readFieldErrors(JSON.parse('{"__proto__":["Ne."],"e_mail":["Ano."]}'))
  expect(Object.entries(errors)).toEqual([
    ['__proto__', ['Ne.']],
    ['e_mail', ['Ano.']],
  ])
})

test('a message is cut to what a page can show', () => {
  expect(readFieldErrors({ a: ['x'.repeat(1_000_000)] }).a?.[0]).toHaveLength(500)
})

test('what is nested without end is read to a bearable depth', () => {
  let body: unknown = ['deep']
  for (let i = 0; i < 10_000; i++) body = { a: body }
  expect({ ...readFieldErrors(body) }).toEqual({})
})

test('no body throws, and every message is a text', () => {
  fc.assert(
    fc.property(fc.anything(), body => {
      const all = Object.values(readFieldErrors(body)).flat()
      expect(all.every(text => typeof text === 'string' && text.trim() !== '')).toBe(true)
    }),
  )
})

test.each<[unknown, string | null]>([
  [{ e_mail: ['Druhá.'], non_field_errors: ['První.', 'Další.'] }, 'První.'],
  [{ e_mail: ['Druhá.'], detail: 'První.' }, 'První.'],
  [{ last_name: ['První.'], e_mail: ['Druhá.'] }, 'První.'],
  [{ 2: ['Druhá.'], e_mail: ['První.'] }, 'První.'],
  [{ 2: ['Jediná.'] }, 'Jediná.'],
  [['První.', 'Druhá.'], 'První.'],
  [{}, null],
  [undefined, null],
])('of %j the first message is %j', (body, message) => {
  expect(pickFirstMessage(readFieldErrors(body))).toBe(message)
})

test.each<[unknown, string | null]>([
  [{ detail: 'x', url: '/a/?b=c' }, '/a/?b=c'],
  [{ detail: ['x'], url: ['/a/'] }, '/a/'],
  [{ url: '?type=telefony' }, '?type=telefony'],
  [{ url: 'https://shop.example/a/' }, 'https://shop.example/a/'],
  [{ url: `/a/?${'condition=1:2&'.repeat(60)}` }, `/a/?${'condition=1:2&'.repeat(60)}`],
  [{ url: ['Enter a valid URL.'] }, null],
  [{ url: ['/a/', '/b/'] }, null],
  [{ url: null }, null],
  [{ url: { a: '/' } }, null],
  [{ url: '' }, null],
  [{}, null],
  [['/a/'], null],
  [null, null],
  [undefined, null],
])('the address in %j is %j', (body, url) => {
  expect(readErrorUrl(body)).toBe(url)
})
