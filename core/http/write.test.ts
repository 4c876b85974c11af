import * as v from 'valibot'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { configurePage, turned } from '#core/page.ts'
import {
  answerHtml,
  answerJson,
  answerNothing,
  answerText,
  cutBody,
  drip,
  hangUp,
  keepSilent,
  type Responder,
  redirectTo,
  startLocalServer,
} from '#testing/local-server.ts'
import { mutation } from './endpoint.ts'
import { FailureError } from './failure.ts'
import { clearHolds, type WriteOptions, write } from './write.ts'

const server = startLocalServer()
const BODY = { e_mail: 'jana@example.cz' }
const CSRF_MISSING = answerJson({ detail: 'CSRF Failed: CSRF cookie not set.' }, 403)
const CSRF_WRONG = answerJson({ detail: 'CSRF Failed: CSRF token missing or incorrect.' }, 403)

const SENDING = { path: '/send/', doc: 'Sends.', request: v.unknown() }
type Sending = Partial<Pick<ReturnType<typeof mutation>, 'method' | 'status'>>
const send = ({ method, status, ...options }: WriteOptions & Sending = {}) =>
  write(mutation('send', { ...SENDING, ...(method && { method }), ...(status && { status }) }), BODY, options)
const failToSend = async (options?: WriteOptions & Sending): Promise<FailureError> => {
  const thrown: unknown = await send(options).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(FailureError)
  return thrown as FailureError
}

/** The page's cookies, as `document.cookie` tells them. */
let cookies: () => string = () => ''
const setToken = (token: string) => {
  cookies = () => `theme=dark; csrftoken=${token}; xcsrftoken=other`
}
const listTokens = () => server.seen.map(({ method, headers }) => [method, headers['x-csrftoken']])

beforeEach(() => {
  clearHolds()
  class FakeDocument {
    get cookie(): string {
      return cookies()
    }
  }
  vi.stubGlobal('Document', FakeDocument)
  // What a form named "cookie" does to a page.
  vi.stubGlobal('document', Object.assign(Object.create(FakeDocument.prototype), {}))
  setToken('first')
  configurePage({
    market: 'cz',
    routes: { send: '/api/send/', 'active-user': '/api/user/' },
    loginUrl: '/prihlaseni/',
  })
})

test('a write sends its body, the token and the key of its intent', async () => {
  server.play(answerNothing(204))
  expect(await send({ idempotencyKey: 'key-1' })).toEqual({ data: undefined, location: null })
  const [seen] = server.seen
  expect([seen?.method, seen?.path, seen?.body]).toEqual(['POST', '/api/send/', JSON.stringify(BODY)])
  expect(seen?.headers).toMatchObject({
    'content-type': 'application/json',
    'x-csrftoken': 'first',
    'idempotency-key': 'key-1',
  })
})

test('a write without an intent sends no key', async () => {
  server.play(answerNothing(204))
  await send()
  expect(server.seen[0]?.headers).not.toHaveProperty('idempotency-key')
})

