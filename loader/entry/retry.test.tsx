// @firefox

import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import {
  closePage,
  counter,
  find,
  makeRegistry,
  recordEvents,
  rest,
  start,
  stateOf,
  writePage,
} from '#loader/testing/test-page.tsx'
import { until } from '#testing/until.ts'
import type { LoadedModule } from './registry.ts'

let reported: MockInstance<Console['error']>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  reported = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await closePage()
})

const PLACEHOLDER = '<div data-component="counter" data-component-pk="4"><p>Server</p></div>'
const state = () => stateOf('[data-component]')

/** A chunk that fails so many times; it records the queries it was asked for with. */
function makeChunk(failures: number): {
  queries: unknown[]
  load: (query?: string) => Promise<LoadedModule>
} {
  const queries: unknown[] = []
  return {
    queries,
    load: async query => {
      queries.push(query)
      if (queries.length <= failures)
        throw new TypeError('Failed to fetch dynamically imported module: /counter.js')
      return { widget: counter }
    },
  }
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await rest()
}

test('a chunk that fails once is asked for again after a second, under an address of its own', async () => {
  const { told, details, end } = recordEvents()
  const { queries, load } = makeChunk(1)
  writePage(PLACEHOLDER)
  start({ counter: { load } })
  await rest()
  expect(state()).toBe('failed')
  expect(find('[data-component]').textContent).toBe('Server')
  expect(details[0]).toMatchObject({ component: 'counter', pk: '4', willRetry: true })
  expect(details[0]?.error).toContain('Failed to fetch')
  await pass(990)
  expect(queries).toEqual([''])
  await pass(20)
  expect(queries).toEqual(['', '?retry=1'])
  await until(() => expect(state()).toBe('ready'))
  expect(told).toEqual(['failed counter 4', 'ready counter 4'])
  expect(details[1]?.error).toBeUndefined()
  expect(reported).not.toHaveBeenCalled()
  end()
})

test('a chunk that fails thrice comes with the fourth try, after pauses of 1, 2 and 4 seconds', async () => {
  const { queries, load } = makeChunk(3)
  writePage(PLACEHOLDER)
  start({ counter: { load } })
  await rest()
  for (const [pause, tries] of [
    [1000, 2],
    [2000, 3],
    [4000, 4],
  ] as const) {
    await pass(pause - 1)
    expect(queries).toHaveLength(tries - 1)
    expect(state()).toBe('failed')
    await pass(1)
    expect(queries).toHaveLength(tries)
  }
  await until(() => expect(state()).toBe('ready'))
})

test('a chunk that goes on failing is given up with one report, until the network is back', async () => {
  const { details, end } = recordEvents()
  const { queries, load } = makeChunk(6)
  writePage(PLACEHOLDER)
  start({ counter: { load } })
  await rest()
  for (let second = 0; second < 30; second++) await vi.advanceTimersByTimeAsync(1000)
  await rest()
  expect(queries).toEqual(['', '?retry=1', '?retry=2', '?retry=3'])
  expect(details.map(detail => detail.willRetry)).toEqual([true, true, true, false])
  expect(reported.mock.calls).toEqual([[details.at(-1)?.error]])
  window.dispatchEvent(new Event('online'))
  await rest()
  expect(queries).toHaveLength(5)
  expect(state()).toBe('failed')
  expect(find('[data-component]').textContent).toBe('Server')
  window.dispatchEvent(new Event('online'))
  await rest()
  window.dispatchEvent(new Event('online'))
  await until(() => expect(state()).toBe('ready'))
  // No address beyond the last that the import map lists: the next would be held to no bytes.
  expect(queries.slice(4)).toEqual(['?retry=4', '?retry=4', '?retry=4'])
  end()
})

