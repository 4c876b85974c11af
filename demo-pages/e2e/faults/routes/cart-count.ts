import { expect, type Page } from '@playwright/test'
import { CartShop } from '#e2e/models/cart-shop.ts'
import type { ReadCall } from '../call.ts'

const cart = (page: Page) => new CartShop(page, 'ro')

/** The badges tell nobody of a failure: the last number stays and is marked, or is hidden where it may not be seen. */
export const CART_COUNT: ReadCall = {
  route: 'cart-count',
  market: 'ro',
  island: 'cart-badge',
  shapes: [{ count: -1 }, { count: 1.5 }, { count: '1' }, '{"count": 1e309}'],
  async prepare({ page }) {
    await cart(page).buy()
    await page.goto(cart(page).texts.demo)
    await cart(page).expectBadge(cart(page).texts.one)
  },
  open: ({ page }) => cart(page).tellChange(),
  askAgain: ({ page }) => cart(page).tellChange(),
  shown: page => cart(page).badges(cart(page).texts.one),
  async expectQuiet({ page }, { told }) {
    const { unknown, doubtful } = cart(page).texts
    await cart(page).expectBadge(told === 'forbidden' || told === 'notFound' ? unknown : doubtful)
    await expect(page.locator('.ostrov [role="alert"]'), 'nobody is told').toHaveCount(0)
  },
}
