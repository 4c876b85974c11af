import { effect } from '@preact/signals-core'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { query } from '#core/http/endpoint.ts'
import { configurePage, turnPage } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { hurryRetries } from '#testing/local-server.ts'
import { until } from '#testing/until.ts'
import { clearResources, createResource, markStale } from './resource.ts'

const word = query('word', { path: '/word/{id}/', doc: 'A word.', response: v.string() })
const call = (id: string) => ({ endpoint: word, args: { id } })

interface Request {
  path: string
  signal: AbortSignal
  respond: (data: unknown) => Promise<void>
  refuse: (status?: number) => Promise<void>
}
/** The requests that reached the server, which answers them one by one as the test says. */
let requests: Request[]
const settle = () => new Promise(done => setTimeout(done, 5))
const untilAsked = (times: number) => until(() => expect(requests).toHaveLength(times))
const report = vi.fn()
const MINUTE = 60_000

beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', (request: Request & { url: string }) => {
    const { url, signal } = request
    return new Promise<Response>((resolve, reject) => {
      const end = async (response: Response): Promise<void> => {
        resolve(response)
        await settle()
      }
      requests.push({
        path: new URL(url).pathname,
        signal,
        respond: data => end(Response.json(data)),
        refuse: (status = 404) => end(Response.json({ detail: 'No.' }, { status })),
      })
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  configurePage({ market: 'cz', routes: { word: '/word/{id}/' } })
  clearResources()
  report.mockClear()
  setReporter(report)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  clearResources()
})

/** A resource that has read `A`. */
async function readOnce(options = {}) {
  const resource = createResource<string>(options)
  void resource.fetch(call('a'))
  await untilAsked(1)
  await requests[0]?.respond('A')
  return resource
}

test('a resource that fetched nothing shows nothing', () => {
  const resource = createResource<string>()
  expect([resource.data.value, resource.failure.value, resource.isPending.value]).toEqual([null, null, false])
  void resource.refetch()
  resource.unsubscribe()
})

test('data is shown when it comes, and the fetch is over then', async () => {
  const resource = createResource<string>()
  const fetching = resource.fetch(call('a'))
  expect([resource.data.value, resource.isPending.value]).toEqual([null, true])
  await untilAsked(1)
  expect(requests[0]?.path).toBe('/word/a/')
  void requests[0]?.respond('A')
  await fetching
  expect([resource.data.value, resource.isPending.value]).toEqual(['A', false])
})

test('five observers make one request and all see its data', async () => {
  const resources = Array.from({ length: 5 }, () => createResource<string>())
  for (const resource of resources) void resource.fetch(call('a'))
  await untilAsked(1)
  await requests[0]?.respond('A')
  expect(resources.map(resource => resource.data.value)).toEqual(Array(5).fill('A'))
  expect(requests).toHaveLength(1)
})

test('every observer is told of the data, whoever fetched first', async () => {
  const told: unknown[] = []
  const [one, two] = ['one', 'two'].map(name =>
    createResource<string>({ onData: (data, { args }) => told.push([name, data, args?.id]) }),
  )
  void one?.fetch(call('a'))
  void two?.fetch(call('a'))
  await untilAsked(1)
  await requests[0]?.respond('A')
  expect(told).toEqual([
    ['one', 'A', 'a'],
    ['two', 'A', 'a'],
  ])
})

test('a read goes on while one still observes it, and is aborted with the last', async () => {
  const [one, two] = [createResource<string>(), createResource<string>()]
  void one.fetch(call('a'))
  void two.fetch(call('a'))
  await untilAsked(1)
  one.unsubscribe()
  expect(requests[0]?.signal.aborted).toBe(false)
  two.unsubscribe()
  expect(requests[0]?.signal.aborted).toBe(true)
  expect(two.isPending.value).toBe(false)
  await settle()
  expect(report).not.toHaveBeenCalled()
})

test('the latest call wins: a late response to a former one is never shown', async () => {
  const resource = createResource<string>()
  const shown: (string | null)[] = []
  const stop = effect(() => {
    shown.push(resource.data.value)
  })
  void resource.fetch(call('a'))
  await untilAsked(1)
  void resource.fetch(call('b'))
  await untilAsked(2)
  await requests[1]?.respond('B')
  await requests[0]?.respond('A')
  expect(shown).toEqual([null, 'B'])
  expect(requests[0]?.signal.aborted).toBe(true)
  stop()
})

