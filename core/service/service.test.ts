import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LISTS, SELECTION } from '#core/buyback/buyback-shop.fixture.ts'
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
import { Service } from './service.ts'

const ROUTES = {
  'service-types': '/types/',
  'service-manufacturers': '/{type}/manufacturers/',
  'service-models': '/{type}/{manufacturer}/models/',
  'service-colors': '/models/{model}/colors/',
  'service-operations': '/colors/{color}/operations/',
  'service-selector-data': '/selector/',
  'service-product': '/products/{id}/',
}
const CHOICES = {
  type: LISTS['/types/'],
  manufacturer: LISTS['/telefony/manufacturers/'],
  model: LISTS['/telefony/apple/models/'],
  color: LISTS['/models/13/colors/'],
}
const operate = (color: string) => ({
  url: `/cz/servis/?type=telefony&manufacturer=apple&model=13&color=${color}`,
  choices: [{ value: 'display', label: `Displej ${color}` }],
})
const PRODUCT = { selected_choices: { ...SELECTION, color: null }, choices: CHOICES }
const SHOP: Record<string, Responder> = {
  ...Object.fromEntries(Object.entries(LISTS).map(([path, list]) => [path, answerJson(list)])),
  '/colors/13-blue/operations/': answerJson(operate('13-blue')),
  '/colors/13-red/operations/': answerJson(operate('13-red')),
  '/selector/': answerJson({
    selected_choices: SELECTION,
    choices: CHOICES,
    operations: operate('13-blue'),
  }),
  '/products/13/': answerJson(PRODUCT),
}

const server = startLocalServer()
const play = (change: Record<string, Responder> = {}) => server.play(answerByPath({ ...SHOP, ...change }))
const countOf = (path: string) => server.seen.filter(seen => seen.path === path).length
const readPath = () => location.pathname + location.search
const labels = () => service.operations.data.value?.choices.map(choice => choice.label) ?? null

let service: Service
/** How many the history has beside the page's own. */
let entries = 0

beforeEach(() => {
  clearResources()
  resetBrowserUrl()
  resetRetryBudget()
  setReporter(() => {})
  configurePage({ market: 'cz', routes: ROUTES })
  const go = (url: string) => {
    const { href, pathname, search, hash } = new URL(url, location.href)
    Object.assign(location, { href, pathname, search, hash })
  }
  vi.stubGlobal('history', {
    state: null,
    pushState: (_: unknown, __: string, url: string) => {
      entries++
      go(url)
    },
    replaceState: (_: unknown, __: string, url: string) => go(url),
  })
  go('/cz/servis/')
  entries = 0
  play()
  service = new Service()
  service.enter()
})
afterEach(() => service.forget())

async function chooseDevice(): Promise<void> {
  await service.start(new URLSearchParams())
  service.choose('type', 'telefony')
  service.choose('manufacturer', 'apple')
  service.choose('model', '13')
  service.choose('color', '13-blue')
  await until(() => expect(labels()).toEqual(['Displej 13-blue']))
}

test('SV-001 SV-011 the four steps lead to the operations of the device, and its address is shown', async () => {
  await chooseDevice()
  expect(service.selection.value).toEqual(SELECTION)
  await until(() => expect(readPath()).toBe(operate('13-blue').url))
})

test('another colour has its own operations, and those of the former one are gone at once', async () => {
  await chooseDevice()
  service.choose('color', '13-red')
  expect(labels()).toBeNull()
  await until(() => expect(labels()).toEqual(['Displej 13-red']))
  await until(() => expect(readPath()).toBe(operate('13-red').url))
})

test('each step is in the address as it is chosen, and an entry of the history', async () => {
  await service.start(new URLSearchParams())
  service.choose('type', 'telefony')
  expect([readPath(), entries]).toEqual(['/cz/servis/?type=telefony', 1])
  service.choose('manufacturer', 'apple')
  service.choose('model', '13')
  expect(readPath()).toBe('/cz/servis/?type=telefony&manufacturer=apple&model=13')
  service.choose('color', '13-blue')
  await until(() => expect(labels()).toEqual(['Displej 13-blue']))
  expect([readPath(), entries]).toEqual([operate('13-blue').url, 4])
  await service.start(new URLSearchParams(location.search))
  expect(entries).toBe(4)
})

