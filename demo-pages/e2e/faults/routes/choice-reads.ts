import type { Page } from '@playwright/test'
import { ChoicePage } from '#e2e/models/choice-page.ts'
import type { MarketCode } from '#e2e/models/market-texts.ts'
import type { ReadCall } from '../call.ts'

const island = 'checkout'
/** Who has signed out has nothing to order. */
const EMPTY = { cz: 'V košíku nic není', ro: 'Coșul este gol' } as const

const choiceOf = (market: MarketCode) => (page: Page) => new ChoicePage(page, market)
const [cz, ro] = [choiceOf('cz'), choiceOf('ro')]

async function openCheckout({ page, texts }: ChoicePage): Promise<void> {
  await page.goto(texts.checkout)
}

/** What the customer of an order chooses from. */
export const CHOICE_READS: readonly ReadCall[] = [
  {
    route: 'deliveries',
    market: 'cz',
    island,
    shapes: [[], { deliveries: [{ code: 'x', name: 'X', kind: 'plane', price: '1', is_available: true }] }],
    prepare: ({ page }) => cz(page).buy(),
    open: ({ page }) => openCheckout(cz(page)),
    shown: page => cz(page).radio(cz(page).texts.courier).or(cz(page).island.getByText(EMPTY.cz)),
  },
  {
    route: 'dispensing-places',
    market: 'ro',
    island,
    shapes: [[], { count: -1, places: [] }],
    prepare: ({ page }) => ro(page).buy(),
    async open({ page }) {
      await openCheckout(ro(page))
      await ro(page).radio(ro(page).texts.packeta).click()
    },
    shown: page => ro(page).free.first().or(ro(page).island.getByText(EMPTY.ro)),
  },
]
