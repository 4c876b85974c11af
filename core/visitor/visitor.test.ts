import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ActiveUser, activeUser } from '#core/api/visitor/visitor.ts'
import { cart } from '#core/cart/cart.ts'
import { FailureError } from '#core/http/failure.ts'
import { resetRetryBudget } from '#core/http/retry-budget.ts'
import { configurePage, page } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { clearResources, createResource } from '#core/state/resource.ts'
import { resetTracking, track } from '#core/tracking/track.ts'
import {
  answerByPath,
  answerHtml,
  answerJson,
  answerLate,
  answerNothing,
  type Responder,
  startLocalServer,
} from '#testing/local-server.ts'
import { until } from '#testing/until.ts'
import { signIn, signOut } from './auth.ts'
import { loadVisitor, subscribeVisitor, visitor, visitorKind } from './visitor.ts'

const server = startLocalServer()
const report = vi.fn()

const NOBODY = {
  authenticated: false,
  staff: false,
  shop_account: false,
  first_name: null,
  last_name: null,
  phone: null,
}
const JANA = { ...NOBODY, authenticated: true, first_name: 'Jana', last_name: 'Nováková' }
const CREDENTIALS = { e_mail: 'jana@example.cz', password: 'Tajne-1' }

const routes = { 'active-user': '/user/', login: '/login/', logout: '/logout/', 'cart-count': '/count/' }
const openPage = (authenticated: boolean) =>
  configurePage({ market: 'cz', consent: true, routes, csrf: { token: 'secret' }, user: { authenticated } })
const play = (answers: Readonly<Record<string, Responder>>) =>
  server.play(answerByPath({ '/count/': answerJson({ count: 0 }), ...answers }))
const countCalls = (path: string) => server.seen.filter(request => request.path === path).length
/** What analytics were told of the visitor so far. */
const listKinds = () =>
  ((globalThis as { dataLayer?: { user_type?: string }[] }).dataLayer ?? []).flatMap(
    ({ user_type }) => user_type ?? [],
  )
/** Hears what the other tabs of the browser are told. */
function listen(channel: string): { words: unknown[]; close: () => void } {
  const words: unknown[] = []
  const opened = new BroadcastChannel(channel)
  opened.onmessage = ({ data }) => words.push(data)
  return { words, close: () => opened.close() }
}

let browser: EventTarget
const endings: (() => void)[] = []
const follow = () => endings.push(subscribeVisitor())

beforeEach(() => {
  browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  Reflect.deleteProperty(globalThis, 'dataLayer')
  clearResources()
  resetRetryBudget()
  resetTracking()
  report.mockClear()
  setReporter(report)
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const end of endings.splice(0)) end()
  cart.forget()
})

test('whoever asks for the visitor first, the page learns who it is and the cart is read', async () => {
  openPage(false)
  play({ '/user/': answerJson(JANA), '/count/': answerJson({ count: 2 }) })
  const panel = createResource<ActiveUser>()
  void panel.fetch({ endpoint: activeUser })
  follow()
  endings.push(cart.subscribe())
  loadVisitor()
  await until(() => expect(visitor.value.authenticated).toBe(true))
  expect(page.value.user.authenticated).toBe(true)
  await until(() => expect(countCalls('/count/')).toBe(2))
})

test('AC-003 a customer is anonymous or logged in, as the page says', () => {
  openPage(false)
  expect([visitor.value.authenticated, visitorKind.value]).toEqual([false, 'unregistered'])
  openPage(true)
  expect([visitor.value.authenticated, visitorKind.value]).toEqual([true, 'registered'])
})

test('CR-012 what the server says of the visitor outweighs the page', async () => {
  openPage(true)
  play({ '/user/': answerJson({ authenticated: false, shop_account: true }) })
  loadVisitor()
  await until(() => expect(visitor.value.authenticated).toBe(false))
  expect(visitor.value).toEqual({ ...NOBODY, shop_account: true })
  expect(visitorKind.value).toBe('unregistered')
})

test('a visitor that can not be read stays as the page says', async () => {
  openPage(true)
  play({ '/user/': answerHtml(404) })
  loadVisitor()
  await until(() => expect(report).toHaveBeenCalledWith('active-user: not-found', undefined))
  expect(visitor.value).toEqual({ ...NOBODY, authenticated: true })
})

test('TR-002 analytics learn that the visitor of a cached page is signed in after all', async () => {
  openPage(false)
  play({ '/user/': answerJson(JANA) })
  track('search', { search_term: 'iphone' })
  loadVisitor()
  await until(() => expect(visitor.value).toEqual(JANA))
  track('search', { search_term: 'pixel' })
  expect(listKinds()).toEqual(['unregistered', 'registered'])
})

test('who signs in is known to every island at once, and by name when the server has told it', async () => {
  openPage(false)
  play({ '/login/': answerNothing(204), '/user/': answerLate(30, answerJson(JANA)) })
  await signIn(CREDENTIALS, 'key-1')
  expect(visitor.value).toEqual({ ...NOBODY, authenticated: true })
  track('login', { method: 'password' })
  expect(listKinds()).toEqual(['registered'])
  await until(() => expect(visitor.value).toEqual(JANA))
})

