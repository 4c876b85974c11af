import { effect } from '@preact/signals-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FailureError } from '../api/failure.ts'
import { setReporter } from '../report.ts'
import { clearResources, createResource } from './resource.ts'

/** A read whose answers the test gives one by one. */
function makeSource() {
  const calls: { answer: (data: string) => void; fail: (error: unknown) => void; signal: AbortSignal }[] = []
  const load = ({ signal }: { signal: AbortSignal }) =>
    new Promise<string>((answer, fail) => {
      calls.push({ answer, fail, signal })
      signal.addEventListener('abort', () => fail(signal.reason))
    })
  return { calls, load }
}

const settle = () => new Promise(done => setImmediate(done))
const report = vi.fn()
const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  clearResources()
  report.mockClear()
  setReporter(report)
})
afterEach(() => {
  vi.useRealTimers()
})

test('a resource that was asked nothing shows nothing', () => {
  const resource = createResource<string>()
  expect([resource.data.value, resource.failure.value, resource.isPending.value]).toEqual([null, null, false])
  resource.reload()
  resource.release()
})

test('an answer is shown when it comes', async () => {
  const { calls, load } = makeSource()
  const resource = createResource<string>()
  resource.ask('a', load)
  expect([resource.data.value, resource.isPending.value]).toEqual([null, true])
  calls[0]?.answer('A')
  await settle()
  expect([resource.data.value, resource.isPending.value]).toEqual(['A', false])
})

test('five askers make one request and all see its answer', async () => {
  const { calls, load } = makeSource()
  const resources = Array.from({ length: 5 }, () => createResource<string>())
  for (const resource of resources) resource.ask('count', load)
  expect(calls).toHaveLength(1)
  calls[0]?.answer('3')
  await settle()
  expect(resources.map(resource => resource.data.value)).toEqual(Array(5).fill('3'))
})

test('a read goes on while one still asks, and is aborted when nobody does', async () => {
  const { calls, load } = makeSource()
  const [one, two] = [createResource<string>(), createResource<string>()]
  one.ask('a', load)
  two.ask('a', load)
  one.release()
  expect(calls[0]?.signal.aborted).toBe(false)
  two.release()
  expect(calls[0]?.signal.aborted).toBe(true)
  expect(two.isPending.value).toBe(false)
  await settle()
  expect(report).not.toHaveBeenCalled()
})

test('the newest key wins: a late answer to a former one is never shown', async () => {
  const { calls, load } = makeSource()
  const resource = createResource<string>()
  const shown: (string | null)[] = []
  const stop = effect(() => {
    shown.push(resource.data.value)
  })
  resource.ask('a', load)
  resource.ask('b', load)
  calls[1]?.answer('B')
  await settle()
  calls[0]?.answer('A')
  await settle()
  expect(shown).toEqual([null, 'B'])
  expect(calls[0]?.signal.aborted).toBe(true)
  stop()
})

test('a source that ignores its signal can not show a late answer either', async () => {
  const answers: ((data: string) => void)[] = []
  const deaf = () => new Promise<string>(answer => answers.push(answer))
  const resource = createResource<string>()
  resource.ask('a', deaf)
  resource.release()
  resource.ask('a', deaf)
  answers[1]?.('new')
  await settle()
  answers[0]?.('old')
  await settle()
  expect(resource.data.value).toBe('new')
})

test('turning to another key shows nothing of the former one', async () => {
  const { calls, load } = makeSource()
  const resource = createResource<string>()
  resource.ask('a', load)
  calls[0]?.answer('A')
  await settle()
  resource.ask('b', load)
  expect(resource.data.value).toBeNull()
})

test('what is kept shows at once and is read anew', async () => {
  const { calls, load } = makeSource()
  const resource = createResource<string>()
  resource.ask('a', load)
  calls[0]?.answer('A')
  await settle()
  resource.ask('b', load)
  resource.ask('a', load)
  expect([resource.data.value, resource.isPending.value]).toEqual(['A', true])
  expect(calls).toHaveLength(3)
  calls[2]?.answer('A2')
  await settle()
  expect(resource.data.value).toBe('A2')
})

