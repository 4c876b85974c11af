import type { Locator, Page } from '@playwright/test'
import { CartShop } from '#e2e/models/cart-shop.ts'
import { ChoicePage } from '#e2e/models/choice-page.ts'
import type { ReadCall } from '../call.ts'
import { restorePage } from '../session.ts'

/** Who has signed out has nothing to order. */
const EMPTY = {
  cz: /V košíku nic není|Košík je teď prázdný|zmizel i košík/,
  ro: /Coșul este (acum )?gol|coșul nu mai este/,
} as const
const PHONE = { product: 'apple-iphone-16-128gb' }
const PLACES = [[], { count: -1, places: [] }]
const DELIVERIES = [
  [],
  { deliveries: [{ code: 'x', name: 'X', kind: 'plane', price: '1', is_available: true }] },
]
const PAYMENTS = [[], { payments: [{ code: 'x', name: 'X', kind: 'gold', price: '1', is_available: true }] }]

interface Choice extends Pick<ReadCall, 'route' | 'market' | 'shapes' | 'unfit'> {
  /** What is bought, unless it is a charger. */
  product?: Record<string, unknown>
  quantity?: number
  /** What has it read on the page of the order. */
  ask?: (choice: ChoicePage) => Promise<void>
  shown: (choice: ChoicePage) => Locator
}

function readChoice({ product, quantity, ask, shown, ...call }: Choice): ReadCall {
  const { market } = call
  const on = (page: Page) => new ChoicePage(page, market)
  return {
    ...call,
    island: 'checkout',
    prepare: ({ page }) => new CartShop(page, market).addByCall(quantity, product),
    async open({ page }) {
      await page.goto(on(page).texts.checkout)
      await ask?.(on(page))
    },
    shown: page => shown(on(page)).or(on(page).island.getByText(EMPTY[market])).first(),
  }
}

/** A list that is asked for by a button of its own, and never again once it is there. */
function readMore(label: string, choice: Choice): ReadCall {
  const press = ({ page }: { page: Page }) => page.getByRole('button', { name: label }).press('Enter')
  const call: ReadCall = readChoice({
    ...choice,
    async ask(checkout) {
      await choice.ask?.(checkout)
      await checkout.button(label).click()
    },
  })
  return {
    ...call,
    // An island that begins anew has to be asked anew.
    unfit: ['F29-L'],
    async askAgain(visitor) {
      if (await visitor.page.getByRole('button', { name: label }).isVisible()) await press(visitor)
      else await restorePage(visitor)
    },
  }
}

const chooseStore = (choice: ChoicePage): Promise<void> => choice.radio(choice.texts.store).click()
const choosePaid =
  (by: 'card' | 'instalments') =>
  async (choice: ChoicePage): Promise<void> => {
    await choice.radio(choice.texts.courier).click()
    if (by === 'instalments') await choice.radio(choice.texts.instalments).click()
  }

/** What the customer of an order chooses from. */
export const CHOICE_READS: readonly ReadCall[] = [
  readChoice({
    route: 'cart-products',
    market: 'ro',
    shapes: [[], { totals: null }],
    shown: choice => choice.island.locator('.ostrov-checkout-total'),
  }),
  readChoice({
    route: 'deliveries',
    market: 'cz',
    shapes: DELIVERIES,
    shown: choice => choice.radio(choice.texts.courier),
  }),
  readMore('Ukázat i další způsoby dopravy', {
    route: 'all-deliveries',
    market: 'cz',
    shapes: DELIVERIES,
    // More than a courier carries within the hour.
    quantity: 6,
    shown: choice => choice.radio(/^Liftago/),
  }),
  readChoice({
    route: 'dispensing-places',
    market: 'ro',
    shapes: PLACES,
    ask: choice => choice.radio(choice.texts.packeta).click(),
    shown: choice => choice.free.first(),
  }),
  readChoice({
    route: 'delivery-places',
    market: 'cz',
    shapes: PLACES,
    ask: chooseStore,
    shown: choice => choice.radio(/^Laguna/).first(),
  }),
  readMore('Afișați toate magazinele', {
    route: 'all-places',
    market: 'ro',
    shapes: PLACES,
    // More than lie in any of them.
    quantity: 40,
    ask: chooseStore,
    shown: choice => choice.radio(/^Laguna/).first(),
  }),
  readChoice({
    route: 'atc-delivery',
    market: 'ro',
    shapes: [[], { is_available: 1 }],
    ask: choice => choice.radio(choice.texts.evening).click(),
    shown: choice => choice.island.getByRole('group', { name: choice.texts.slot }),
  }),
  readChoice({
    route: 'payments',
    market: 'ro',
    shapes: PAYMENTS,
    shown: choice => choice.payments,
  }),
  readChoice({
    route: 'delivery-payments',
    market: 'cz',
    shapes: PAYMENTS,
    ask: choosePaid('card'),
    shown: choice => choice.payments,
  }),
  readChoice({
    route: 'sub-payments',
    market: 'cz',
    shapes: [[], { sub_payments: [{ code: 1 }] }],
    product: PHONE,
    ask: choosePaid('instalments'),
    shown: choice => choice.island.getByRole('group', { name: 'Se kterou společností?' }),
  }),
]