test('what was asked as somebody else no longer counts', async () => {
  openPage(false)
  play({
    '/login/': answerNothing(204),
    '/user/': answerLate(60, (response, request) =>
      answerJson(countCalls('/user/') > 1 ? JANA : NOBODY)(response, request),
    ),
  })
  loadVisitor()
  await until(() => expect(countCalls('/user/')).toBe(1))
  await signIn(CREDENTIALS, 'key-1')
  await until(() => expect(visitor.value).toEqual(JANA))
})

test('who signs in tells the other tabs so, and that the cart may be another, and nothing else', async () => {
  openPage(false)
  play({ '/login/': answerNothing(204), '/user/': answerJson(JANA) })
  const [visitors, carts] = [listen('ostrov:visitor'), listen('ostrov:cart')]
  follow()
  await signIn(CREDENTIALS, 'key-1')
  await until(() => expect([visitors.words, carts.words]).toEqual([[null], [null]]))
  visitors.close()
  carts.close()
})

test('who signs in sees their own cart', async () => {
  openPage(false)
  play({ '/login/': answerNothing(204), '/user/': answerJson(JANA) })
  endings.push(cart.subscribe())
  await until(() => expect(cart.count.value).toBe(0))
  play({ '/user/': answerJson(JANA), '/login/': answerNothing(204), '/count/': answerJson({ count: 7 }) })
  await signIn(CREDENTIALS, 'key-1')
  await until(() => expect(cart.count.value).toBe(7))
})

test('wrong credentials change nothing', async () => {
  openPage(false)
  play({ '/login/': answerJson({ non_field_errors: ['Ne.'] }, 400) })
  await expect(signIn(CREDENTIALS, 'key-1')).rejects.toBeInstanceOf(FailureError)
  expect(visitor.value).toEqual(NOBODY)
  expect(countCalls('/user/')).toBe(0)
})

test.each([
  ['signs out', answerNothing(204)],
  ['signs out of a session that is over', answerJson({}, 401)],
])('who %s is anonymous from then on', async (_, answer) => {
  openPage(true)
  play({ '/logout/': answer, '/user/': answerJson(NOBODY) })
  await signOut('key-1')
  expect(visitor.value).toEqual(NOBODY)
  track('search', { search_term: 'iphone' })
  expect(listKinds()).toEqual(['unregistered'])
})

test('a log-out that failed leaves the visitor signed in', async () => {
  openPage(true)
  play({ '/logout/': answerHtml(500) })
  await expect(signOut('key-1')).rejects.toMatchObject({ failure: { kind: 'server' } })
  expect(visitor.value.authenticated).toBe(true)
})

const now = performance.now.bind(performance)
/** The tab is looked at again, `later` milliseconds after it was opened. */
function lookAgain(later: number): void {
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later)
  const event = new Event('visibilitychange')
  browser.dispatchEvent(Object.defineProperty(event, 'target', { value: { visibilityState: 'visible' } }))
}

test('F33 a log-out in another tab is noticed: told, or found when the tab is looked at again', async () => {
  openPage(true)
  play({ '/user/': answerJson(JANA) })
  loadVisitor()
  follow()
  await until(() => expect(visitor.value).toEqual(JANA))
  play({ '/user/': answerJson(NOBODY) })
  const other = new BroadcastChannel('ostrov:visitor')
  other.postMessage(null)
  await until(() => expect(visitor.value).toEqual(NOBODY))
  other.close()
  play({ '/user/': answerJson(JANA) })
  lookAgain(30_000)
  await until(() => expect(visitor.value).toEqual(JANA))
})

test('CR-011 the focus asks for no visitor, and a tab that is seen again for none that is younger than 30 seconds', async () => {
  openPage(true)
  play({ '/user/': answerJson(JANA) })
  loadVisitor()
  follow()
  await until(() => expect(visitor.value).toEqual(JANA))
  for (const later of [0, 10_000, 29_000]) {
    lookAgain(later)
    browser.dispatchEvent(new Event('focus'))
    await new Promise(done => setTimeout(done, 40))
  }
  expect(countCalls('/user/')).toBe(1)
})

test('F33 a cart is read anew once its visitor turns out to be another', async () => {
  openPage(true)
  play({ '/user/': answerJson(NOBODY), '/count/': answerJson({ count: 2 }) })
  endings.push(cart.subscribe())
  await until(() => expect(cart.count.value).toBe(2))
  play({ '/user/': answerJson(NOBODY), '/count/': answerJson({ count: 0 }) })
  loadVisitor()
  await until(() => expect(cart.count.value).toBe(0))
})

test('who stopped following hears nothing more', async () => {
  openPage(true)
  play({ '/user/': answerJson(JANA) })
  loadVisitor()
  await until(() => expect(visitor.value).toEqual(JANA))
  follow()
  follow()
  for (const end of endings.splice(0)) end()
  const other = new BroadcastChannel('ostrov:visitor')
  other.postMessage(null)
  await new Promise(done => setTimeout(done, 40))
  other.close()
  expect(countCalls('/user/')).toBe(1)
})