test('turning to another call shows nothing of the former one', async () => {
  const resource = await readOnce()
  void resource.fetch(call('b'))
  expect(resource.data.value).toBeNull()
})

test('what is kept shows at once and is read anew', async () => {
  const resource = await readOnce()
  void resource.fetch(call('b'))
  void resource.fetch(call('a'))
  expect([resource.data.value, resource.isPending.value]).toEqual(['A', true])
  await until(() => expect(requests.filter(({ path }) => path === '/word/a/')).toHaveLength(2))
  await requests.at(-1)?.respond('A2')
  expect(resource.data.value).toBe('A2')
})

describe('CR-010 data is kept for 5 minutes after its last use', () => {
  async function readBeforeTimePasses() {
    const resource = await readOnce()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    return resource
  }

  test('CR-010 within 5 minutes it is still there, and the time starts again', async () => {
    const resource = await readBeforeTimePasses()
    for (let i = 0; i < 3; i++) {
      resource.unsubscribe()
      vi.advanceTimersByTime(5 * MINUTE - 1)
      void resource.fetch(call('a'))
      expect(resource.data.value).toBe('A')
    }
  })

  test('CR-010 after 5 minutes it is gone', async () => {
    const resource = await readBeforeTimePasses()
    resource.unsubscribe()
    vi.advanceTimersByTime(5 * MINUTE)
    void resource.fetch(call('a'))
    expect(resource.data.value).toBeNull()
  })

  test('what somebody observes stays, however long', async () => {
    const resource = await readBeforeTimePasses()
    vi.advanceTimersByTime(60 * MINUTE)
    const other = createResource<string>()
    void other.fetch(call('a'))
    expect([resource.data.value, other.data.value]).toEqual(['A', 'A'])
  })

  test('after all was forgotten, the timers of former data touch nothing', async () => {
    const former = await readBeforeTimePasses()
    former.unsubscribe()
    clearResources()
    const resource = createResource<string>()
    resource.setData(call('a'), 'new')
    vi.advanceTimersByTime(5 * MINUTE)
    const other = createResource<string>()
    void other.fetch(call('a'))
    expect(other.data.value).toBe('new')
  })
})

test('CR-011 data that is observed is not read again when the window gets the focus or the tab is seen', async () => {
  const page = new EventTarget()
  const listen = page.addEventListener.bind(page)
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('document', { addEventListener: listen, visibilityState: 'visible', hasFocus: () => true })
  vi.stubGlobal('window', globalThis)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  await readOnce({ staleTime: 1000 })
  clock.mockReturnValue(2 * MINUTE)
  for (const type of ['blur', 'focus', 'focusin', 'visibilitychange', 'pageshow'])
    page.dispatchEvent(new Event(type))
  await settle()
  expect(requests).toHaveLength(1)
})