describe('CR-010 an answer is kept for 5 minutes after its last use', () => {
  async function readOnce() {
    const { calls, load } = makeSource()
    const resource = createResource<string>()
    resource.ask('a', load)
    calls[0]?.answer('A')
    await settle()
    return { calls, load, resource }
  }

  test('CR-010 within 5 minutes it is still there, and the time starts again', async () => {
    const { load, resource } = await readOnce()
    for (let i = 0; i < 3; i++) {
      resource.release()
      vi.advanceTimersByTime(5 * MINUTE - 1)
      resource.ask('a', load)
      expect(resource.data.value).toBe('A')
    }
  })

  test('CR-010 after 5 minutes it is gone', async () => {
    const { load, resource } = await readOnce()
    resource.release()
    vi.advanceTimersByTime(5 * MINUTE)
    resource.ask('a', load)
    expect(resource.data.value).toBeNull()
  })

  test('what somebody looks at stays, however long', async () => {
    const { load, resource } = await readOnce()
    vi.advanceTimersByTime(60 * MINUTE)
    const other = createResource<string>()
    other.ask('a', load)
    expect([resource.data.value, other.data.value]).toEqual(['A', 'A'])
  })
})

test('CR-011 an answer that is looked at is not read again by itself, nor when the window gets the focus', async () => {
  const listened: string[] = []
  vi.stubGlobal('addEventListener', (type: string) => listened.push(type))
  const { calls, load } = makeSource()
  const resource = createResource<string>()
  resource.ask('a', load)
  calls[0]?.answer('A')
  await settle()
  vi.advanceTimersByTime(60 * MINUTE)
  expect(calls).toHaveLength(1)
  expect(listened).toEqual([])
  vi.unstubAllGlobals()
})

describe('a failure', () => {
  const error = new FailureError({ kind: 'server' }, 'types', { cause: 'why' })

  test('ER-005 is reported, and what was read before stays', async () => {
    const { calls, load } = makeSource()
    const resource = createResource<string>()
    resource.ask('a', load)
    calls[0]?.answer('A')
    await settle()
    resource.reload()
    calls[1]?.fail(error)
    await settle()
    expect([resource.data.value, resource.failure.value, resource.isPending.value]).toEqual([
      'A',
      error,
      false,
    ])
    expect(report.mock.calls).toEqual([['types: server', 'why']])
  })

  test('goes when a reload brings an answer', async () => {
    const { calls, load } = makeSource()
    const resource = createResource<string>()
    resource.ask('a', load)
    calls[0]?.fail(error)
    await settle()
    resource.reload()
    expect(resource.failure.value).toBe(error)
    calls[1]?.answer('A')
    await settle()
    expect([resource.data.value, resource.failure.value]).toEqual(['A', null])
  })

  test('is not shown again to who asks later', async () => {
    const { calls, load } = makeSource()
    const resource = createResource<string>()
    resource.ask('a', load)
    calls[0]?.fail(error)
    await settle()
    resource.release()
    resource.ask('a', load)
    expect([resource.failure.value, resource.isPending.value]).toEqual([null, true])
  })

  test('of another kind becomes one of the server', async () => {
    const { calls, load } = makeSource()
    const resource = createResource<string>()
    resource.ask('a', load)
    const oops = new TypeError('oops')
    calls[0]?.fail(oops)
    await settle()
    expect(resource.failure.value).toMatchObject({ failure: { kind: 'server' }, cause: oops })
    expect(report).toHaveBeenCalledWith('unknown: server', oops)
  })
})

test('a reload asks once, however often it is pressed', async () => {
  const { calls, load } = makeSource()
  const resource = createResource<string>()
  resource.ask('a', load)
  resource.reload()
  resource.reload()
  expect(calls).toHaveLength(1)
  calls[0]?.answer('A')
  await settle()
  resource.reload()
  resource.reload()
  expect(calls).toHaveLength(2)
})

test('an answer that came by another way needs no request and takes a failure away', async () => {
  const { calls, load } = makeSource()
  const [one, two] = [createResource<string>(), createResource<string>()]
  one.ask('a', load)
  calls[0]?.fail(new FailureError({ kind: 'server' }, 'types'))
  await settle()
  two.prime('a', load, 'A')
  expect(calls).toHaveLength(1)
  expect([one.data.value, one.failure.value, two.data.value]).toEqual(['A', null, 'A'])
  two.reload()
  expect(calls).toHaveLength(2)
})

test('after all was forgotten, the timers of former answers touch nothing', async () => {
  const { calls, load } = makeSource()
  const [one, two] = [createResource<string>(), createResource<string>()]
  one.ask('a', load)
  clearResources()
  expect(calls[0]?.signal.aborted).toBe(true)
  two.ask('a', load)
  calls[1]?.answer('A')
  await settle()
  one.release()
  vi.advanceTimersByTime(5 * MINUTE)
  const three = createResource<string>()
  three.ask('a', load)
  expect(three.data.value).toBe('A')
})
