import type { Page } from '@playwright/test'
import type { MarketCode } from '#e2e/models/market-texts.ts'
import { ServicePage } from '#e2e/models/service-page.ts'
import type { ReadCall } from '../call.ts'

const island = 'service-selector'
const OPERATION = { value: 'x', label: 'X' }
const OPERATIONS = [
  { choices: [{ ...OPERATION, price_from: '"NaN"' }] },
  { choices: [{ ...OPERATION, price_from: '-1' }] },
  { choices: [{ ...OPERATION, duration: 1.5 }] },
]

const pageOf = (market: MarketCode) => (page: Page) => new ServicePage(page, market)
const [cz, ro] = [pageOf('cz'), pageOf('ro')]

const TERM = 'iphone 13 mini'

/** Types a term anew, and lets the pause after it pass; an empty field asks for nothing, however slow the machine. */
async function search(page: Page, term: string): Promise<void> {
  await cz(page).search.fill('')
  await cz(page).search.fill(term)
  await page.clock.fastForward(300)
}

/** What the service reads, of a device that was chosen, or that an address or a search brings. */
export const SERVICE_READS: readonly ReadCall[] = [
  {
    route: 'service-operations',
    market: 'cz',
    island,
    shapes: OPERATIONS,
    async open({ page }) {
      await cz(page).open()
      await cz(page).chooseDevice()
    },
    shown: page => cz(page).rows,
  },
  {
    route: 'service-selector-data',
    market: 'ro',
    island,
    shapes: [[], { selected: null }],
    open: async ({ page }) => void (await page.goto(ro(page).addressOfDevice)),
    shown: page => ro(page).rows,
    askAgain: ({ page }) => page.evaluate(() => void dispatchEvent(new PopStateEvent('popstate'))),
    isReplaced: true,
  },
  {
    route: 'service-product',
    market: 'cz',
    island: 'service-smart-search',
    shapes: [[], { selected: null }],
    async open({ page }) {
      await cz(page).open()
      await search(page, TERM)
      await cz(page).found.first().click()
    },
    shown: page => cz(page).folded('model', 'iPhone 13 mini 128 GB'),
    async askAgain({ page }) {
      await search(page, TERM)
      await cz(page).found.first().click()
    },
    unfit: ['F29-L'],
  },
  {
    route: 'service-smart-search',
    market: 'cz',
    island: 'service-smart-search',
    shapes: [[], { result: [{ id: 'x' }] }],
    async open({ page }) {
      await cz(page).open()
      await search(page, TERM)
    },
    shown: page => cz(page).found,
    askAgain: ({ page }) => search(page, 'iphone 13'),
    tells: 'Vyhledávání se nepovedlo.',
    isReplaced: true,
    // Nothing that it finds is a visitor's own.
    unfit: ['F29-L', 'F33-L'],
    rivals: {
      async ask({ page }, which) {
        if (which === 0) await cz(page).open()
        await cz(page).search.fill(which ? 'iphone 13 mini' : 'galaxy s24')
        await page.waitForTimeout(400)
      },
      texts: ['Galaxy S24', 'iPhone 13 mini'],
    },
  },
]