describe('a failure', () => {
  test('ER-005 is reported, and what was read before stays', async () => {
    const failed = vi.fn()
    const resource = await readOnce({ onFailure: failed })
    void resource.refetch()
    await untilAsked(2)
    await requests[1]?.refuse()
    expect([resource.data.value, resource.isPending.value]).toEqual(['A', false])
    expect(resource.failure.value?.failure).toEqual({ kind: 'not-found' })
    expect(report.mock.calls).toEqual([['word: not-found', undefined]])
    expect(failed).toHaveBeenCalledTimes(1)
  })

  test('goes when a refetch brings data', async () => {
    const resource = createResource<string>()
    void resource.fetch(call('a'))
    await untilAsked(1)
    await requests[0]?.refuse()
    const failure = resource.failure.value
    void resource.refetch()
    expect(resource.failure.value).toBe(failure)
    await untilAsked(2)
    await requests[1]?.respond('A')
    expect([resource.data.value, resource.failure.value]).toEqual(['A', null])
  })

  test('is not shown again to who fetches later', async () => {
    const resource = createResource<string>()
    void resource.fetch(call('a'))
    await untilAsked(1)
    await requests[0]?.refuse()
    resource.unsubscribe()
    void resource.fetch(call('a'))
    expect([resource.failure.value, resource.isPending.value]).toEqual([null, true])
  })

  /** A window that hears when the connection is back. */
  const openWindow = (): EventTarget => {
    const window = new EventTarget()
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
    return window
  }

  test('of a lost connection is gone with it: what is still looked at is read again', async () => {
    const window = openWindow()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    hurryRetries()
    const resource = createResource<string>()
    await resource.fetch(call('a'))
    expect(resource.failure.value?.failure).toEqual({ kind: 'offline' })
    const fetched = vi.fn(async () => Response.json('A'))
    vi.stubGlobal('fetch', fetched)
    window.dispatchEvent(new Event('online'))
    await until(() => expect([resource.data.value, resource.failure.value]).toEqual(['A', null]))
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('of a lost connection is not read again where nobody looks at it any more', async () => {
    const window = openWindow()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    hurryRetries()
    const resource = createResource<string>()
    await resource.fetch(call('a'))
    resource.unsubscribe()
    const fetched = vi.fn(async () => Response.json('A'))
    vi.stubGlobal('fetch', fetched)
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(fetched).not.toHaveBeenCalled()
  })

  test('of a missing route is shown as one of the server, and its cause is reported', async () => {
    configurePage({ market: 'cz' })
    const resource = createResource<string>()
    await resource.fetch(call('a'))
    expect(resource.failure.value?.failure).toEqual({ kind: 'server' })
    expect(String(report.mock.calls[0]?.[1])).toContain('no route "word"')
  })
})

test('a refetch reads once, however often it is pressed', async () => {
  const resource = createResource<string>()
  void resource.fetch(call('a'))
  await untilAsked(1)
  void resource.refetch()
  void resource.refetch()
  await requests[0]?.respond('A')
  expect(requests).toHaveLength(1)
  void resource.refetch()
  void resource.refetch()
  await untilAsked(2)
  await settle()
  expect(requests).toHaveLength(2)
})

test('an invalidated read is aborted and read anew', async () => {
  const resource = createResource<string>()
  void resource.fetch(call('a'))
  await untilAsked(1)
  void resource.invalidate()
  await untilAsked(2)
  expect(requests[0]?.signal.aborted).toBe(true)
  await requests[1]?.respond('A2')
  expect([resource.data.value, resource.isPending.value]).toEqual(['A2', false])
})

test('fresh data is not read again, until it is stale or marked so', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const resource = await readOnce({ staleTime: 30_000 })
  clock.mockReturnValue(30_999)
  await resource.fetch(call('a'))
  expect(requests).toHaveLength(1)
  clock.mockReturnValue(31_000)
  void resource.fetch(call('a'))
  await untilAsked(2)
  await requests[1]?.respond('A2')
  markStale(call('a'))
  void resource.fetch(call('a'))
  await untilAsked(3)
})

test('a read that was under way when data came by another way is aborted and read anew', async () => {
  const resource = createResource<string>()
  void resource.fetch(call('a'))
  await untilAsked(1)
  resource.setData(call('a'), 'after a change')
  await untilAsked(2)
  await requests[0]?.respond('before it')
  expect([requests[0]?.signal.aborted, resource.data.value]).toEqual([true, 'after a change'])
  await requests[1]?.respond('after both')
  expect(resource.data.value).toBe('after both')
})

test('data that came by another way needs no request and takes a failure away', async () => {
  const [one, two] = [createResource<string>(), createResource<string>()]
  void one.fetch(call('a'))
  await untilAsked(1)
  await requests[0]?.refuse()
  two.setData(call('a'), 'A')
  await settle()
  expect(requests).toHaveLength(1)
  expect([one.data.value, one.failure.value, two.data.value]).toEqual(['A', null, 'A'])
  void two.refetch()
  await untilAsked(2)
})

test.each([
  { who: 'the same visitor', user: {}, shown: 'one' },
  { who: 'another visitor', user: { authenticated: true }, shown: null },
])('a page for $who that takes the place of another reads anew what was fresh', async ({ user, shown }) => {
  const page = { market: 'cz', routes: { word: '/word/{id}/' } }
  const former = createResource<string>({ staleTime: MINUTE })
  void former.fetch(call('1'))
  await untilAsked(1)
  await requests[0]?.respond('one')
  former.unsubscribe()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  turnPage({ ...page, user })
  clock.mockRestore()
  const next = createResource<string>({ staleTime: MINUTE })
  void next.fetch(call('1'))
  expect(next.data.value).toBe(shown)
  await untilAsked(2)
  next.unsubscribe()
})
