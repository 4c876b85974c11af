import type { Page } from '@playwright/test'
import type { MarketCode } from '../models/market-texts.ts'
import { ServicePage } from '../models/service-page.ts'
import type { ReadCall } from './fault.ts'

const CHOICE = { value: 'x', label: 'X', image: null, image_alt: null }
const CHOICES = [{ results: [] }, [{ label: 'Galaxy' }], [CHOICE, { ...CHOICE, label: 5 }]]
const OPERATION = { value: 'x', label: 'X' }
const OPERATIONS = [
  { choices: [{ ...OPERATION, price_from: '"NaN"' }] },
  { choices: [{ ...OPERATION, price_from: '-1' }] },
  { choices: [{ ...OPERATION, duration: 1.5 }] },
]

const pageOf = (market: MarketCode) => (page: Page) => new ServicePage(page, market)
const [cz, ro] = [pageOf('cz'), pageOf('ro')]

const TERM = 'iphone 13 mini'

/** Types a term, and lets the pause after it pass. */
async function search(page: Page, term: string): Promise<void> {
  await cz(page).search.fill(term.slice(0, -1))
  await cz(page).search.fill(term)
  await page.clock.fastForward(300)
}

/** What the service reads, from the first list to the operations of a device that an address or a search brings. */
export const SERVICE_READS: readonly ReadCall[] = [
  {
    route: 'service-types',
    market: 'cz',
    shapes: CHOICES,
    open: ({ page }) => cz(page).open(),
    shown: page => cz(page).list('type'),
  },
  {
    route: 'service-manufacturers',
    market: 'ro',
    shapes: CHOICES,
    async open({ page }) {
      await ro(page).open()
      await ro(page).choose('type', ro(page).texts.type)
    },
    shown: page => ro(page).list('manufacturer'),
  },
  {
    route: 'service-models',
    market: 'cz',
    shapes: CHOICES,
    async open({ page }) {
      await cz(page).open()
      await cz(page).choose('type', cz(page).texts.type)
      await cz(page).choose('manufacturer', 'Apple')
    },
    shown: page => cz(page).list('model'),
  },
  {
    route: 'service-colors',
    market: 'ro',
    shapes: CHOICES,
    async open({ page }) {
      await ro(page).open()
      await ro(page).choose('type', ro(page).texts.type)
      await ro(page).choose('manufacturer', 'Apple')
      await ro(page).choose('model', 'iPhone 13 128 GB')
    },
    shown: page => ro(page).list('color'),
  },
  {
    route: 'service-operations',
    market: 'cz',
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
    shapes: [[], { selected: null }],
    open: async ({ page }) => void (await page.goto(ro(page).addressOfDevice)),
    shown: page => ro(page).rows,
    askAgain: ({ page }) => page.evaluate(() => void dispatchEvent(new PopStateEvent('popstate'))),
    isReplaced: true,
  },
  {
    route: 'service-product',
    market: 'cz',
    shapes: [[], { selected: null }],
    async open({ page }) {
      await cz(page).open()
      await search(page, TERM)
      await cz(page).found.first().click()
    },
    shown: page => cz(page).list('model'),
    async askAgain({ page }) {
      await search(page, TERM)
      await cz(page).found.first().click()
    },
  },
  {
    route: 'service-smart-search',
    market: 'cz',
    shapes: [[], { result: [{ id: 'x' }] }],
    async open({ page }) {
      await cz(page).open()
      await search(page, TERM)
    },
    shown: page => cz(page).found,
    askAgain: ({ page }) => search(page, 'iphone 13'),
    tells: 'Vyhledávání se nepovedlo.',
    isReplaced: true,
  },
]
