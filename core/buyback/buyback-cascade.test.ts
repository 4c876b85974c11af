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
import { APPRAISAL, LISTS, ROUTES } from './buyback-shop.fixture.ts'

const server = startLocalServer()
const report = vi.fn()
const appraise = answerJson({ url: null, appraisal: APPRAISAL })
const SHOP: Record<string, Responder> = {
  ...Object.fromEntries(Object.entries(LISTS).map(([path, list]) => [path, answerJson(list)])),
  '/colors/13-blue/appraisal/': appraise,
  '/colors/13-red/appraisal/': appraise,
  '/url/': answerJson({ url: '/cz/vykup/' }),
}

let buyback: Buyback
const values = (step: Step) => buyback.choices[step].data.value?.map(choice => choice.value) ?? null
const paths = () => server.seen.map(seen => seen.path)
const countOf = (path: string) => paths().filter(p => p === path).length
const quiet = () => new Promise(done => setTimeout(done, 60))

async function chooseDevice(): Promise<void> {
  buyback.choose('type', 'telefony')
  buyback.choose('manufacturer', 'apple')
  buyback.choose('model', '13')
  buyback.choose('color', '13-blue')
  await until(() => expect(buyback.data.value).not.toBeNull())
}

beforeEach(async () => {
  clearResources()
  resetBrowserUrl()
  resetRetryBudget()
  report.mockClear()
  setReporter(report)
  configurePage({ market: 'cz', routes: ROUTES })
  server.play(answerByPath(SHOP))
  buyback = new Buyback()
  await buyback.start(new URLSearchParams())
})
afterEach(() => {
  buyback.leave()
})

test('BB-025 BB-026 BB-027 BB-028 the state keeps what is chosen with the lists to choose from', async () => {
  await until(() => expect(values('type')).toEqual(['telefony', 'tablety']))
  expect([values('manufacturer'), values('model'), values('color')]).toEqual([null, null, null])
  buyback.choose('type', 'telefony')
  await until(() => expect(values('manufacturer')).toEqual(['apple', 'samsung']))
  buyback.choose('manufacturer', 'apple')
  await until(() => expect(values('model')).toEqual(['13', '14']))
  buyback.choose('model', '13')
  await until(() => expect(values('color')).toEqual(['13-blue', '13-red']))
  buyback.choose('color', '13-red')
  expect(buyback.selection.value).toEqual({
    type: 'telefony',
    manufacturer: 'apple',
    model: '13',
    color: '13-red',
  })
  expect(values('type')).toEqual(['telefony', 'tablety'])
})

test('each step asks only for the list behind it', async () => {
  await chooseDevice()
  const steps = ['type', 'manufacturer', 'model', 'color'] as const
  await until(() => expect(steps.map(values)).not.toContain(null))
  for (const path of ['/types/', '/telefony/manufacturers/', '/telefony/apple/models/', '/models/13/colors/'])
    expect([path, countOf(path)]).toEqual([path, 1])
  buyback.choose('model', '14')
  await until(() => expect(values('color')).toEqual(['14-black']))
  expect(countOf('/telefony/apple/models/')).toBe(1)
})

test('BB-098 BB-099 BB-100 BB-101 choosing another type resets all behind it and the appraisal', async () => {
  await chooseDevice()
  buyback.choose('type', 'tablety')
  expect(buyback.selection.value).toEqual({ type: 'tablety', manufacturer: null, model: null, color: null })
  expect([buyback.data.value, buyback.appraisal.value, buyback.validUntil.value]).toEqual([null, null, null])
  expect([values('model'), values('color')]).toEqual([null, null])
  await until(() => expect(values('manufacturer')).toEqual(['lenovo']))
})

test('BB-102 BB-103 choosing another manufacturer resets model and colour, and the appraisal with them', async () => {
  await chooseDevice()
  buyback.choose('manufacturer', 'samsung')
  expect(buyback.selection.value).toEqual({
    type: 'telefony',
    manufacturer: 'samsung',
    model: null,
    color: null,
  })
  expect([buyback.data.value, values('color')]).toEqual([null, null])
})

test('BB-104 BB-105 choosing another model resets the colour and the appraisal', async () => {
  await chooseDevice()
  buyback.choose('model', '14')
  expect(buyback.selection.value.color).toBeNull()
  expect([buyback.data.value, buyback.visibility.value]).toEqual([null, 0])
})

test('BB-106 BB-107 BB-108 choosing another colour resets appraisal and forms, and then loads the appraisal', async () => {
  await chooseDevice()
  buyback.answer('display', 'good')
  buyback.showForm('sell')
  const generation = buyback.formGeneration.value
  buyback.choose('color', '13-red')
  expect([buyback.data.value, buyback.appraisal.value, buyback.openForm.value]).toEqual([null, null, null])
  expect(buyback.formGeneration.value).toBeGreaterThan(generation)
  expect([buyback.isLoading.value, countOf('/colors/13-red/appraisal/')]).toEqual([true, 0])
  await until(() => expect(buyback.data.value).not.toBeNull())
  expect(buyback.data.value?.conditions.map(c => c.value)).toEqual([null, null])
  expect([buyback.isLoading.value, countOf('/colors/13-red/appraisal/')]).toEqual([false, 1])
})

