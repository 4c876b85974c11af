import type { Page } from '@playwright/test'
import { CartPage } from '#e2e/models/cart-page.ts'
import type { ReadCall } from '../call.ts'

const cart = (page: Page) => new CartPage(page, 'cz')

/** What the page of the cart reads. */
export const CART_READS: readonly ReadCall[] = [
  {
    route: 'cart-packages',
    market: 'cz',
    island: 'cart',
    shapes: [[], { count: 1, total: '1', packages: [] }],
    prepare: ({ page }) => cart(page).shop.buy(),
    open: async ({ page }) => void (await page.goto(cart(page).shop.texts.cart)),
    // Who has signed out has an empty one.
    shown: page => cart(page).total.or(cart(page).island.getByText(cart(page).texts.empty)),
  },
]
