import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readErrorUrl, readFieldErrors, readFirstMessage } from './classify-response.ts'

const readMessages = (body: unknown) => ({ ...readFieldErrors(body).fields })

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
  expect(readMessages(body)).toEqual(fields)
})

test('a key named __proto__ is a path like any other and changes nothing', () => {
  const body: unknown = JSON.parse(
    '{"__proto__":{"e_mail":["Ne."]},"constructor":{"prototype":["Také ne."]}}',
  )
  const errors = readMessages(body)
  expect(Object.entries(errors)).toEqual([
    ['__proto__.e_mail', ['Ne.']],
    ['constructor.prototype', ['Také ne.']],
  ])
  expect(({} as Record<string, unknown>).e_mail).toBeUndefined()
})

test('a message of the path __proto__ itself is kept', () => {
  const errors = readMessages(JSON.parse('{"__proto__":["Ne."],"e_mail":["Ano."]}'))
  expect(Object.entries(errors)).toEqual([
    ['__proto__', ['Ne.']],
    ['e_mail', ['Ano.']],
  ])
})

test.each<[what: string, body: unknown, fields: Record<string, string[]>]>([
  [
    'a status and a code',
    { status_code: 400, status: 'error', code: 'invalid', detail: 'Ne.' },
    { '': ['Ne.'] },
  ],
  [
    'a problem of RFC 9457',
    { type: 'about:blank', status: 400, detail: 'Ne.', instance: '/prodej/1/' },
    { '': ['Ne.'] },
  ],
  [
    'what finds the call in a log',
    { request_id: 'a1-b2', errorCode: 17, timestamp: '2026-11-21T10:00:00Z', errors: { e_mail: 'Ne.' } },
    { 'errors.e_mail': ['Ne.'] },
  ],
])('%s is no message', (_, body, fields) => {
  expect(readMessages(body)).toEqual(fields)
})

test('a field of such a name has its messages', () => {
  const body = { code: ['Neplatný kód.'], status: 'Vyberte stav.', type: { 0: ['Ne.'] } }
  expect(readMessages(body)).toEqual({
    code: ['Neplatný kód.'],
    status: ['Vyberte stav.'],
    'type.0': ['Ne.'],
  })
})

test('a message is cut to what a page can show', () => {
  expect(readMessages({ a: ['x'.repeat(1_000_000)] }).a?.[0]).toHaveLength(500)
})

test('what is nested without end is read to a bearable depth', () => {
  let body: unknown = ['deep']
  for (let i = 0; i < 10_000; i++) body = { a: body }
  expect(readMessages(body)).toEqual({})
})

test('of thousands of messages as many are kept as a form may have fields, and the rest are counted', () => {
  const many = Array.from({ length: 5000 }, (_, i) => `Chyba ${i}.`)
  const ofOne = readFieldErrors({ e_mail: many })
  expect(ofOne).toEqual({ fields: { e_mail: many.slice(0, 20) }, omitted: 4980 })
  const ofAll = readFieldErrors(Object.fromEntries(many.map((text, i) => [`field_${i}`, [text]])))
  expect([Object.keys(ofAll.fields).length, ofAll.omitted]).toEqual([100, 4900])
})

test.each<[what: string, body: () => unknown]>([
  ['messages', () => Array.from({ length: 500_000 }, () => 'Ne, nelze.')],
  ['fields', () => Object.fromEntries(Array.from({ length: 200_000 }, (_, i) => [`field_${i}`, ['Ne.']]))],
  ['lists', () => Array.from({ length: 250_000 }, () => ({ quantity: ['Ne.'] }))],
  ['one message', () => ({ e_mail: [' '.repeat(2_500_000), 'x'.repeat(2_500_000)] })],
  [
    'names of 40,000 characters',
    () =>
      Object.fromEntries(
        Array.from({ length: 125 }, (_, i) => [`${i}`.padEnd(40_000, '.1'), { a: ['Ne.'] }]),
      ),
  ],
])('5 MB of %s are read within half a second, to a size that a page can bear', (_, make) => {
  const body: unknown = JSON.parse(JSON.stringify(make()))
  const start = process.threadCpuUsage()
  const { fields } = readFieldErrors(body)
  const { user, system } = process.threadCpuUsage(start)
  expect(user + system).toBeLessThan(500_000)
  expect(JSON.stringify(fields).length).toBeLessThan(100_000)
})

test('no body throws, and every message is a text that is kept or counted', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.jsonValue({ maxDepth: 12 })), body => {
      const { fields, omitted } = readFieldErrors(body)
      const all = Object.values(fields).flat()
      expect(all.every(text => typeof text === 'string' && text.trim() !== '')).toBe(true)
      expect(all.length).toBeLessThanOrEqual(100)
      expect(omitted === 0 || all.length >= 20).toBe(true)
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
  expect(readFirstMessage(body)).toBe(message)
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
