import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Failure, FailureError } from '#core/http/failure.ts'
import { createScanQueue } from './scan-queue.ts'

let stored: Map<string, string>
beforeEach(() => {
  vi.useFakeTimers()
  stored = new Map()
  const events = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, events[name].bind(events))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const fail = (failure: Failure) => new FailureError(failure, 'order-packing-scan', { isWrite: true })

/** Why scans that begin so don't count. */
const REASONS: Readonly<Record<string, string>> = { BAD: 'wrong', LOC: 'locked' }

/** A server that counts a key once, and whose next answers can be told. */
function open(name = 'packing') {
  const counted = new Map<string, string>()
  const sent: { code: string; order: string | null; key: string }[] = []
  const answers: string[] = []
  const refused: string[] = []
  const troubles: (Failure | 'lost')[] = []
  let order: string | null = null
  let owner: string | null = null
  const queue = createScanQueue<string>({
    name,
    readOrder: () => order,
    readOwner: () => owner,
    isLost: answer => answer === 'LOCKED',
    async send(scan, key) {
      sent.push({ ...scan, key })
      const trouble = troubles.shift()
      if (trouble !== undefined && trouble !== 'lost') throw fail(trouble)
      counted.set(key, scan.code)
      if (trouble === 'lost') throw fail({ kind: 'timeout' })
      return scan.code
    },
    onAnswer: answer => answers.push(answer),
    onRefusal: ({ code }) => refused.push(code),
    tellRefusal: answer => (answer === null ? 'not taken' : (REASONS[answer.slice(0, 3)] ?? null)),
  })
  const setOrder = (next: string | null): void => {
    order = next
  }
  const setOwner = (next: string | null): void => {
    owner = next
  }
  return { queue, counted, sent, answers, refused, troubles, setOrder, setOwner }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

test('scans are sent one by one in their order', async () => {
  const { queue, answers, counted } = open()
  queue.mount()
  for (const code of ['a1', 'b2', 'c3']) queue.add(code)
  expect(queue.waiting.value).toHaveLength(3)
  await settle()
  expect(answers).toEqual(['A1', 'B2', 'C3'])
  expect([...counted.values()]).toEqual(['A1', 'B2', 'C3'])
  expect(queue.waiting.value).toEqual([])
  expect(stored.size).toBe(0)
})

test('without a network scans wait, and none is lost, doubled or sent out of turn', async () => {
  const { queue, answers, counted, troubles } = open()
  queue.mount()
  troubles.push({ kind: 'offline' }, { kind: 'offline' }, 'lost')
  for (const code of ['a1', 'b2', 'a1']) queue.add(code)
  await settle()
  expect(answers).toEqual([])
  expect(queue.failure.value?.failure.kind).toBe('offline')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(answers).toEqual(['A1', 'B2', 'A1'])
  expect(counted.size).toBe(3)
  expect(queue.failure.value).toBeNull()
})

test('what waits outlives a reload, as codes alone and under its key', async () => {
  const before = open()
  before.setOwner('7f3a')
  const unmount = before.queue.mount()
  before.troubles.push('lost')
  before.queue.add('a1')
  before.queue.add('b2')
  await settle()
  unmount()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(JSON.parse([...stored.values()][0] ?? '')).toEqual([
    { key: expect.stringMatching(/^[\da-f-]{32,36}$/), code: 'A1', order: null, by: '7f3a' },
    { key: expect.stringMatching(/^[\da-f-]{32,36}$/), code: 'B2', by: '7f3a' },
  ])
  const after = open()
  after.setOwner('7f3a')
  after.queue.mount()
  await settle()
  expect(after.answers).toEqual(['A1', 'B2'])
  expect(after.sent[0]?.key).toBe(before.sent[0]?.key)
})

test('a scan is sent for one order however often it is sent', async () => {
  const { queue, sent, troubles, setOrder } = open()
  queue.mount()
  setOrder('7')
  troubles.push('lost')
  queue.add('a1')
  await settle()
  setOrder('8')
  queue.add('b2')
  await vi.advanceTimersByTimeAsync(1000)
  expect(sent.map(({ code, order }) => [code, order])).toEqual([
    ['A1', '7'],
    ['A1', '7'],
    ['B2', '8'],
  ])
})

test('one that the server refuses for good makes way for the next', async () => {
  const { queue, answers, refused, troubles } = open()
  queue.mount()
  troubles.push({ kind: 'not-found' })
  queue.add('a1')
  queue.add('b2')
  await settle()
  expect(refused).toEqual(['A1'])
  expect(answers).toEqual(['B2'])
})

test('whoever is signed out is not tried again by itself, and all goes once they are back', async () => {
  const { queue, sent, answers, troubles } = open()
  queue.mount()
  troubles.push({ kind: 'signed-out' })
  queue.add('a1')
  queue.add('b2')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sent).toHaveLength(1)
  queue.retry()
  await settle()
  expect(answers).toEqual(['A1', 'B2'])
})

test('a server that fails on and on is left alone after a while', async () => {
  const { queue, sent, troubles } = open()
  queue.mount()
  troubles.push(...Array.from({ length: 20 }, (): Failure => ({ kind: 'server' })))
  queue.add('a1')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sent).toHaveLength(8)
  expect(queue.waiting.value).toHaveLength(1)
  queue.clear()
  expect(queue.waiting.value).toEqual([])
})

