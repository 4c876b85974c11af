import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetRetryBudget } from '#core/http/retry-budget.ts'
import { configurePage, turnPage } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { resetBrowserUrl } from '#core/state/browser-url.ts'
import { clearResources } from '#core/state/resource.ts'
import {
  answerByPath,
  answerHtml,
  answerJson,
  type Responder,
  startLocalServer,
} from '#testing/local-server.ts'
import { until } from '#testing/until.ts'
import { Buyback, buyback as shared } from './buyback.ts'
import { APPRAISAL, LISTS, ROUTES, SELECTION, SELECTOR_DATA } from './buyback-shop.fixture.ts'

const server = startLocalServer()
const SHOP: Record<string, Responder> = {
  ...Object.fromEntries(Object.entries(LISTS).map(([path, list]) => [path, answerJson(list)])),
  '/colors/13-blue/appraisal/': answerJson({ url: null, appraisal: { ...APPRAISAL, version: 'v8' } }),
  '/url/': (response, request) => answerJson({ url: `/cz/vykup/?${request.query}` })(response, request),
  '/selector/': answerJson(SELECTOR_DATA),
}
const play = (change: Record<string, Responder> = {}) => server.play(answerByPath({ ...SHOP, ...change }))

type Change = [state: unknown, _: string, url: string]
const show = (...[, , url]: Change): void => {
  location.href = new URL(url, location.href).href
}

let buyback: Buyback
const countOf = (path: string) => server.seen.filter(seen => seen.path === path).length
const replay = () => buyback.start(new URLSearchParams('color=13-blue'))

beforeEach(() => {
  clearResources()
  resetBrowserUrl()
  resetRetryBudget()
  setReporter(() => {})
  configurePage({ market: 'cz', routes: ROUTES })
  vi.stubGlobal('history', { state: null, pushState: show, replaceState: show })
  play()
  buyback = new Buyback()
})
afterEach(() => buyback.leave())

test('what was chosen, answered and opened outlives an island that is thrown out and comes back', async () => {
  await replay()
  buyback.answer('charger', 'yes')
  buyback.showForm('sell')
  const before = [buyback.selection.value, buyback.data.value, buyback.formGeneration.value]
  buyback.leave()
  expect(buyback.enter()).toBe(true)
  expect([buyback.selection.value, buyback.data.value, buyback.formGeneration.value]).toEqual(before)
  expect(buyback.openForm.value).toBe('sell')
  await until(() => expect(buyback.choices.color.data.value).toHaveLength(2))
  expect(buyback.selection.value).toEqual(SELECTION)
  expect(countOf('/selector/')).toBe(1)
})

test('prices that had not come when the island was thrown out are asked for when it is back', async () => {
  buyback.choose('type', 'telefony')
  buyback.choose('manufacturer', 'apple')
  buyback.choose('model', '13')
  buyback.choose('color', '13-blue')
  buyback.leave()
  expect(buyback.enter()).toBe(true)
  await until(() => expect(buyback.data.value?.version).toBe('v8'))
})

test('there is nothing to go on with before the first start, on another address, and after all is forgotten', async () => {
  expect(buyback.enter()).toBe(false)
  await replay()
  buyback.leave()
  location.href = new URL('/cz/vykup/?type=tablety', location.href).href
  expect(buyback.enter()).toBe(false)
  buyback.leave()
  expect(buyback.enter()).toBe(true)
  buyback.leave()
  buyback.forget()
  expect(buyback.enter()).toBe(false)
})

test('an island that is to start with another type or device does not go on with the former one', async () => {
  const start = new URLSearchParams()
  await buyback.start(start, undefined, 'telefony')
  buyback.leave()
  expect(buyback.enter(undefined, 'tablety')).toBe(false)
  await buyback.start(start, undefined, 'tablety')
  buyback.leave()
  expect(buyback.enter('13-blue', 'tablety')).toBe(false)
  buyback.leave()
  expect(buyback.enter(undefined, 'tablety')).toBe(true)
})

test('an island that joins another finds all that was done there, and takes nothing along when it leaves', async () => {
  buyback.enter()
  await replay()
  buyback.answer('charger', 'yes')
  buyback.showForm('sell')
  const read = () => [buyback.selection.value, buyback.data.value, buyback.formGeneration.value]
  const before = read()
  expect(buyback.enter()).toBe(true)
  buyback.leave()
  expect(read()).toEqual(before)
  expect(buyback.openForm.value).toBe('sell')
  expect(buyback.choices.type.data.value).toHaveLength(2)
  buyback.leave()
  expect(buyback.choices.type.data.value).toBeNull()
})

test('an address that can not be read says why, until it can or another device is chosen', async () => {
  play({ '/selector/': answerHtml(404) })
  await replay()
  expect(buyback.replayFailure.value?.failure).toEqual({ kind: 'not-found' })
  await until(() => expect(buyback.choices.type.data.value).toHaveLength(2))
  play()
  await replay()
  expect(buyback.replayFailure.value).toBeNull()
  expect(buyback.selection.value).toEqual(SELECTION)
  play({ '/selector/': answerHtml(404) })
  await replay()
  expect(buyback.replayFailure.value).not.toBeNull()
  buyback.choose('type', 'telefony')
  expect(buyback.replayFailure.value).toBeNull()
})

test('a refresh reads the prices anew and keeps the answers, or reads the list that is open', async () => {
  await replay()
  expect(buyback.data.value?.version).toBe('v7')
  await buyback.refresh()
  expect(buyback.data.value?.version).toBe('v8')
  expect(buyback.data.value?.conditions.map(c => c.value)).toEqual(['good', 'no'])
  buyback.choose('type', 'tablety')
  await until(() => expect(buyback.choices.manufacturer.data.value).toHaveLength(1))
  await buyback.refresh()
  await until(() => expect(countOf('/tablety/manufacturers/')).toBe(2))
  expect(countOf('/types/')).toBe(0)
})

test('the forms of a device begin anew for another visitor, and for nobody else', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const turn = (isSignedIn: boolean): number => {
    turnPage({ market: 'cz', routes: ROUTES, user: { authenticated: isSignedIn } })
    return shared.formGeneration.peek()
  }
  const signedIn = turn(true)
  expect(turn(true)).toBe(signedIn)
  expect(turn(false)).not.toBe(signedIn)
  clock.mockRestore()
})
