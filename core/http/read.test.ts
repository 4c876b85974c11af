import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { configurePage } from '#core/page.ts'
import {
  answerHtml,
  answerJson,
  answerNothing,
  answerText,
  cutBody,
  drip,
  hangUp,
  hurryRetries,
  keepSilent,
  redirectTo,
  startLocalServer,
} from '#testing/local-server.ts'
import { query } from './endpoint.ts'
import { FailureError } from './failure.ts'
import { type ReadOptions, read } from './read.ts'
import { resetRetryBudget } from './retry-budget.ts'

const server = startLocalServer()
const thing = query('thing', { path: '/thing/', doc: 'A thing.', response: v.object({ name: v.string() }) })
const GOOD = answerJson({ name: 'phone' })

const readThing = (options?: ReadOptions) => read(thing, options)
const failToRead = async (options?: ReadOptions): Promise<FailureError> => {
  const thrown: unknown = await readThing(options).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(FailureError)
  return thrown as FailureError
}

const pause = (time: number) => new Promise(done => setTimeout(done, time))

beforeEach(() => {
  resetRetryBudget()
  configurePage({ market: 'cz', routes: { thing: '/api/thing/' } })
})

test('a good answer is read and what the schema does not know is left out', async () => {
  server.play(answerJson({ name: 'phone', shine: 3 }))
  expect(await readThing({ query: { term: 'a b', tag: ['x', 'y'], none: undefined } })).toEqual({
    name: 'phone',
  })
  const [seen] = server.seen
  expect([seen?.method, seen?.path, seen?.query.toString()]).toEqual([
    'GET',
    '/api/thing/',
    'term=a+b&tag=x&tag=y',
  ])
  expect(seen?.headers.accept).toBe('application/json')
})

test('a read leaves in the task that asks for it', async () => {
  server.play(GOOD)
  const send = vi.spyOn(globalThis, 'fetch')
  const reading = readThing()
  await new Promise(done => setImmediate(done))
  expect(send).toHaveBeenCalledTimes(1)
  send.mockRestore()
  expect(await reading).toEqual({ name: 'phone' })
})

test('a query is added to what the route has already', async () => {
  configurePage({ market: 'cz', routes: { thing: '/api/thing/?kind=new' } })
  server.play(GOOD)
  await readThing({ query: { page: '2' } })
  expect(server.seen[0]?.query.toString()).toBe('kind=new&page=2')
})

test.each([408, 429, 500, 501, 502, 503, 504, 520])(
  'a read answered %i is tried 4 times, after 1, 2 and 4 seconds',
  async status => {
    const asked = hurryRetries()
    server.play(answerHtml(status))
    await failToRead()
    expect(server.seen).toHaveLength(4)
    expect(asked).toEqual([1000, 2000, 4000])
  },
)

test('CR-009 a data query is tried 3 more times when nobody answers, and then fails as offline', async () => {
  const asked = hurryRetries()
  server.play(hangUp)
  expect((await failToRead()).failure).toEqual({ kind: 'offline' })
  expect(server.seen).toHaveLength(4)
  expect(asked).toEqual([1000, 2000, 4000])
})

test('one good answer among bad ones is enough', async () => {
  hurryRetries()
  server.play(answerHtml(500), hangUp, GOOD)
  expect(await readThing()).toEqual({ name: 'phone' })
  expect(server.seen).toHaveLength(3)
})

test.each([300, 400, 401, 402, 403, 404, 405, 409, 410, 413, 418, 422])(
  'a read answered %i is asked once',
  async status => {
    server.play(answerJson({ detail: 'No.' }, status))
    await failToRead()
    expect(server.seen).toHaveLength(1)
  },
)

test('what is not tried again takes nothing of the budget of retries', async () => {
  hurryRetries()
  server.play(answerJson({ detail: 'Not found.' }, 404))
  for (let i = 0; i < 25; i++) await failToRead()
  server.play(answerHtml(500), GOOD)
  expect(await readThing()).toEqual({ name: 'phone' })
})

