import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetRetryBudget } from '#core/http/retry-budget.ts'
import { configurePage } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { resetBrowserUrl } from '#core/state/browser-url.ts'
import { clearResources } from '#core/state/resource.ts'
import {
  answerByPath,
  answerHtml,
  answerJson,
  hangUp,
  hurryRetries,
  type Responder,
  startLocalServer,
} from '#testing/local-server.ts'
import { until } from '#testing/until.ts'
import { Buyback } from './buyback.ts'
import { APPRAISAL, answerConditions, LISTS, ROUTES, SELECTOR_DATA } from './buyback-shop.fixture.ts'
import { VISIBILITY } from './visibility.ts'

const server = startLocalServer()
const report = vi.fn()
const PRICE_LIST = '/colors/13-blue/appraisal/'
const SHOP: Record<string, Responder> = {
  ...Object.fromEntries(Object.entries(LISTS).map(([path, list]) => [path, answerJson(list)])),
  [PRICE_LIST]: answerJson({ url: null, appraisal: APPRAISAL }),
  '/url/': (response, request) => answerJson({ url: `/cz/vykup/?${request.query}` })(response, request),
  '/selector/': answerJson({ ...SELECTOR_DATA, device_conditions: answerConditions({}) }),
}
const play = (change: Record<string, Responder> = {}) => server.play(answerByPath({ ...SHOP, ...change }))
const OFFERED = VISIBILITY.buyout | VISIBILITY.email | VISIBILITY.sell

let buyback: Buyback
const openDevice = () => buyback.start(new URLSearchParams('color=13-blue'))
const answerAll = (display = 'good') => {
  buyback.answer('display', display)
  buyback.answer('charger', 'no')
}

beforeEach(() => {
  clearResources()
  resetBrowserUrl()
  resetRetryBudget()
  report.mockClear()
  setReporter(report)
  configurePage({ market: 'cz', routes: ROUTES })
  const show = (_: unknown, __: string, url: string): void => {
    location.href = url
  }
  vi.stubGlobal('history', { state: null, pushState: show, replaceState: show })
  play()
  buyback = new Buyback()
})
afterEach(() => {
  buyback.leave()
})

async function chooseColor(change: Record<string, Responder> = {}): Promise<void> {
  play(change)
  await buyback.start(new URLSearchParams())
  buyback.choose('type', 'telefony')
  buyback.choose('manufacturer', 'apple')
  buyback.choose('model', '13')
  buyback.choose('color', '13-blue')
  await until(() => expect(buyback.isLoading.value).toBe(false))
}

test('BB-032 BB-033 BB-034 BB-035 the state keeps version, minimum, price and what may be offered', async () => {
  await openDevice()
  expect(buyback.data.value).toMatchObject({ version: 'v7', minimalPrice: 500_00 })
  expect([buyback.appraisal.value?.price, buyback.visibility.value]).toEqual([null, VISIBILITY.buyout])
  expect(buyback.validUntil.value).toBe('2026-11-22T10:00:00Z')
  answerAll()
  expect([buyback.appraisal.value?.price, buyback.visibility.value]).toEqual([11_700_00, OFFERED])
  buyback.answer('display', null)
  expect([buyback.appraisal.value?.price, buyback.visibility.value]).toEqual([null, VISIBILITY.buyout])
})

test('before a colour is chosen nothing is offered', async () => {
  await buyback.start(new URLSearchParams())
  expect([buyback.visibility.value, buyback.appraisal.value, buyback.getQuote()]).toEqual([0, null, null])
  buyback.answer('display', 'good')
  expect(buyback.data.value).toBeNull()
})

test('both forms send the device, the version and the answers that count', async () => {
  await openDevice()
  expect(buyback.getQuote()).toBeNull()
  answerAll('light')
  expect(buyback.getQuote()).toEqual({
    device_identifier: '13-blue',
    appraisal_version: 'v7',
    device_condition_choices: [
      { id: 'display', value: 'light' },
      { id: 'charger', value: 'no' },
    ],
  })
})

test('a price list without its version offers nothing and makes no quote', async () => {
  play({ '/selector/': answerJson({ ...SELECTOR_DATA, version: null }) })
  await openDevice()
  expect([buyback.visibility.value, buyback.getQuote()]).toEqual([0, null])
})

test('answers without a quality make no quote', async () => {
  await openDevice()
  answerAll('missing')
  expect(buyback.appraisal.value).toMatchObject({ reason: 'noQuality', price: null })
  expect([buyback.visibility.value, buyback.getQuote()]).toEqual([VISIBILITY.buyout, null])
})

test('grades that nobody knows are reported', async () => {
  await chooseColor({
    [PRICE_LIST]: answerJson({
      appraisal: { ...APPRAISAL, appraisal_result: [{ id: 1, quality: 'E', price: '1' }] },
    }),
  })
  expect(report).toHaveBeenCalledWith('The price list v7 has unknown grades: E.', undefined)
})

