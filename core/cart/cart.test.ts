import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetRetryBudget } from '#core/http/retry-budget.ts'
import { clearHolds } from '#core/http/write.ts'
import { configurePage } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { clearResources } from '#core/state/resource.ts'
import {
  answerHtml,
  answerJson,
  answerLate,
  answerText,
  cutBody,
  hangUp,
  hurryRetries,
  keepSilent,
  type Responder,
  startLocalServer,
} from '#testing/local-server.ts'
import { until } from '#testing/until.ts'
import { Cart } from './cart.ts'

const server = startLocalServer()
const reported = vi.fn()
/** Time enough for a request that would be one too many. */
const settle = () => new Promise(done => setTimeout(done, 60))
const countOf = (count: unknown) => answerJson({ count })

const endings: (() => void)[] = []
let browser: EventTarget
let clock: number
let cart: Cart

beforeEach(() => {
  browser = new EventTarget()
  clock = 1000
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  resetRetryBudget()
  clearResources()
  clearHolds()
  reported.mockReset()
  setReporter(reported)
  configurePage({ market: 'cz', routes: { 'cart-count': '/count/' } })
  cart = new Cart()
})
afterEach(() => {
  for (const end of endings.splice(0)) end()
  vi.restoreAllMocks()
})

const follow = (one = cart): (() => void) => {
  const end = one.subscribe()
  endings.push(end)
  return end
}
const expectCount = (count: number | null, one = cart) => until(() => expect(one.count.value).toBe(count))
const fire = (event: string) => browser.dispatchEvent(new Event(event))
const turn = (visibilityState: string) =>
  browser.dispatchEvent(
    Object.defineProperty(new Event('visibilitychange'), 'target', { value: { visibilityState } }),
  )

/** A followed cart that holds so many products. */
async function showCount(count: number): Promise<void> {
  server.play(countOf(count))
  follow()
  await expectCount(count)
}

/** Has the count read anew, meets these answers, and waits until it is over. */
async function refreshWith(...answers: Responder[]): Promise<void> {
  server.play(...answers)
  cart.refresh()
  await until(() => expect(cart.isStale.value || cart.count.value === null).toBe(true))
}

test('CT-007 CT-026 the cart has a count, unknown until the server has told it', async () => {
  expect([cart.count.value, cart.isStale.value]).toEqual([null, false])
  await showCount(3)
  expect(cart.isStale.value).toBe(false)
})

test('five badges make one request', async () => {
  server.play(answerLate(20, countOf(3)))
  for (let i = 0; i < 5; i++) follow()
  await expectCount(3)
  follow()
  await settle()
  expect(server.seen).toHaveLength(1)
})

test('nobody who looks at it, nothing that is read', async () => {
  server.play(countOf(3))
  cart.refresh()
  cart.announceChange()
  fire('ostrov:cart-changed')
  await settle()
  expect(server.seen).toHaveLength(0)
})

test('a change is read anew at once, and by the other tabs', async () => {
  const tab = new BroadcastChannel('ostrov:cart')
  endings.push(() => tab.close())
  const told = vi.fn()
  tab.onmessage = told
  await showCount(1)
  server.play(countOf(2))
  cart.announceChange()
  await expectCount(2)
  await until(() => expect(told).toHaveBeenCalledTimes(1))
  server.play(countOf(3))
  tab.postMessage(null)
  await expectCount(3)
  await settle()
  expect(server.seen).toHaveLength(3)
})

test('a tab without a badge tells the others of its change, too', async () => {
  const unfollowed = new Cart()
  await showCount(1)
  server.play(countOf(2))
  unfollowed.announceChange()
  await expectCount(2)
})

test('a script of the page says that it changed the cart by an event', async () => {
  await showCount(1)
  server.play(countOf(4))
  fire('ostrov:cart-changed')
  await expectCount(4)
})

test('F23 a page that comes back from memory reads the count anew, once', async () => {
  await showCount(1)
  server.play(countOf(5))
  fire('pagehide')
  turn('visible')
  fire('ostrov:restored')
  await expectCount(5)
  await settle()
  expect(server.seen).toHaveLength(2)
})

test('F33 CR-011 a tab that is looked at again reads the count anew when it is older than 30 seconds, and never by the focus', async () => {
  await showCount(1)
  server.play(countOf(2))
  clock += 40_000
  fire('focus')
  await settle()
  expect(server.seen).toHaveLength(1)
  clock -= 11_000
  turn('visible')
  await settle()
  expect(server.seen).toHaveLength(1)
  clock += 2000
  turn('visible')
  await expectCount(2)
  expect(server.seen).toHaveLength(2)
})

test('F01 offline nothing is asked and the last number stays; it goes on by itself', async () => {
  await showCount(3)
  vi.stubGlobal('navigator', { onLine: false })
  server.play(countOf(4))
  cart.refresh()
  await settle()
  expect(server.seen).toHaveLength(1)
  expect([cart.count.value, cart.isStale.value]).toEqual([3, false])
  vi.stubGlobal('navigator', { onLine: true })
  fire('online')
  await expectCount(4)
})

