import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configurePage } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { APPRAISAL, ROUTES } from './buyback-shop.fixture.ts'
import { PriceList } from './price-list.ts'

const report = vi.fn()
const onLoaded = vi.fn()

beforeEach(() => {
  report.mockClear()
  onLoaded.mockClear()
  setReporter(report)
  configurePage({ market: 'cz', routes: ROUTES })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Answers with the price list, and does something in the very moment when its last byte is there. */
function answerAnd(act: () => void): void {
  const body = new TextEncoder().encode(JSON.stringify({ url: '/x/', appraisal: APPRAISAL }))
  const pull = (stream: ReadableStreamDefaultController): void => {
    stream.enqueue(body)
    act()
    stream.close()
  }
  const headers = { 'content-type': 'application/json' }
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ pull }), { headers }))
}

test('a price list whose colour is left as its answer arrives is not taken', async () => {
  const prices = new PriceList(onLoaded)
  answerAnd(() => prices.cancel())
  await prices.load('13-blue')
  expect(onLoaded).not.toHaveBeenCalled()
  expect([prices.data.value, prices.fault.value, prices.isLoading.value]).toEqual([null, null, false])
})

test('a price list that is not left is taken, and its address told', async () => {
  const prices = new PriceList(onLoaded)
  answerAnd(() => {})
  await prices.load('13-blue')
  expect(onLoaded.mock.calls).toEqual([['/x/']])
  expect(prices.data.value?.version).toBe('v7')
})

test('without a price list there is nothing to answer', () => {
  const prices = new PriceList(onLoaded)
  expect(prices.change('display', 'good')).toBe(false)
  expect(prices.listAnswers()).toEqual([])
})