test('the answers that a change cleared are named', async () => {
  const choices = [1, 2].map(result => ({ value: 'good', label: 'Bez vad', appraisal_result: result }))
  const other = { value: 'bad', label: 'Vady', appraisal_result: 4 }
  const results = ['A+', 'A', 'B', 'C'].map((quality, i) => ({ id: i + 1, quality, price: '1000' }))
  const ask = (id: string) => ({ id, type: id, name: id, choices: [...choices, other] })
  await chooseColor({
    [PRICE_LIST]: answerJson({
      appraisal: { ...APPRAISAL, appraisal_result: results, device_conditions: [ask('frame'), ask('glass')] },
    }),
  })
  buyback.answer('frame', 'good')
  buyback.answer('glass', 'good')
  expect(buyback.cleared.value).toEqual([])
  buyback.answer('glass', 'bad')
  expect(buyback.cleared.value).toEqual(['frame'])
  expect(buyback.data.value?.conditions.map(c => c.value)).toEqual([null, 'bad'])
})

test('BB-036 ER-002 on a 400 the message of the server is kept', async () => {
  await chooseColor({ [PRICE_LIST]: answerJson({ detail: 'Tento model nevykupujeme.' }, 400) })
  expect(buyback.fault.value).toEqual({ message: 'Tento model nevykupujeme.' })
})

test.each<[string, Responder, string | null]>([
  ['an HTML page', answerHtml(400), null],
  ['no message at all', answerJson({}, 400), null],
  ['a list', answerJson(['Nelze ocenit.'], 400), 'Nelze ocenit.'],
  [
    'non-field errors',
    answerJson({ color: ['Druhá.'], non_field_errors: ['Nelze ocenit.'] }, 400),
    'Nelze ocenit.',
  ],
  ['a field', answerJson({ color: ['Neznámá barva.'] }, 400), 'Neznámá barva.'],
  [
    'lists of a serializer',
    answerJson({ detail: ['Nelze ocenit.'], url: ['/cz/vykup/?x=1'] }, 400),
    'Nelze ocenit.',
  ],
])('of a 400 that carries %s the message is found', async (_, responder, message) => {
  await chooseColor({ [PRICE_LIST]: responder })
  expect(buyback.fault.value).toEqual({ message })
})

test('ER-003 on a 400 the url of the response is shown as the address', async () => {
  await chooseColor({
    [PRICE_LIST]: answerJson({ detail: 'Nevykupujeme.', url: '/cz/vykup/?type=telefony' }, 400),
  })
  expect(location.href).toBe(`${server.origin}/cz/vykup/?type=telefony`)
})

test('an address of another site in a 400 is left out', async () => {
  await chooseColor({ [PRICE_LIST]: answerJson({ detail: 'Ne.', url: 'https://evil.example/' }, 400) })
  expect(new URL(location.href).origin).toBe(server.origin)
  expect(buyback.fault.value).toEqual({ message: 'Ne.' })
})

test.each<[string, Responder]>([
  ['404', answerJson({ detail: 'Not found.' }, 404)],
  ['403', answerJson({ detail: 'Tajné.' }, 403)],
  ['500', answerHtml(500)],
  ['a broken line', hangUp],
  ['another shape', answerJson({ url: '/x/', appraisal: { ...APPRAISAL, device_conditions: null } })],
])('ER-001 after %s the default text has to serve', async (_, responder) => {
  hurryRetries()
  const start = location.href
  await chooseColor({ [PRICE_LIST]: responder, '/url/': answerHtml(404) })
  expect(buyback.fault.value).toEqual({ message: null })
  expect(location.href).toBe(start)
})

test('ER-004 after an error the appraisal counts as failed: no price, nothing offered', async () => {
  await openDevice()
  answerAll()
  expect(buyback.visibility.value).toBe(OFFERED)
  play({ [PRICE_LIST]: answerJson({ detail: 'Nevykupujeme.' }, 400) })
  await buyback.reloadAppraisal()
  expect(buyback.fault.value).toEqual({ message: 'Nevykupujeme.' })
  expect([buyback.appraisal.value, buyback.visibility.value, buyback.getQuote()]).toEqual([null, 0, null])
})

test('a price list that is read anew after an error brings the price back, answers and all', async () => {
  await openDevice()
  answerAll()
  play({ [PRICE_LIST]: answerJson({}, 400) })
  await buyback.reloadAppraisal()
  play()
  await buyback.reloadAppraisal()
  expect(buyback.fault.value).toBeNull()
  expect([buyback.appraisal.value?.price, buyback.visibility.value]).toEqual([11_700_00, OFFERED])
})

test('a newer price list keeps the answers that it still offers, and the address keeps them', async () => {
  await openDevice()
  answerAll()
  const [display, charger] = APPRAISAL.device_conditions
  play({
    [PRICE_LIST]: answerJson({
      url: '/cz/vykup/?color=13-blue',
      appraisal: {
        ...APPRAISAL,
        version: 'v8',
        device_conditions: [display, { ...charger, choices: charger?.choices.slice(0, 1) }],
      },
    }),
  })
  await buyback.reloadAppraisal()
  expect(buyback.data.value?.version).toBe('v8')
  expect(buyback.data.value?.conditions.map(c => c.value)).toEqual(['good', null])
  await until(() => expect(decodeURIComponent(location.href)).toContain('condition=display:good'))
})

test('reading anew keeps the open form', async () => {
  await openDevice()
  buyback.showForm('sell')
  const generation = buyback.formGeneration.value
  await buyback.reloadAppraisal()
  expect([buyback.openForm.value, buyback.formGeneration.value]).toEqual(['sell', generation])
})

test('without a colour there is nothing to read anew', async () => {
  await buyback.start(new URLSearchParams())
  await buyback.reloadAppraisal()
  expect([buyback.fault.value, server.seen.some(seen => seen.path.includes('appraisal'))]).toEqual([
    null,
    false,
  ])
})
