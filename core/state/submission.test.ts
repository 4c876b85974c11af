import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FailureError } from '#core/http/failure.ts'
import { setReporter } from '#core/report.ts'
import { createSubmission } from './submission.ts'

interface Payload {
  e_mail: string
}

/** A write whose outcomes the test gives one by one. */
function makeServer() {
  const calls: {
    payload: Payload
    key: string
    accept: (id: number) => void
    refuse: (e: unknown) => void
  }[] = []
  const send = (payload: Payload, key: string) =>
    new Promise<number>((accept, refuse) => {
      calls.push({ payload, key, accept, refuse })
    })
  return { calls, submission: createSubmission(send) }
}

const JANA = { e_mail: 'jana@example.cz' }
const LOST = new FailureError({ kind: 'timeout' }, 'send', { isOutcomeUnknown: true })
const NOT_SENT = { ok: false, failure: null }
const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/
const report = vi.fn()

beforeEach(() => {
  report.mockClear()
  setReporter(report)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what was sent answers with what the server made of it', async () => {
  const { calls, submission } = makeServer()
  const sent = submission.run(JANA)
  expect(submission.isPending.value).toBe(true)
  expect(calls.map(call => call.payload)).toEqual([JANA])
  expect(calls[0]?.key).toMatch(UUID)
  calls[0]?.accept(7)
  expect(await sent).toEqual({ ok: true, data: 7 })
  expect([submission.isPending.value, submission.failure.value]).toEqual([false, null])
})

test('two clicks send once', async () => {
  const { calls, submission } = makeServer()
  const first = submission.run(JANA)
  expect(await submission.run(JANA)).toEqual(NOT_SENT)
  expect(calls).toHaveLength(1)
  calls[0]?.accept(7)
  expect(await first).toEqual({ ok: true, data: 7 })
})

test('the same payload keeps its key until it succeeds', async () => {
  const { calls, submission } = makeServer()
  for (let i = 0; i < 3; i++) {
    const sent = submission.run({ ...JANA })
    calls[i]?.refuse(LOST)
    expect(await sent).toEqual({ ok: false, failure: LOST })
  }
  const sent = submission.run(JANA)
  calls[3]?.accept(7)
  await sent
  expect(new Set(calls.map(call => call.key)).size).toBe(1)
  void submission.run(JANA)
  expect(calls[4]?.key).not.toBe(calls[3]?.key)
})

test('another payload gets another key', async () => {
  const { calls, submission } = makeServer()
  const sent = submission.run(JANA)
  calls[0]?.refuse(LOST)
  await sent
  void submission.run({ e_mail: 'petr@example.cz' })
  expect(calls[1]?.key).not.toBe(calls[0]?.key)
})

test('a failure is shown until the next sending, and reported without what was typed', async () => {
  const { calls, submission } = makeServer()
  const sent = submission.run(JANA)
  calls[0]?.refuse(LOST)
  await sent
  expect([submission.isPending.value, submission.failure.value]).toEqual([false, LOST])
  expect(JSON.stringify(report.mock.calls)).toBe('[["send: timeout",null]]')
  void submission.run(JANA)
  expect(submission.failure.value).toBeNull()
})

test('an aborted sending is no failure', async () => {
  const { calls, submission } = makeServer()
  const sent = submission.run(JANA)
  calls[0]?.refuse(new DOMException('Aborted', 'AbortError'))
  expect(await sent).toEqual(NOT_SENT)
  expect([submission.isPending.value, submission.failure.value]).toEqual([false, null])
  expect(report).not.toHaveBeenCalled()
})

test('a server that is asked too often holds the next sending back for its seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const { calls, submission } = makeServer()
  const sent = submission.run(JANA)
  calls[0]?.refuse(new FailureError({ kind: 'too-many', retryAfter: 7 }, 'send'))
  await sent
  expect(submission.retryAfter.value).toBe(7)
  vi.advanceTimersByTime(6_999)
  expect(submission.retryAfter.value).toBe(1)
  expect(await submission.run(JANA)).toEqual(NOT_SENT)
  submission.reset()
  expect(submission.retryAfter.value).toBe(1)
  expect(calls).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(submission.retryAfter.value).toBe(0)
  void submission.run(JANA)
  expect(calls).toHaveLength(2)
})

test('other failures hold nothing back', async () => {
  const { calls, submission } = makeServer()
  const sent = submission.run(JANA)
  calls[0]?.refuse(LOST)
  await sent
  expect(submission.retryAfter.value).toBe(0)
})

test('after a reset the outcome of a former sending is nobody’s, but the same is still not done twice', async () => {
  const { calls, submission } = makeServer()
  const former = submission.run(JANA)
  submission.reset()
  expect(submission.isPending.value).toBe(false)
  const newer = submission.run(JANA)
  expect(calls[1]?.key).toBe(calls[0]?.key)
  calls[0]?.accept(1)
  expect(await former).toEqual(NOT_SENT)
  expect(submission.isPending.value).toBe(true)
  calls[1]?.accept(2)
  expect(await newer).toEqual({ ok: true, data: 2 })
})

test('a former sending that fails after a reset shows nothing', async () => {
  const { calls, submission } = makeServer()
  const former = submission.run(JANA)
  submission.reset()
  calls[0]?.refuse(new FailureError({ kind: 'too-many', retryAfter: 5 }, 'send'))
  await former
  expect([submission.failure.value, submission.retryAfter.value]).toEqual([null, 0])
})

test('a reset takes the failure away', async () => {
  const { calls, submission } = makeServer()
  const sent = submission.run(JANA)
  calls[0]?.refuse(LOST)
  await sent
  submission.reset()
  expect(submission.failure.value).toBeNull()
})

test('a page without randomUUID has keys as well, each its own', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const keys = Array.from({ length: 50 }, () => {
    const { calls, submission } = makeServer()
    void submission.run(JANA)
    return calls[0]?.key ?? ''
  })
  expect(keys.every(key => UUID.test(key))).toBe(true)
  expect(new Set(keys).size).toBe(50)
})