test('BB-109 choosing the colour that is chosen already changes nothing and makes no call', async () => {
  await chooseDevice()
  buyback.answer('display', 'good')
  buyback.showForm('email')
  await quiet()
  const [data, generation, calls] = [buyback.data.value, buyback.formGeneration.value, paths().length]
  buyback.choose('color', '13-blue')
  await quiet()
  expect([buyback.data.value, buyback.formGeneration.value, buyback.openForm.value]).toEqual([
    data,
    generation,
    'email',
  ])
  expect(
    paths()
      .slice(calls)
      .filter(path => path !== '/url/'),
  ).toEqual([])
})

test('the answer to a former type is never shown, not even for a moment', async () => {
  const shown: unknown[] = []
  const stop = effect(() => {
    shown.push(buyback.choices.manufacturer.data.value?.map(choice => choice.value))
  })
  server.play(
    answerByPath({
      ...SHOP,
      '/telefony/manufacturers/': answerLate(80, answerJson(LISTS['/telefony/manufacturers/'])),
    }),
  )
  buyback.choose('type', 'telefony')
  await until(() => expect(countOf('/telefony/manufacturers/')).toBe(1))
  buyback.choose('type', 'tablety')
  await until(() => expect(values('manufacturer')).toEqual(['lenovo']))
  await new Promise(done => setTimeout(done, 100))
  stop()
  expect(shown.filter(Boolean)).toEqual([['lenovo']])
})

test('the price list of a former colour is never shown', async () => {
  server.play(
    answerByPath({
      ...SHOP,
      '/colors/13-red/appraisal/': answerLate(80, appraise),
      '/colors/13-blue/appraisal/': answerLate(
        80,
        answerJson({ url: null, appraisal: { ...APPRAISAL, version: 'old' } }),
      ),
    }),
  )
  buyback.choose('type', 'telefony')
  buyback.choose('manufacturer', 'apple')
  buyback.choose('model', '13')
  buyback.choose('color', '13-blue')
  await until(() => expect(countOf('/colors/13-blue/appraisal/')).toBe(1))
  buyback.choose('color', '13-red')
  await until(() => expect(countOf('/colors/13-red/appraisal/')).toBe(1))
  expect([buyback.data.value, buyback.isLoading.value]).toEqual([null, true])
  await until(() => expect(buyback.data.value?.version).toBe('v7'))
  await new Promise(done => setTimeout(done, 100))
  expect(buyback.data.value?.version).toBe('v7')
  expect(buyback.isLoading.value).toBe(false)
})

test('ER-005 a list that can not be loaded is only logged', async () => {
  server.play(answerByPath({ ...SHOP, '/telefony/manufacturers/': answerHtml(404) }))
  buyback.choose('type', 'telefony')
  await until(() => expect(report).toHaveBeenCalledWith('buyout-manufacturers: not-found', undefined))
  expect([buyback.fault.value, values('manufacturer')]).toEqual([null, null])
  expect(buyback.selection.value.type).toBe('telefony')
})

test('a page without the route says which one it lacks', async () => {
  const { 'buyout-manufacturers': _, ...rest } = ROUTES
  configurePage({ market: 'cz', routes: rest })
  buyback.choose('type', 'telefony')
  await until(() => expect(buyback.choices.manufacturer.failure.value).not.toBeNull())
  const [, cause] = report.mock.calls.find(([message]) => message === 'unknown: server') ?? []
  expect(String(cause)).toContain('has no route "buyout-manufacturers"')
})

test('a type that the page chose beforehand leads to its manufacturers at once', async () => {
  await buyback.start(new URLSearchParams('utm_source=mail'), undefined, 'telefony')
  expect(buyback.selection.value.type).toBe('telefony')
  await until(() => expect(values('manufacturer')).toEqual(['apple', 'samsung']))
  expect(countOf('/selector/')).toBe(0)
})

test('starting anew forgets the former device and its lists', async () => {
  await chooseDevice()
  await buyback.start(new URLSearchParams())
  expect(buyback.selection.value).toEqual({ type: null, manufacturer: null, model: null, color: null })
  expect([buyback.data.value, values('manufacturer'), values('color')]).toEqual([null, null, null])
})

test('what stops asks no more and waits for nothing', async () => {
  server.play(answerByPath({ ...SHOP, '/colors/13-blue/appraisal/': answerLate(50, appraise) }))
  buyback.choose('type', 'telefony')
  buyback.choose('manufacturer', 'apple')
  buyback.choose('model', '13')
  buyback.choose('color', '13-blue')
  buyback.leave()
  await new Promise(done => setTimeout(done, 100))
  expect([buyback.data.value, buyback.isLoading.value, values('type')]).toEqual([null, false, null])
  expect(report).not.toHaveBeenCalled()
})