test('what waits tells whether it goes by itself, or waits for somebody', async () => {
  const { queue, troubles } = open()
  queue.mount()
  troubles.push({ kind: 'offline' }, ...Array.from({ length: 20 }, (): Failure => ({ kind: 'server' })))
  queue.add('a1')
  await settle()
  expect(queue.goesByItself.value).toBe(true)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(queue.goesByItself.value).toBe(false)
  queue.clear()
  troubles.splice(0, 20, { kind: 'signed-out' })
  queue.add('b2')
  await settle()
  expect(queue.failure.value).not.toBeNull()
  expect(queue.goesByItself.value).toBe(false)
})

test('without a network what waits goes by itself however long that lasts', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { queue, troubles } = open()
  queue.mount()
  troubles.push(...Array.from({ length: 20 }, (): Failure => ({ kind: 'offline' })))
  queue.add('a1')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(queue.goesByItself.value).toBe(true)
})

test.each(['{', '[1]', '[{"key":"x","code":"A"}]', '[{"key":1,"code":2}]', 'null'])(
  'what others wrote into the storage is not sent: %s',
  async text => {
    stored.set('ostrov:scans:packing', text)
    const { queue, sent } = open()
    queue.mount()
    await settle()
    expect(sent).toEqual([])
  },
)

test('more than anybody scans is not kept', () => {
  const { queue } = open()
  const kept = Array.from({ length: 501 }, (_, index) => queue.add(`c${index}`))
  expect(kept.filter(Boolean)).toHaveLength(500)
})

/** Two scans that wait, and a page that was left with them. */
async function leaveWaiting(owner: string | null): Promise<void> {
  const { queue, troubles, setOwner } = open()
  setOwner(owner)
  const unmount = queue.mount()
  troubles.push({ kind: 'offline' })
  queue.add('a1')
  queue.add('b2')
  await settle()
  unmount()
}
const listCodes = (scans: readonly { code: string }[]) => scans.map(({ code }) => code)

test.each([
  ['in another sign-in', '7f3a', 'c01d'],
  ['where the server marks no sign-in', null, null],
])('what was left waiting %s is shown, and sent by nobody unasked', async (_, before, now) => {
  await leaveWaiting(before)
  const { queue, sent, answers, setOwner } = open()
  setOwner(now)
  queue.mount()
  await settle()
  expect([sent, queue.waiting.value, listCodes(queue.held.value)]).toEqual([[], [], ['A1', 'B2']])
  queue.add('c3')
  await settle()
  expect(answers).toEqual(['C3'])
  expect([...stored.values()].join()).toMatch(/A1.*B2/)
  queue.disown()
  expect([queue.held.value, stored.size]).toEqual([[], 0])
})

test('whoever says that they are theirs has them sent in their order, in this sign-in', async () => {
  await leaveWaiting('7f3a')
  const { queue, answers, troubles, setOwner } = open()
  setOwner('c01d')
  queue.mount()
  troubles.push({ kind: 'offline' })
  queue.add('c3')
  await settle()
  troubles.push({ kind: 'offline' })
  queue.claim()
  await settle()
  expect([...stored.values()].join()).not.toContain('7f3a')
  expect([...stored.values()].join()).toContain('c01d')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([answers, queue.held.value, stored.size]).toEqual([['A1', 'B2', 'C3'], [], 0])
})

test('somebody else who signs in by another tab sends none of it unasked either', async () => {
  const { queue, sent, answers, troubles, setOwner } = open()
  setOwner('7f3a')
  queue.mount()
  troubles.push({ kind: 'signed-out' })
  queue.add('a1')
  queue.add('b2')
  await settle()
  setOwner('c01d')
  queue.add('c3')
  queue.retry()
  await settle()
  expect([listCodes(sent), answers]).toEqual([['A1', 'C3'], ['C3']])
  expect(listCodes(queue.held.value)).toEqual(['A1', 'B2'])
})

test('with the lock all that waits for the order is gone, and told', async () => {
  const { queue, answers, sent } = open()
  queue.mount()
  for (const code of ['locked', 'b2', 'c3']) queue.add(code)
  await settle()
  expect([answers, sent.length, queue.waiting.value, stored.size]).toEqual([['LOCKED'], 1, [], 0])
  expect(queue.passed.value.map(({ code, reason }) => `${code}: ${reason}`)).toEqual([
    ...['LOCKED: locked', 'B2: locked', 'C3: locked'],
  ])
})

test('of several scans those that did not count are told once all are sent, one alone is not', async () => {
  const { queue, troubles } = open()
  queue.mount()
  queue.add('BAD-0')
  await vi.runAllTimersAsync()
  expect(queue.passed.value, 'it is the last one, which is shown').toEqual([])
  troubles.push({ kind: 'offline' })
  for (const code of ['GOOD-1', 'BAD-2', 'GOOD-3']) queue.add(code)
  await vi.runAllTimersAsync()
  const tell = () => queue.passed.value.map(({ code, reason }) => `${code}: ${reason}`)
  expect(tell()).toEqual(['BAD-2: wrong'])
  for (const code of ['GOOD-4', 'BAD-5']) queue.add(code)
  await vi.runAllTimersAsync()
  expect(tell()).toEqual(['BAD-2: wrong', 'BAD-5: wrong'])
  queue.forgetPassed()
  queue.add('GOOD-6')
  await vi.runAllTimersAsync()
  expect(tell()).toEqual([])
})
