import { expect, type Page } from '@playwright/test'
import { CartPage } from '#e2e/models/cart-page.ts'
import { CartShop } from '#e2e/models/cart-shop.ts'
import type { ReadCall } from '../call.ts'

const cart = (page: Page) => new CartPage(page, 'cz')

/** What the page of the cart reads. */
export const CART_READS: readonly ReadCall[] = [
  {
    route: 'cart-packages',
    market: 'cz',
    island: 'cart',
    shapes: [[], { count: 1, total: '1', packages: [{ id: 1 }] }],
    prepare: ({ page }) => cart(page).shop.addByCall(),
    open: async ({ page }) => void (await page.goto(cart(page).shop.texts.cart)),
    // Who has signed out has an empty one.
    shown: page => cart(page).total.or(cart(page).island.getByText(cart(page).texts.empty)),
  },
  {
    route: 'product-offer',
    market: 'ro',
    island: 'add-to-cart',
    shapes: [[], { product_seo_name: 'x', price: '-1' }],
    // Its answer comes with the page, but for who counts the calls.
    open: ({ page }) => new CartShop(page, 'ro').openProduct(),
    shown: page => new CartShop(page, 'ro').buying.getByRole('textbox'),
  },
  {
    route: 'cart-summary',
    market: 'ro',
    island: 'add-to-cart',
    shapes: [[], { count: 1, total: '1', cart_packages_items: [{ id: 1 }] }],
    open: ({ page }) => addOne(page),
    shown: page => new CartShop(page, 'ro').buying.getByText(/^Aveți\sîn\scoș/),
    // It is not missed: what was put in says so either way.
    expectQuiet: ({ page }) =>
      expect(new CartShop(page, 'ro').buying.getByText(/^Ați\sadăugat\sîn\scoș/).first()).toBeVisible(),
    askAgain: ({ page }) => addOne(page),
    unfit: ['F25-L', 'F29-L', 'F33-L'],
  },
  {
    route: 'installment-data',
    market: 'cz',
    island: 'instalment-calculator',
    shapes: [[], { price: '1', installments: [{ id: 1 }] }],
    open: ({ page }) => openCalculator(page, 0),
    shown: page => calculator(page, 0),
  },
  {
    route: 'best-installments',
    market: 'cz',
    island: 'instalment-calculator',
    shapes: [[], { price: '1', installments: [{ id: 1 }] }],
    prepare: ({ page }) => cart(page).shop.addByCall(5),
    open: ({ page }) => openCalculator(page, 1),
    // Who has signed out has an empty cart, of which nothing is counted.
    shown: page =>
      calculator(page, 1).or(
        page
          .locator('[data-component="instalment-calculator"]')
          .nth(1)
          .getByText(/Splátky spočítáme, až/),
      ),
  },
]

async function addOne(page: Page): Promise<void> {
  const shop = new CartShop(page, 'ro')
  await shop.openProduct()
  await shop.addButton.first().click()
}

const calculator = (page: Page, place: number) =>
  page
    .locator('[data-component="instalment-calculator"]')
    .nth(place)
    .getByText(/měsíčně$/)

async function openCalculator(page: Page, place: number): Promise<void> {
  await page.goto('/cz/ukazky/instalment-calculator/')
  await page.locator('[data-component="instalment-calculator"]').nth(place).scrollIntoViewIfNeeded()
}
