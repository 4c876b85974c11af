import { beforeEach, expect, test } from 'vitest'
import { configurePage } from '#core/page.ts'
import { classifyResponse } from './classify-response.ts'
import type { ApiResponse } from './response.ts'

const makeResponse = (status: number, body?: unknown, rest: Partial<ApiResponse> = {}): ApiResponse => ({
  status,
  headers: new Headers(),
  body,
  isJson: body !== undefined,
  isProblem: false,
  isHtml: body === undefined,
  isEmpty: false,
  isRedirected: false,
  url: 'https://shop.example/api/',
  location: null,
  ...rest,
})

const invalid = (fields: object, message: string | null, url: string | null = null) => ({
  kind: 'invalid',
  fields,
  message,
  url,
})

beforeEach(() => configurePage({ market: 'cz' }))

test.each<[number, unknown, object]>([
  [400, { detail: 'No.' }, invalid({ '': ['No.'] }, 'No.')],
  [400, undefined, invalid({}, null)],
  [401, { detail: 'Log in.' }, { kind: 'signed-out' }],
  [401, undefined, { kind: 'signed-out' }],
  [403, undefined, { kind: 'forbidden', message: null, isMute: true }],
  [404, { detail: 'Not found.' }, { kind: 'not-found' }],
  [404, undefined, { kind: 'not-found' }],
  [408, undefined, { kind: 'timeout' }],
  [409, { detail: 'Cena se změnila.' }, { kind: 'conflict', message: 'Cena se změnila.' }],
  [409, undefined, { kind: 'conflict', message: null }],
  [410, undefined, { kind: 'not-found' }],
  [413, undefined, { kind: 'too-large' }],
  [422, { e_mail: ['Ne.'] }, invalid({ e_mail: ['Ne.'] }, 'Ne.')],
  [429, { detail: 'Throttled.' }, { kind: 'too-many', retryAfter: 5 }],
  [300, undefined, { kind: 'server' }],
  [405, { detail: 'Method "GET" not allowed.' }, { kind: 'server' }],
  [500, undefined, { kind: 'server' }],
  [503, { detail: 'Later.' }, { kind: 'server' }],
])('a status of %i with %j is %j', (status, body, failure) => {
  for (const isWrite of [false, true])
    expect(classifyResponse(makeResponse(status, body), isWrite)).toEqual(failure)
})

test.each([
  'Authentication credentials were not provided.',
  'Nebyly zadány přihlašovací údaje.',
  'Datele de autentificare nu au fost furnizate.',
])('a 403 that says "%s" means that the visitor is not signed in', detail => {
  expect(classifyResponse(makeResponse(403, { detail }), false)).toEqual({ kind: 'signed-out' })
})

test.each([
  'You do not have permission to perform this action.',
  'K této akci nemáte oprávnění.',
  'Nu aveți permisiunea de a efectua această acțiune.',
  'Nu aveţi permisiunea de a efectua această acţiune.',
])('the stock word "%s" is not passed on', detail => {
  expect(classifyResponse(makeResponse(403, { detail }), false)).toEqual({ kind: 'forbidden', message: null })
})

test("the server's own word on what is forbidden is kept", () => {
  const detail = 'Tuto objednávku už nelze změnit.'
  expect(classifyResponse(makeResponse(403, { detail }), true)).toEqual({
    kind: 'forbidden',
    message: detail,
  })
})

test('a refused token is told apart from a permission denied', () => {
  const answer = makeResponse(403, { detail: 'CSRF Failed: CSRF token missing.' })
  expect(classifyResponse(answer, true)).toEqual({ kind: 'contract', where: 'csrf' })
})

test('a throttled call says when to come again', () => {
  const answer = makeResponse(429, {}, { headers: new Headers({ 'retry-after': '17' }) })
  expect(classifyResponse(answer, true)).toEqual({ kind: 'too-many', retryAfter: 17 })
})

test.each([
  ['mine-1', 'mine-1'],
  ['a'.repeat(64), 'a'.repeat(64)],
  ['a'.repeat(65), undefined],
  ['<b>call 900 100 200</b>', undefined],
  ['two words', undefined],
  [undefined, undefined],
])('a failure of the server has the id of its request where it is a plain token: %s', (id, requestId) => {
  const headers = new Headers(id === undefined ? {} : { 'X-Request-ID': id })
  expect(classifyResponse(makeResponse(500, undefined, { headers }), true)).toStrictEqual({
    kind: 'server',
    requestId,
  })
})

test('an address beside the messages is told apart from them', () => {
  expect(classifyResponse(makeResponse(400, { detail: 'Ne.', url: '/vykup/?type=x' }), false)).toEqual(
    invalid({ '': ['Ne.'] }, 'Ne.', '/vykup/?type=x'),
  )
})

test('messages that were too many to keep are counted', () => {
  const failure = classifyResponse(makeResponse(400, { e_mail: Array(5000).fill('Ne.') }), true)
  expect(failure).toEqual({ ...invalid({ e_mail: Array(20).fill('Ne.') }, 'Ne.'), omitted: 4980 })
})

test('a complaint about a field of the name url stays a complaint', () => {
  expect(classifyResponse(makeResponse(400, { url: ['Enter a valid URL.'] }), true)).toEqual(
    invalid({ url: ['Enter a valid URL.'] }, 'Enter a valid URL.'),
  )
})

test('a good answer has no failure', () => {
  expect(classifyResponse(makeResponse(200, []), false)).toBeNull()
  expect(classifyResponse(makeResponse(200, null), false)).toBeNull()
  expect(classifyResponse(makeResponse(201, { id: 1 }), true)).toBeNull()
})

test('an answer that calls itself a problem is no good one, whatever its status', () => {
  const answer = makeResponse(200, [], { isProblem: true })
  for (const isWrite of [false, true])
    expect(classifyResponse(answer, isWrite)).toEqual({ kind: 'contract', where: 'content-type' })
  expect(classifyResponse(makeResponse(400, { detail: 'No.' }, { isProblem: true }), true)).toEqual(
    invalid({ '': ['No.'] }, 'No.'),
  )
})

test('an empty answer is good for a write alone', () => {
  const answer = makeResponse(204, undefined, { isHtml: false, isEmpty: true })
  expect(classifyResponse(answer, true)).toBeNull()
  expect(classifyResponse(answer, false)).toEqual({ kind: 'contract', where: 'content-type' })
})

test.each([200, 403, 405])(
  'a write that is led to the sign-in page, which answers %i, is signed out',
  status => {
    configurePage({ market: 'cz', loginUrl: '/prihlaseni/' })
    const led = { isRedirected: true, url: 'https://shop.example/prihlaseni/?next=%2F' }
    expect(classifyResponse(makeResponse(status, undefined, led), true)).toEqual({ kind: 'signed-out' })
  },
)
