import { expect, type Page } from '@playwright/test'
import { CartShop } from '#e2e/models/cart-shop.ts'
import { CheckoutPage } from '#e2e/models/checkout-page.ts'
import type { ReadCall } from '../call.ts'

const on = (page: Page) => new CheckoutPage(page, 'cz')
/** Two firms of the made-up register, asked for in turn: what is known of one is not read anew. */
const FIRMS = ['12345679', '23456787']
let asked = 0

const typeNumber = async (page: Page): Promise<void> => {
  await on(page).field('tin').fill('')
  await on(page)
    .field('tin')
    .fill(FIRMS[asked++ % FIRMS.length] ?? '')
}

/** A firm by its number: a help that nobody misses. */
export const COMPANY_READS: readonly ReadCall[] = [
  {
    route: 'company',
    market: 'cz',
    island: 'checkout',
    shapes: [[], { name: 1 }],
    async prepare({ page }) {
      await new CartShop(page, 'cz').addByCall(1)
      await on(page).open()
      await on(page).field('invoiceOnCompany').check()
      await expect(page.locator('.ostrov-checkout-filled')).toBeAttached()
    },
    open: ({ page }) => typeNumber(page),
    askAgain: ({ page }) => typeNumber(page),
    shown: page => page.locator('.ostrov-checkout-filled').getByText(/^Doplnili\sjsme\súdaje/),
    expectQuiet: ({ page }) => expect(on(page).island.locator('[role="alert"]')).toHaveCount(0),
    isReplaced: true,
    unfit: ['F25-L', 'F29-L'],
  },
]
