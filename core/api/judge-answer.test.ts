import { beforeEach, expect, test } from 'vitest'
import { configurePage } from '../page.ts'
import type { Answer } from './answer.ts'
import { judgeAnswer } from './judge-answer.ts'

const makeAnswer = (status: number, body?: unknown, rest: Partial<Answer> = {}): Answer => ({
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
  [403, undefined, { kind: 'forbidden', message: null }],
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
  for (const isWrite of [false, true]) expect(judgeAnswer(makeAnswer(status, body), isWrite)).toEqual(failure)
})

test.each([
  'Authentication credentials were not provided.',
  'Nebyly zadány přihlašovací údaje.',
  'Datele de autentificare nu au fost furnizate.',
])('a 403 that says "%s" means that the visitor is not signed in', detail => {
  expect(judgeAnswer(makeAnswer(403, { detail }), false)).toEqual({ kind: 'signed-out' })
})

test.each([
  'You do not have permission to perform this action.',
  'K této akci nemáte oprávnění.',
  'Nu aveți permisiunea de a efectua această acțiune.',
  'Nu aveţi permisiunea de a efectua această acţiune.',
])('the stock word "%s" is not passed on', detail => {
  expect(judgeAnswer(makeAnswer(403, { detail }), false)).toEqual({ kind: 'forbidden', message: null })
})

test("the server's own word on what is forbidden is kept", () => {
  const detail = 'Tuto objednávku už nelze změnit.'
  expect(judgeAnswer(makeAnswer(403, { detail }), true)).toEqual({ kind: 'forbidden', message: detail })
})

test('a refused token is told apart from a permission denied', () => {
  const answer = makeAnswer(403, { detail: 'CSRF Failed: CSRF token missing.' })
  expect(judgeAnswer(answer, true)).toEqual({ kind: 'contract', where: 'csrf' })
})

test('a throttled call says when to come again', () => {
  const answer = makeAnswer(429, {}, { headers: new Headers({ 'retry-after': '17' }) })
  expect(judgeAnswer(answer, true)).toEqual({ kind: 'too-many', retryAfter: 17 })
})

test('an address beside the messages is told apart from them', () => {
  expect(judgeAnswer(makeAnswer(400, { detail: 'Ne.', url: '/vykup/?type=x' }), false)).toEqual(
    invalid({ '': ['Ne.'] }, 'Ne.', '/vykup/?type=x'),
  )
})

test('a complaint about a field of the name url stays a complaint', () => {
  expect(judgeAnswer(makeAnswer(400, { url: ['Enter a valid URL.'] }), true)).toEqual(
    invalid({ url: ['Enter a valid URL.'] }, 'Enter a valid URL.'),
  )
})

test('a good answer has no failure', () => {
  expect(judgeAnswer(makeAnswer(200, []), false)).toBeNull()
  expect(judgeAnswer(makeAnswer(200, null), false)).toBeNull()
  expect(judgeAnswer(makeAnswer(201, { id: 1 }), true)).toBeNull()
})

test('an answer that calls itself a problem is no good one, whatever its status', () => {
  const answer = makeAnswer(200, [], { isProblem: true })
  for (const isWrite of [false, true])
    expect(judgeAnswer(answer, isWrite)).toEqual({ kind: 'contract', where: 'content-type' })
  expect(judgeAnswer(makeAnswer(400, { detail: 'No.' }, { isProblem: true }), true)).toEqual(
    invalid({ '': ['No.'] }, 'No.'),
  )
})

test('an empty answer is good for a write alone', () => {
  const answer = makeAnswer(204, undefined, { isHtml: false, isEmpty: true })
  expect(judgeAnswer(answer, true)).toBeNull()
  expect(judgeAnswer(answer, false)).toEqual({ kind: 'contract', where: 'content-type' })
})