test('F02 F13 F14 F15 a server that is down is tried 4 times, and then the last number stays as of before', async () => {
  await showCount(3)
  hurryRetries()
  await refreshWith(hangUp, answerHtml(500), answerHtml(503), cutBody('{"count": 4', 'length'))
  expect(server.seen).toHaveLength(5)
  expect([cart.count.value, cart.isStale.value]).toEqual([3, true])
})

test.each<[string, Responder]>([
  ['F05', answerJson({ count: ['Chyba.'] }, 400)],
  ['F06', answerJson(['a'], 400)],
  ['F07', answerJson({ detail: 'Nebyly zadány přihlašovací údaje.' }, 403)],
  ['F07', answerJson({ detail: 'CSRF Failed: x' }, 403)],
  ['F07', answerJson({}, 401)],
  ['F10', answerJson({ detail: 'x' }, 409)],
  ['F11', answerHtml(413)],
  ['F16', answerHtml(200, '<h1>Přihlášení</h1>')],
  ['F16', answerText('{"count": 4}', 'text/plain')],
  ['F17', countOf(-1)],
  ['F17', countOf(1.5)],
  ['F17', countOf('4')],
  ['F17', answerJson({})],
])('%s: the last number stays as of before, and nothing is asked again (%#)', async (_, answer) => {
  await showCount(3)
  await refreshWith(answer)
  await settle()
  expect([cart.count.value, cart.isStale.value]).toEqual([3, true])
  expect(server.seen).toHaveLength(2)
  expect(reported).toHaveBeenCalledOnce()
})

test('F12 a throttled count waits as long as the server says, 4 requests at most', async () => {
  await showCount(3)
  const asked = hurryRetries()
  await refreshWith(answerJson({}, 429, { 'retry-after': '7' }))
  expect(asked).toEqual([7000, 7000, 7000])
  expect(server.seen).toHaveLength(5)
  expect([cart.count.value, cart.isStale.value]).toEqual([3, true])
})

test('what may not be seen any more does not come back with a later failure', async () => {
  await showCount(3)
  server.play(answerJson({ detail: 'Ne.' }, 404))
  cart.refresh()
  await expectCount(null)
  const before = server.seen.length
  server.play(answerHtml(413))
  cart.refresh()
  await until(() => expect(server.seen).toHaveLength(before + 1))
  await settle()
  expect([cart.count.value, cart.isStale.value]).toEqual([null, false])
  server.play(countOf(4))
  cart.refresh()
  await expectCount(4)
  expect(cart.isStale.value).toBe(false)
})

test.each([
  ['F08', 403],
  ['F09', 404],
])('%s: a count that is not to be had (%i) is hidden', async (_, status) => {
  await showCount(3)
  await refreshWith(answerJson({ detail: 'K této akci nemáte oprávnění.' }, status))
  expect([cart.count.value, cart.isStale.value]).toEqual([null, false])
})

test('a good answer ends the doubt about the number', async () => {
  await showCount(3)
  await refreshWith(answerJson({}, 401))
  server.play(countOf(3))
  cart.refresh()
  await until(() => expect(cart.isStale.value).toBe(false))
})

test('F20 of two answers the one asked for later counts, in whatever order they come', async () => {
  server.play(answerLate(80, countOf(1)), countOf(2))
  follow()
  await until(() => expect(server.seen).toHaveLength(1))
  cart.refresh()
  await expectCount(2)
  await new Promise(done => setTimeout(done, 120))
  expect(cart.count.value).toBe(2)
  expect(reported).not.toHaveBeenCalled()
})

test('a missing route is reported, and the count stays unknown', async () => {
  configurePage({ market: 'cz' })
  follow()
  await until(() => expect(reported).toHaveBeenCalled())
  expect(cart.count.value).toBeNull()
})

test('who looks again after an answer that was not waited for asks anew', async () => {
  server.play(keepSilent)
  follow()()
  endings.pop()
  server.play(countOf(2))
  follow()
  await expectCount(2)
})

test('an island that is only moved shows what it had, and asks nothing', async () => {
  server.play(countOf(2))
  const end = cart.subscribe()
  await expectCount(2)
  end()
  follow()
  expect(cart.count.value).toBe(2)
  await settle()
  expect(server.seen).toHaveLength(1)
})

test('what is on its way is counted at once, and taken back where it does not come', async () => {
  await showCount(2)
  const settleFirst = cart.expectMore(3)
  expect(cart.count.value).toBe(5)
  const settleSecond = cart.expectMore(1)
  expect(cart.count.value).toBe(6)
  settleSecond()
  expect(cart.count.value).toBe(5)
  settleFirst()
  expect(cart.count.value).toBe(2)
})