test('T-27 a page makes at most 20 retries a minute, however many islands ask', async () => {
  hurryRetries()
  server.play(hangUp)
  await Promise.all(Array.from({ length: 10 }, () => failToRead()))
  expect(server.seen).toHaveLength(30)
})

test.each([
  ['2 seconds', '2', [2000, 2000, 4000]],
  ['no time at all', '0', [1000, 2000, 4000]],
  ['far too long', '999999', [60_000, 60_000, 60_000]],
  ['nonsense', 'soon, maybe 1', [1000, 2000, 4000]],
])('a throttled read waits as the server says: %s', async (_, header, expected) => {
  const asked = hurryRetries()
  server.play(
    answerJson({}, 429, { 'retry-after': header }),
    answerJson({}, 503, { 'retry-after': header }),
    answerJson({}, 429, { 'retry-after': header }),
    GOOD,
  )
  await readThing()
  expect(asked).toEqual(expected)
})

test('a read waits until the moment the server names, by the clock of the server', async () => {
  const asked = hurryRetries()
  const date = 'Sat, 21 Nov 2015 10:00:00 GMT'
  server.play(answerJson({}, 503, { date, 'retry-after': 'Sat, 21 Nov 2015 10:00:07 GMT' }), GOOD)
  await readThing()
  expect(asked).toEqual([7000])
})

test('an answer that never comes is given up at the deadline, and asked for again', async () => {
  hurryRetries()
  server.play(keepSilent)
  expect((await failToRead({ deadline: 100 })).failure).toEqual({ kind: 'timeout' })
  expect(server.seen).toHaveLength(4)
})

test('the deadline covers the body: a slow drip is given up as well', async () => {
  hurryRetries()
  server.play(drip)
  expect((await failToRead({ deadline: 100 })).failure).toEqual({ kind: 'timeout' })
  expect(server.seen).toHaveLength(4)
})

test.each(['length', 'chunks'] as const)('a body cut short by %s is a fault of the network', async as => {
  hurryRetries()
  server.play(cutBody('{"name": "pho', as), GOOD)
  expect(await readThing()).toEqual({ name: 'phone' })
  server.play(cutBody('{"name": "pho', as))
  expect((await failToRead()).failure).toEqual({ kind: 'offline' })
})

test.each(['{"name": "pho', '{"name": NaN}', 'null,', "{'name': 'x'}"])(
  'T-07 JSON that is none is read again: %s',
  async text => {
    hurryRetries()
    server.play(answerText(text, 'application/json'), GOOD)
    expect(await readThing()).toEqual({ name: 'phone' })
    server.play(answerText(text, 'application/json'))
    expect((await failToRead()).failure).toEqual({ kind: 'server' })
  },
)

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'text/json',
  'application/vnd.shop.v2+json;v=1',
])('%s is JSON', async type => {
  server.play(answerText('{"name":"phone"}', type))
  expect(await readThing()).toEqual({ name: 'phone' })
})

test.each([
  ['text/plain', '{"name":"phone"}'],
  ['text/html', '<p>Log in</p>'],
  ['application/jsonp', '{"name":"phone"}'],
  ['application/problem+json', '{"name":"phone"}'],
  ['json', '{"name":"phone"}'],
  ['', '{"name":"phone"}'],
])('"%s" is no good answer, whatever it holds', async (type, body) => {
  server.play(answerText(body, type || null))
  expect((await failToRead()).failure).toEqual({ kind: 'contract', where: 'content-type' })
  expect(server.seen).toHaveLength(1)
})

test('a read that gets no content has got no answer', async () => {
  server.play(answerNothing(204))
  expect((await failToRead()).failure).toMatchObject({ kind: 'contract' })
})

test('an answer longer than a page can hold is refused and not fetched again', async () => {
  server.play(answerText(`{"name":"${'x'.repeat(25 * 1024 * 1024)}"}`, 'application/json'))
  expect((await failToRead()).failure).toEqual({ kind: 'contract', where: 'content-type' })
  expect(server.seen).toHaveLength(1)
})

