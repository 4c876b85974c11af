import { effect } from '@preact/signals-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Step } from '#core/device/selection.ts'
import { resetRetryBudget } from '#core/http/retry-budget.ts'
import { configurePage } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { resetBrowserUrl } from '#core/state/browser-url.ts'
import { clearResources } from '#core/state/resource.ts'
import {
  answerByPath,
  answerHtml,
  answerJson,
  answerLate,
  type Responder,
  startLocalServer,
} from '#testing/local-server.ts'
import { until } from '#testing/until.ts'
import { Buyback } from './buyback.ts'
import {
  APPRAISAL,
  answerConditions,
  LISTS,
  ROUTES,
  SELECTION,
  SELECTOR_DATA,
} from './buyback-shop.fixture.ts'

const server = startLocalServer()
const report = vi.fn()
const SHOP: Record<string, Responder> = {
  ...Object.fromEntries(Object.entries(LISTS).map(([path, list]) => [path, answerJson(list)])),
  '/colors/13-blue/appraisal/': answerJson({ url: '/cz/vykup/?color=13-blue', appraisal: APPRAISAL }),
  // The address that the server gives is the question itself, so a test sees which one it answers.
  '/url/': (response, request) => answerJson({ url: `/cz/vykup/?${request.query}` })(response, request),
  '/selector/': answerJson(SELECTOR_DATA),
}
const play = (change: Record<string, Responder> = {}) => server.play(answerByPath({ ...SHOP, ...change }))

type Change = [state: unknown, _: string, url: string]
const show = (...[, , url]: Change): void => {
  location.href = new URL(url, location.href).href
}

let buyback: Buyback
/** How many the history has beside the page's own. */
let entries = 0
const values = (step: Step) => buyback.choices[step].data.value?.map(choice => choice.value) ?? null
const countOf = (path: string) => server.seen.filter(seen => seen.path === path).length
const wait = (time: number) => new Promise(done => setTimeout(done, time))
const shownQuery = () => decodeURIComponent(new URL(location.href).search)

beforeEach(() => {
  clearResources()
  resetBrowserUrl()
  resetRetryBudget()
  report.mockClear()
  setReporter(report)
  configurePage({ market: 'cz', routes: ROUTES })
  entries = 0
  vi.stubGlobal('history', {
    state: null,
    pushState: (...change: Change) => {
      entries++
      show(...change)
    },
    replaceState: show,
  })
  play()
  buyback = new Buyback()
})
afterEach(() => {
  buyback.leave()
})

const replay = (search: string, code?: string) => buyback.start(new URLSearchParams(search), code)

test('BB-014 opening an address replays type, manufacturer, model and colour with their lists', async () => {
  await replay('type=telefony&manufacturer=apple&model=13&color=13-blue')
  expect(server.seen.map(({ path, query }) => `${path}?${query}`)).toEqual([
    '/selector/?type=telefony&manufacturer=apple&model=13&color=13-blue',
  ])
  expect(buyback.selection.value).toEqual(SELECTION)
  expect([values('type'), values('manufacturer'), values('model'), values('color')]).toEqual([
    ['telefony', 'tablety'],
    ['apple', 'samsung'],
    ['13', '14'],
    ['13-blue', '13-red'],
  ])
})

test('BB-015 BB-016 answers in the address are applied, and the price is calculated', async () => {
  const prices: unknown[] = []
  const stop = effect(() => {
    prices.push(buyback.appraisal.value?.price)
  })
  await replay('color=13-blue&condition=display:good&condition=charger:no')
  stop()
  expect(buyback.data.value?.conditions.map(c => c.value)).toEqual(['good', 'no'])
  expect(prices).toEqual([undefined, 11_700_00])
  expect(countOf('/colors/13-blue/appraisal/')).toBe(0)
})

test('a code names the device as well as an address does', async () => {
  await replay('', '13-blue')
  expect(server.seen[0]?.query.toString()).toBe('code=13-blue')
  expect(buyback.selection.value.color).toBe('13-blue')
})

