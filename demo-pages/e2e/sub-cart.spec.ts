import { expect, type Page } from '@playwright/test'
import { CartShop } from './models/cart-shop.ts'
import { tabTo } from './models/keyboard.ts'
import { test } from './models/test.ts'

const drawer = (page: Page) => page.getByRole('dialog')

test('CT-003 the small cart is opened, loses a product and has it back', async ({ visit }) => {
  const { page } = await visit('cz')
  const shop = new CartShop(page, 'cz')
  await shop.buy(2)
  await page.goto('/cz/ukazky/sub-cart/')
  await page.getByRole('button', { name: shop.texts.two }).click()
  await expect(drawer(page).getByText('998\u00a0Kč').first()).toBeVisible()
  await drawer(page).getByRole('button', { name: shop.texts.remove }).click()
  await expect(drawer(page).getByText('V košíku zatím nic není.')).toBeVisible()
  await shop.expectBadge(shop.texts.empty)
  await drawer(page).getByRole('button', { name: 'Vrátit do košíku' }).click()
  await shop.expectBadge(shop.texts.two)
  await drawer(page).getByRole('link', { name: 'Přejít do košíku' }).click()
  await expect(page).toHaveURL(shop.texts.cart)
})

test('all of it goes by keyboard', async ({ visit }) => {
  const { page } = await visit('ro')
  const shop = new CartShop(page, 'ro')
  await shop.buy()
  await page.goto('/ro/exemple/sub-cart/')
  const opener = page.getByRole('button', { name: shop.texts.one })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('link', { name: 'Încărcător USB-C 20 W' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})