test('another choice takes out of the address what no longer holds, and nothing else', async () => {
  await chooseDevice()
  await until(() => expect(readPath()).toContain('13-blue'))
  location.search += '&utm=x'
  service.choose('model', '14')
  expect(readPath()).toBe('/cz/servis/?type=telefony&manufacturer=apple&utm=x&model=14')
  expect(labels()).toBeNull()
})

test('SV-006 an address brings its device with its operations in one call, and stays as it is', async () => {
  location.search = '?color=13-blue&utm=x'
  await service.start(new URLSearchParams(location.search))
  expect(service.selection.value).toEqual(SELECTION)
  expect(labels()).toEqual(['Displej 13-blue'])
  expect(server.seen.map(seen => seen.path)).toEqual(['/selector/'])
  expect(readPath()).toBe('/cz/servis/?color=13-blue&utm=x')
})

test('an answer without operations has them read', async () => {
  play({ '/selector/': answerJson({ selected_choices: SELECTION, choices: CHOICES }) })
  await service.start(new URLSearchParams('color=13-blue'))
  await until(() => expect(labels()).toEqual(['Displej 13-blue']))
})

test('SV-012 a found product is chosen as far as it goes, with its lists and its address', async () => {
  await service.start(new URLSearchParams())
  await service.findProduct({ id: '13', url: '/cz/servis/?type=telefony&manufacturer=apple&model=13' })
  expect(service.selection.value).toEqual({ ...SELECTION, color: null })
  expect(service.choices.color.data.value).toHaveLength(2)
  expect(readPath()).toBe('/cz/servis/?type=telefony&manufacturer=apple&model=13')
})

test('a product that can not be had leaves what was chosen and its operations', async () => {
  await chooseDevice()
  play({ '/products/13/': answerHtml(404) })
  await expect(service.findProduct({ id: '13', url: null })).rejects.toMatchObject({
    failure: { kind: 'not-found' },
  })
  expect(service.selection.value).toEqual(SELECTION)
  expect(labels()).toEqual(['Displej 13-blue'])
})

test('a product that can not be had does not leave the page without its first list', async () => {
  play({ '/selector/': answerLate(200, answerHtml(404)), '/products/13/': answerHtml(404) })
  void service.start(new URLSearchParams('color=13-blue'))
  await expect(service.findProduct({ id: '13', url: null })).rejects.toThrow()
  await until(() => expect(service.choices.type.data.value).toHaveLength(2))
  expect(service.isLoading.value).toBe(false)
})

test('a choice made while a product is on its way wins over it', async () => {
  await service.start(new URLSearchParams())
  play({ '/products/13/': answerLate(60, answerJson(PRODUCT)) })
  const found = service.findProduct({ id: '13', url: '/cz/servis/?model=13' })
  service.choose('type', 'tablety')
  await found
  expect(service.selection.value.type).toBe('tablety')
  expect(readPath()).toBe('/cz/servis/?type=tablety')
})

test('a refresh reads the operations anew, or the list that is open', async () => {
  await chooseDevice()
  service.refresh()
  await until(() => expect(countOf('/colors/13-blue/operations/')).toBe(2))
  service.choose('type', 'tablety')
  await until(() => expect(service.choices.manufacturer.data.value).toHaveLength(1))
  service.refresh()
  await until(() => expect(countOf('/tablety/manufacturers/')).toBe(2))
})

test('what was chosen outlives islands that are thrown out and come back', async () => {
  await chooseDevice()
  expect([service.enter(), service.isShown.value]).toEqual([true, true])
  service.leave()
  expect(labels()).not.toBeNull()
  service.leave()
  expect([labels(), service.isShown.value]).toEqual([null, false])
  expect(service.enter()).toBe(true)
  await until(() => expect(labels()).toEqual(['Displej 13-blue']))
  expect(service.selection.value).toEqual(SELECTION)
})

test('operations that can not be had say why, and can be asked for again', async () => {
  play({ '/colors/13-blue/operations/': answerHtml(404) })
  await service.start(new URLSearchParams())
  for (const [step, value] of Object.entries(SELECTION)) service.choose(step as keyof typeof SELECTION, value)
  await until(() => expect(service.operations.failure.value?.failure).toEqual({ kind: 'not-found' }))
  play()
  void service.operations.refetch()
  await until(() => expect(labels()).toEqual(['Displej 13-blue']))
})