test.each(['type=telefony&manufacturer=apple&model=13&color=13-blue', 'type=telefony', 'color=13-blue'])(
  'an address that names a device (%s) goes before the one that an editor chose',
  async search => {
    await buyback.start(new URLSearchParams(search), '14-black', 'tablety')
    expect(server.seen[0]?.query.toString()).toBe(search)
  },
)

test('the type that an editor chose is not shown while the address says another, and not where that can’t be read', async () => {
  play({ '/selector/': answerHtml(500) })
  const types: unknown[] = []
  const stop = effect(() => {
    types.push(buyback.selection.value.type)
  })
  await buyback.start(new URLSearchParams('type=telefony'), undefined, 'tablety')
  stop()
  expect(types).not.toContain('tablety')
})

test('an address that says nothing of a device leaves the one that an editor chose', async () => {
  await buyback.start(new URLSearchParams('utm_source=mail&type='), '13-blue', 'tablety')
  expect(server.seen[0]?.query.get('code')).toBe('13-blue')
})

test('an answer that the question does not offer is no answer', async () => {
  play({
    '/selector/': answerJson({
      ...SELECTOR_DATA,
      device_conditions: answerConditions({ display: 'gone', charger: 'no' }),
    }),
  })
  await replay('color=13-blue')
  expect(buyback.data.value?.conditions.map(c => c.value)).toEqual([null, 'no'])
  expect(buyback.appraisal.value?.price).toBeNull()
})

test('a replay stops at the first step that is no longer offered and keeps those before it', async () => {
  play({
    '/selector/': answerJson({
      ...SELECTOR_DATA,
      selected_choices: { ...SELECTION, model: 'gone' },
      choices: { ...SELECTOR_DATA.choices, model: null },
    }),
  })
  await replay('type=telefony&model=gone')
  expect(buyback.selection.value).toEqual({ ...SELECTION, model: null, color: null })
  expect(buyback.data.value).toBeNull()
  await until(() => expect(values('model')).toEqual(['13', '14']))
  expect(values('color')).toBeNull()
})

test('an address with nothing that is offered starts from the types', async () => {
  play({ '/selector/': answerJson({ selected_choices: {}, choices: {} }) })
  await replay('type=gone')
  expect(buyback.selection.value.type).toBeNull()
  await until(() => expect(values('type')).toEqual(['telefony', 'tablety']))
})

test('a colour that comes without its price list has it loaded', async () => {
  play({ '/selector/': answerJson({ ...SELECTOR_DATA, appraisal: null }) })
  await replay('color=13-blue')
  await until(() => expect(buyback.data.value?.version).toBe('v7'))
  expect(countOf('/colors/13-blue/appraisal/')).toBe(1)
})

test('ER-005 a replay that fails is only logged, and the types are offered', async () => {
  play({ '/selector/': answerHtml(404) })
  await replay('type=telefony')
  expect(report).toHaveBeenCalledWith('buyout-selector-data: not-found', undefined)
  expect([buyback.fault.value, buyback.isLoading.value]).toEqual([null, false])
  await until(() => expect(values('type')).toEqual(['telefony', 'tablety']))
})

test('a choice made while an address is replayed wins over it', async () => {
  play({ '/selector/': answerLate(60, answerJson(SELECTOR_DATA)) })
  const replayed = replay('type=telefony')
  expect(buyback.isLoading.value).toBe(true)
  buyback.choose('type', 'tablety')
  expect(buyback.isLoading.value).toBe(false)
  await replayed
  await wait(80)
  expect(buyback.selection.value.type).toBe('tablety')
  expect(report).not.toHaveBeenCalled()
})

test('going back to a shorter address lets go of what it does not name', async () => {
  await replay('color=13-blue')
  play({
    '/selector/': answerJson({
      selected_choices: { type: 'telefony' },
      choices: { type: LISTS['/types/'], manufacturer: LISTS['/telefony/manufacturers/'] },
    }),
  })
  await replay('type=telefony')
  expect(buyback.selection.value).toEqual({ type: 'telefony', manufacturer: null, model: null, color: null })
  expect([buyback.data.value, values('model'), values('color')]).toEqual([null, null, null])
})