test('the chunk that mounts is asked for again in the same way', async () => {
  const asked: unknown[] = []
  writePage(PLACEHOLDER)
  start({ counter }, async query => {
    asked.push(query)
    if (asked.length === 1) throw new TypeError('Failed to fetch')
    return import('#loader/mount/mount.tsx')
  })
  await rest()
  expect(state()).toBe('failed')
  await pass(1010)
  await until(() => expect(state()).toBe('ready'))
  expect(asked).toEqual(['', '?retry=1'])
})

test('the list of widgets is asked for again in the same way, once for all placeholders', async () => {
  const { told, end } = recordEvents()
  const queries: string[] = []
  const list = Promise.withResolvers<void>()
  writePage(`${PLACEHOLDER}<div id="other" data-component="counter" data-when="interaction"></div>`)
  start({}, undefined, async query => {
    queries.push(query)
    if (queries.length === 1) throw new TypeError('Failed to fetch')
    await list.promise
    return { widgets: makeRegistry({ counter }) }
  })
  await until(() => expect(document.querySelectorAll('[data-state="failed"]')).toHaveLength(2))
  expect(find('[data-component]').textContent).toBe('Server')
  await pass(1010)
  expect(queries).toEqual(['', '?retry=1'])
  list.resolve()
  await until(() => expect(state()).toBe('ready'))
  await until(() => expect(stateOf('#other')).toBe('waiting'))
  expect(told).toEqual(['failed counter 4', 'failed counter null', 'ready counter 4'])
  expect(reported).not.toHaveBeenCalled()
  find('[data-component]').insertAdjacentHTML('afterend', PLACEHOLDER)
  await until(() => expect(document.querySelectorAll('[data-state="ready"]')).toHaveLength(2))
  expect(queries).toHaveLength(2)
  end()
})

test('what left the page while the list of widgets was on its way stays as it is', async () => {
  const list = Promise.withResolvers<void>()
  const load = vi.fn(async () => ({ widget: counter }))
  writePage(PLACEHOLDER)
  start({}, undefined, async () => {
    await list.promise
    return { widgets: makeRegistry({ counter: { load } }) }
  })
  await rest()
  const element = find('[data-component]')
  expect(element.getAttribute('data-state')).toBeNull()
  element.remove()
  await rest()
  list.resolve()
  await rest()
  expect(element.getAttribute('data-state')).toBeNull()
  expect(load).not.toHaveBeenCalled()
})

test('an island that left the page is not loaded again, nor reported', async () => {
  const { told, end } = recordEvents()
  const { queries, load } = makeChunk(9)
  writePage(PLACEHOLDER)
  start({ counter: { load } })
  await rest()
  expect(told).toHaveLength(1)
  find('[data-component]').remove()
  await rest()
  await pass(60_000)
  expect(queries.length).toBeLessThanOrEqual(2)
  expect(told).toHaveLength(1)
  window.dispatchEvent(new Event('online'))
  await rest()
  expect(queries.length).toBeLessThanOrEqual(2)
  end()
})

test('one chunk that fails leaves the other islands alone', async () => {
  const { load } = makeChunk(9)
  writePage(`${PLACEHOLDER}<div id="other" data-component="other"></div>`)
  start({ counter: { load }, other: counter })
  await until(() => expect(stateOf('#other')).toBe('ready'))
  expect(state()).toBe('failed')
})

test('islands of one kind ask for their code once, and again together when it did not come', async () => {
  const { queries, load } = makeChunk(1)
  const loadSlowly = async (query?: string) => {
    await rest()
    return load(query)
  }
  const loadMount = vi.fn(() => import('#loader/mount/mount.tsx'))
  writePage(PLACEHOLDER.repeat(5))
  start({ counter: { load: loadSlowly } }, loadMount)
  await until(() => expect(document.querySelectorAll('[data-state="failed"]')).toHaveLength(5))
  expect(queries).toEqual([''])
  await pass(1000)
  await until(() => expect(document.querySelectorAll('[data-state="ready"]')).toHaveLength(5))
  expect(queries).toEqual(['', '?retry=1'])
  expect(loadMount).toHaveBeenCalledTimes(2)
})