test.each(['PUT', 'PATCH', 'DELETE'] as const)('%s is sent as such', async method => {
  server.play(answerNothing(204))
  await send({ method })
  expect(server.seen.map(seen => seen.method)).toEqual([method])
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('a %s that fails is not sent again', async method => {
  server.play(answerHtml(503))
  await failToSend({ method })
  expect(server.seen).toHaveLength(1)
})

test('the Location of what was made is told as the server spelled it', async () => {
  server.play(answerJson({ id: 1 }, 201, { location: '/cz/vykup/prehled/abc/' }))
  expect(await send()).toEqual({ data: { id: 1 }, location: '/cz/vykup/prehled/abc/' })
})

test.each<[string, Responder]>([
  ['204', answerNothing(204)],
  ['201 without a type', answerNothing(201)],
  ['200 with the type that Django gives an empty answer', answerText('', 'text/html; charset=utf-8')],
  ['201 with the type of JSON', answerText('', 'application/json', 201)],
])('an empty answer is a good one: %s', async (_, responder) => {
  server.play(responder)
  expect((await send()).data).toBeUndefined()
})

test('the token is read from the cookie at each write', async () => {
  server.play(answerNothing(204))
  await send()
  setToken('second')
  await send()
  expect(listTokens()).toEqual([
    ['POST', 'first'],
    ['POST', 'second'],
  ])
})

test('a form that is named "cookie" does not hide the token', async () => {
  vi.stubGlobal('document', Object.defineProperty(document, 'cookie', { value: '<form>' }))
  server.play(answerNothing(204))
  await send()
  expect(listTokens()).toEqual([['POST', 'first']])
})

test('names of cookie and header come from the page', async () => {
  configurePage({
    market: 'cz',
    routes: { send: '/api/send/' },
    csrf: { cookie: 'xcsrftoken', header: 'X-Other' },
  })
  server.play(answerNothing(204))
  await send()
  expect(server.seen[0]?.headers).toHaveProperty('x-other', 'other')
  expect(server.seen[0]?.headers).not.toHaveProperty('x-csrftoken')
})

test.each(['', 'csrftoken='])('a token kept in the session stands for a cookie that says "%s"', async all => {
  cookies = () => all
  configurePage({ market: 'cz', routes: { send: '/api/send/' }, csrf: { token: 'of-session' } })
  server.play(answerNothing(204))
  await send()
  expect(listTokens()).toEqual([['POST', 'of-session']])
})

test.each([
  ['as DRF says it', CSRF_WRONG],
  ['by a page of Django', answerHtml(403, '<h1>403 Forbidden</h1><p>CSRF verification failed.</p>')],
])('a token refused %s is read anew and the write is sent once more', async (_, refusal) => {
  server.play(
    (response, request) => {
      setToken('fresh')
      refusal(response, request)
    },
    answerJson({ id: 1 }, 201),
  )
  expect((await send({ idempotencyKey: 'key-1' })).data).toEqual({ id: 1 })
  expect(listTokens()).toEqual([
    ['POST', 'first'],
    ['POST', 'fresh'],
  ])
  expect(server.seen.map(seen => seen.headers['idempotency-key'])).toEqual(['key-1', 'key-1'])
})

test('a token refused twice is no permission denied, and is not sent a third time', async () => {
  server.play(CSRF_WRONG)
  const error = await failToSend()
  expect(error.failure).toEqual({ kind: 'contract', where: 'csrf' })
  expect(error.isOutcomeUnknown).toBe(false)
  expect(server.seen).toHaveLength(2)
})

test('without the cookie the visitor is read first, which sets it', async () => {
  cookies = () => ''
  server.play((response, request) => {
    setToken('given')
    answerJson({})(response, request)
  }, answerNothing(204))
  await send()
  expect(server.seen.map(seen => seen.path)).toEqual(['/api/user/', '/api/send/'])
  expect(listTokens()).toEqual([
    ['GET', undefined],
    ['POST', 'given'],
  ])
})

test('a write that needs no token passes without one, even when the visitor can not be read', async () => {
  cookies = () => ''
  server.play(answerHtml(500), answerNothing(204))
  await send()
  configurePage({ market: 'cz', routes: { send: '/api/send/' } })
  await send()
  expect(listTokens()).toEqual([
    ['GET', undefined],
    ['POST', undefined],
    ['POST', undefined],
  ])
})

test.each([
  ['are empty', () => ''],
  [
    'may not be read',
    () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
  ],
])('a refusal where the cookies %s says that cookies are missing', async (_, read) => {
  cookies = read
  server.play(answerJson({}), CSRF_MISSING)
  expect((await failToSend()).failure).toEqual({ kind: 'no-cookies' })
  expect(server.seen.map(seen => seen.method)).toEqual(['GET', 'POST'])
})

test.each([400, 401, 404, 408, 409, 413, 429, 500, 502, 503])(
  'a write answered %i is sent once',
  async status => {
    server.play(answerJson({ detail: 'No.' }, status))
    const error = await failToSend()
    expect(server.seen).toHaveLength(1)
    expect(error.isOutcomeUnknown).toBe(false)
    expect(error.body).toEqual({ detail: 'No.' })
  },
)

test.each<[string, Responder, object]>([
  ['no answer within the deadline', keepSilent, { kind: 'timeout' }],
  ['an answer that drips past the deadline', drip, { kind: 'timeout' }],
  ['a broken line', hangUp, { kind: 'offline' }],
  ['a body cut by its length', cutBody('{"id": 1', 'length', 201), { kind: 'offline' }],
  ['a body cut between its chunks', cutBody('{"id": 1', 'chunks', 201), { kind: 'offline' }],
  ['JSON that is none', answerText('{"id": 1', 'application/json', 201), { kind: 'contract' }],
  ['a page of HTML', answerHtml(200), { kind: 'contract' }],
  ['a gateway that gave up', answerHtml(504), { kind: 'server' }],
])('after %s nobody knows whether the write arrived', async (_, responder, failure) => {
  server.play(responder)
  const error = await failToSend({ deadline: 100 })
  expect(error.failure).toMatchObject(failure)
  expect(error.isOutcomeUnknown).toBe(true)
  expect(server.seen).toHaveLength(1)
})

test.each<[string, Responder]>([
  ['200', answerJson({ id: 1 })],
  ['204', answerNothing(204)],
])('where one status alone says that it was done, %s leaves the outcome unknown', async (_, responder) => {
  server.play(responder)
  const error = await failToSend({ status: 201 })
  expect(error).toMatchObject({
    failure: { kind: 'contract', where: 'send: status' },
    isOutcomeUnknown: true,
    isWrite: true,
  })
  server.play(answerJson({ id: 1 }, 201))
  expect((await send({ status: 201 })).data).toEqual({ id: 1 })
})

test('a good answer of another shape leaves the outcome unknown', async () => {
  server.play(answerJson({ id: 'x' }, 201))
  const thrown: unknown = await write(
    mutation('send', { ...SENDING, response: v.object({ id: v.number() }) }),
    BODY,
  ).catch((e: unknown) => e)
  expect(thrown).toMatchObject({ failure: { kind: 'contract', where: 'send: id' }, isOutcomeUnknown: true })
})

test.each([301, 302, 303, 307, 308])('a write that is sent elsewhere by %i is no success', async status => {
  server.play(redirectTo('/api/send', status), answerJson({ id: 1 }))
  const error = await failToSend()
  expect(error.failure).toEqual({ kind: 'contract', where: 'redirect' })
  expect(error.isOutcomeUnknown).toBe(false)
})

test('a write sent on to a method that is not allowed breaks the contract as well', async () => {
  server.play(redirectTo('/api/send', 301), answerJson({ detail: 'Method "GET" not allowed.' }, 405))
  expect((await failToSend()).failure).toEqual({ kind: 'contract', where: 'redirect' })
})

test('a write sent on to the page of signing in finds the visitor signed out', async () => {
  server.play(redirectTo('/prihlaseni/?next=/api/send/'), answerHtml(200, '<form>Log in</form>'))
  const error = await failToSend()
  expect(error.failure).toEqual({ kind: 'signed-out' })
  expect(error.isOutcomeUnknown).toBe(false)
})

test('an aborted write ends as AbortError, also while the token is fetched', async () => {
  for (const all of ['csrftoken=first', '']) {
    cookies = () => all
    const controller = new AbortController()
    server.play(() => controller.abort())
    await expect(send({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
  }
  expect(server.seen.map(seen => seen.method)).toEqual(['POST', 'GET'])
})

test('nothing is written while the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  server.play(answerNothing(204))
  const error = await failToSend()
  expect(error.failure).toEqual({ kind: 'offline' })
  expect(error.isOutcomeUnknown).toBe(false)
  expect(server.seen).toHaveLength(0)
})

test('what can not be sent at all is no loss of the network', async () => {
  const error: unknown = await write(mutation('send', SENDING), { count: 1n }).catch((e: unknown) => e)
  expect(error).toMatchObject({ name: 'FailureError', failure: { kind: 'server' }, isOutcomeUnknown: false })
  expect(server.seen).toHaveLength(0)
})

test('what comes before the time that the server named is told so and not sent', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  server.play(answerJson({ detail: 'No.' }, 429, { 'Retry-After': '30' }), answerJson({}, 201))
  expect((await failToSend()).failure).toEqual({ kind: 'too-many', retryAfter: 30 })
  vi.advanceTimersByTime(20_500)
  expect((await failToSend()).failure).toEqual({ kind: 'too-many', retryAfter: 10 })
  expect(server.seen).toHaveLength(1)
  vi.advanceTimersByTime(10_000)
  await send()
  expect(server.seen).toHaveLength(2)
})

test('a wait that the second sending is told holds the next one, for this visitor alone', async () => {
  const many = answerJson({ detail: 'No.' }, 429, { 'Retry-After': '30' })
  server.play(CSRF_WRONG, many, answerJson({}, 201))
  await failToSend()
  expect((await failToSend()).failure.kind).toBe('too-many')
  expect(server.seen).toHaveLength(2)
  turned.value = { isSameVisitor: false }
  onTestFinished(() => {
    turned.value = null
  })
  await send()
  expect(server.seen).toHaveLength(3)
})