test('a read follows a redirect to data', async () => {
  server.play(redirectTo('/api/thing/2/', 301), GOOD)
  expect(await readThing()).toEqual({ name: 'phone' })
})

test('a read sent on to a page of HTML finds the visitor signed out', async () => {
  server.play(redirectTo('/prihlaseni/?next=/'), answerHtml(200, '<form>Log in</form>'))
  expect((await failToRead()).failure).toEqual({ kind: 'signed-out' })
})

test('a read sent on to a page that is missing finds nothing', async () => {
  server.play(redirectTo('/gone/'), answerHtml(404))
  expect((await failToRead()).failure).toEqual({ kind: 'not-found' })
})

test('T-07 an answer of another shape breaks the contract, and the failure says where', async () => {
  server.play(answerJson({ name: null }))
  const error = await failToRead()
  expect(error.failure).toEqual({ kind: 'contract', where: 'thing: name' })
  expect(error.body).toEqual({ name: null })
  expect(error.isOutcomeUnknown).toBe(false)
  expect(server.seen).toHaveLength(1)
})

test('CR-002 CR-003 an error response is an error and carries its body', async () => {
  server.play(answerJson({ detail: 'Not found.', hint: [1] }, 404))
  const error = await failToRead()
  expect(error.failure).toEqual({ kind: 'not-found' })
  expect(error.body).toEqual({ detail: 'Not found.', hint: [1] })
  expect([error.route, error.isWrite]).toEqual(['thing', false])
})

test('what is read without naming one thing is the visitor’s own, and what a call says is theirs', async () => {
  const one = (isOwn?: boolean) =>
    query('one', { path: '/one/{id}/', doc: 'One.', response: v.object({}), ...(isOwn && { isOwn }) })
  configurePage({ market: 'cz', routes: { thing: '/api/thing/', one: '/api/one/{id}/' } })
  server.play(answerHtml(403))
  expect((await failToRead()).isOwn).toBe(true)
  for (const isOwn of [false, true]) {
    server.play(answerHtml(403))
    await expect(read(one(isOwn), { args: { id: '1' } })).rejects.toMatchObject({ isOwn })
  }
})

test('an aborted read ends as AbortError, whatever reason was given', async () => {
  server.play(keepSilent)
  for (const reason of [undefined, new Error('enough')]) {
    const controller = new AbortController()
    const reading = readThing({ signal: controller.signal })
    setTimeout(() => controller.abort(reason), 20)
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  }
})

test('a read aborted between two tries asks no more', async () => {
  const controller = new AbortController()
  server.play((response, request) => {
    answerHtml(500)(response, request)
    setTimeout(() => controller.abort(), 10)
  })
  await expect(readThing({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(server.seen).toHaveLength(1)
})

function goOffline(): { goOnline: () => void } {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('navigator', { onLine: false })
  return {
    goOnline: () => {
      vi.stubGlobal('navigator', { onLine: true })
      target.dispatchEvent(new Event('online'))
    },
  }
}

test('a read asks nothing while the browser is offline and goes on when it is back', async () => {
  const { goOnline } = goOffline()
  server.play(GOOD)
  const reading = readThing()
  await pause(30)
  expect(server.seen).toHaveLength(0)
  goOnline()
  expect(await reading).toEqual({ name: 'phone' })
})

test('a read whose line breaks keeps its tries until the browser is back', async () => {
  hurryRetries()
  let back = { goOnline: () => {} }
  server.play(response => {
    back = goOffline()
    response.destroy()
  }, GOOD)
  const reading = readThing()
  await pause(60)
  expect(server.seen).toHaveLength(1)
  back.goOnline()
  expect(await reading).toEqual({ name: 'phone' })
})

test('a read that waits for the network can be aborted, before it began to wait too', async () => {
  goOffline()
  const controller = new AbortController()
  const reading = readThing({ signal: controller.signal })
  setTimeout(() => controller.abort(), 10)
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  await expect(readThing({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
})
