import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configurePage } from '../page.ts'
import { setReporter } from '../report.ts'
import { APPRAISAL, ROUTES } from './buyback-shop.fixture.ts'
import { createPriceList } from './price-list.ts'

const report = vi.fn()

beforeEach(() => {
  report.mockClear()
  setReporter(report)
  configurePage({ market: 'cz', routes: ROUTES })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Answers with the price list, and does something in the very moment when its last byte is there. */
function answerAnd(act: () => void): void {
  vi.stubGlobal('fetch', async () => {
    const response = Response.json({ url: '/x/', appraisal: APPRAISAL })
    const text = await response.text()
    return Object.assign(response, {
      text: async () => {
        act()
        return text
      },
    })
  })
}

test('a price list whose colour is left as its answer arrives is not taken', async () => {
  const prices = createPriceList()
  const controller = new AbortController()
  answerAnd(() => controller.abort())
  expect(await prices.load('13-blue', controller.signal)).toBeNull()
  expect([prices.data.value, prices.fault.value, prices.isLoading.value]).toEqual([null, null, false])
})

test('a price list that is not left is taken, and its address told', async () => {
  const prices = createPriceList()
  answerAnd(() => {})
  expect(await prices.load('13-blue', new AbortController().signal)).toBe('/x/')
  expect(prices.data.value?.version).toBe('v7')
})

test('without a price list there is nothing to answer', () => {
  const prices = createPriceList()
  expect(prices.change('display', 'good')).toBe(false)
  expect(prices.listAnswers()).toEqual([])
})
