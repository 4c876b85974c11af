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

test('CT-003 the header’s badge opens the small cart beside the page, which loads nothing of it before', async ({
  visit,
}) => {
  const { page } = await visit('cz')
  const shop = new CartShop(page, 'cz')
  const loaded: string[] = []
  page.on('request', request => loaded.push(new URL(request.url()).pathname))
  await shop.addByCall()
  await page.goto('/cz/')
  const badge = shop.badges(shop.texts.one).first()
  await expect(badge).toBeVisible()
  const isOfCart = (path: string): boolean => /sub-cart|open-cart|cart\/packages/.test(path)
  expect(loaded.filter(isOfCart)).toEqual([])
  await tabTo(page, badge)
  await page.keyboard.press('Enter')
  await expect(drawer(page).getByRole('link', { name: 'Nabíječka USB-C 20 W' })).toBeVisible()
  await expect(drawer(page).getByRole('link', { name: 'Pokračovat k objednávce' })).toBeVisible()
  expect(loaded.filter(isOfCart)).not.toEqual([])
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
  await expect(badge).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toBeVisible()
  await drawer(page).getByRole('link', { name: 'Přejít do košíku' }).click()
  await expect(page).toHaveURL(shop.texts.cart)
})

test('on a phone, and where the small cart does not come, the badge leads to the cart', async ({ visit }) => {
  const { page } = await visit('ro')
  const shop = new CartShop(page, 'ro')
  await page.route(/\/sub-cart-[\w-]+\.js/, route => route.abort())
  await page.goto('/ro/')
  await shop.badges(shop.texts.empty).first().click()
  await expect(page).toHaveURL(shop.texts.cart)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ro/')
  await shop.badges(shop.texts.empty).first().click()
  await expect(page).toHaveURL(shop.texts.cart)
})