test('BB-012 BB-013 each step shows the address that the server gives for it, and loads no page', async () => {
  const navigate = vi.fn()
  Object.assign(location, { assign: navigate, replace: navigate, reload: navigate })
  await buyback.start(new URLSearchParams())
  buyback.choose('type', 'telefony')
  await until(() => expect(shownQuery()).toBe('?type=telefony'))
  buyback.choose('manufacturer', 'apple')
  await until(() => expect(shownQuery()).toBe('?type=telefony&manufacturer=apple'))
  buyback.choose('model', '13')
  buyback.choose('color', '13-blue')
  await until(() => expect(shownQuery()).toBe('?color=13-blue'))
  expect(navigate).not.toHaveBeenCalled()
})

test('BB-012 answers are in the address a moment after the last of them, asked for once', async () => {
  await replay('color=13-blue')
  buyback.answer('display', 'good')
  await wait(50)
  buyback.answer('display', 'light')
  await wait(50)
  buyback.answer('charger', 'yes')
  const question = `type=telefony&manufacturer=apple&model=13&color=13-blue&condition=display:light&condition=charger:yes`
  await until(() => expect(shownQuery()).toBe(`?${question}`))
  expect(countOf('/url/')).toBe(1)
})

test('a late address of former answers is never shown', async () => {
  await replay('color=13-blue')
  const shown: string[] = []
  vi.stubGlobal('history', {
    state: null,
    replaceState: (...[, , url]: Change) => shown.push(url),
  })
  play({
    '/url/': (response, request) => {
      const isFormer = request.query.getAll('condition').includes('display:good')
      const respond = answerJson({ url: isFormer ? '/former/' : '/newest/' })
      setTimeout(() => respond(response, request), isFormer ? 400 : 0)
    },
  })
  buyback.answer('display', 'good')
  await until(() => expect(countOf('/url/')).toBe(1))
  buyback.answer('display', 'light')
  await until(() => expect(shown).toHaveLength(1))
  await wait(300)
  expect(shown.map(url => new URL(url).pathname)).toEqual(['/newest/'])
})

test('a step that was chosen is an entry of the history; answers and replays are none', async () => {
  await buyback.start(new URLSearchParams())
  buyback.choose('type', 'telefony')
  await until(() => expect(shownQuery()).toBe('?type=telefony'))
  buyback.choose('manufacturer', 'apple')
  await until(() => expect(shownQuery()).toContain('apple'))
  buyback.choose('model', '13')
  await until(() => expect(shownQuery()).toContain('model=13'))
  expect(entries).toBe(3)
  buyback.choose('color', '13-blue')
  await until(() => expect(shownQuery()).toBe('?color=13-blue'))
  expect(entries).toBe(4)
  buyback.answer('charger', 'yes')
  await until(() => expect(shownQuery()).toContain('charger:yes'))
  await buyback.refresh()
  await replay('color=13-blue')
  expect(entries).toBe(4)
})

test('a page may keep the entry or the address for all steps', async () => {
  for (const [address, query] of [
    ['replace', '?type=telefony'],
    ['keep', ''],
  ] as const) {
    configurePage({ market: 'cz', routes: ROUTES, address })
    location.href = new URL('/cz/vykup/', location.href).href
    await buyback.start(new URLSearchParams())
    buyback.choose('type', 'telefony')
    await until(() => expect(countOf('/url/')).toBeGreaterThan(0))
    await wait(50)
    expect([shownQuery(), entries]).toEqual([query, 0])
  }
})

test('an address of another site is left out and reported', async () => {
  const start = location.href
  play({ '/url/': answerJson({ url: 'https://evil.example/' }) })
  await buyback.start(new URLSearchParams())
  buyback.choose('type', 'telefony')
  await until(() => expect(report).toHaveBeenCalledOnce())
  expect(report.mock.calls[0]?.[0]).toBe('The address that the server gave was not applied.')
  expect(location.href).toBe(start)
})

test('an address that can not be had is only logged', async () => {
  play({ '/url/': answerHtml(404) })
  await buyback.start(new URLSearchParams())
  buyback.choose('type', 'telefony')
  await until(() => expect(report).toHaveBeenCalledWith('buyout-selector-url: not-found', undefined))
  expect(buyback.fault.value).toBeNull()
})
