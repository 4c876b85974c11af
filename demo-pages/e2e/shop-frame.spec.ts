import { expect, type Locator, type Page } from '@playwright/test'
import { BuybackPage } from './models/buyback-page.ts'
import { CartShop } from './models/cart-shop.ts'
import { LoginPage } from './models/login-page.ts'
import type { SellForm } from './models/sell-form.ts'
import { test } from './models/test.ts'

const PHONE = { width: 320, height: 640 }
const menuButton = (page: Page): Locator => page.locator('.shop-menu-button')
const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Hlavní nabídka' })

test('on a phone the header takes one row, and its menu opens without scripts', async ({
  plainPage: page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/cz/vykup/')
  const header = await page.getByRole('banner').boundingBox()
  expect(header?.height).toBeLessThanOrEqual(72)
  await expect(menu(page)).toBeHidden()
  await menuButton(page).click()
  await menu(page).getByRole('link', { name: 'Servis' }).click()
  await expect(page).toHaveURL('/cz/servis/')
})

for (const width of [320, 390])
  test(`who is in is shown beside the menu's lines and the shop's name on ${width} px, on neither`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    const login = new LoginPage(page, 'cz')
    await login.open()
    await login.signIn()
    await login.expectSignedIn()
    await page.goto('/cz/')
    const boxes = await Promise.all(
      [
        '.shop-menu-button > .shop-icon:first-child',
        '.shop-menu-button > .shop-icon + .shop-icon',
        '.shop-brand',
      ].map(part => page.locator(`.shop-header-row > ${part}, ${part}`).first().boundingBox()),
    )
    const [lines, person, brand] = boxes.map(box => box ?? { x: 0, width: 0 })
    expect(lines?.x, 'as far from the edge as all else').toBeGreaterThanOrEqual(16)
    expect((lines?.x ?? 0) + (lines?.width ?? 0) + 2).toBeLessThanOrEqual(person?.x ?? 0)
    expect((person?.x ?? 0) + (person?.width ?? 0) + 4).toBeLessThanOrEqual(brand?.x ?? 0)
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(72)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('the menu is opened, walked and left by keyboard, and the focus is back where it was', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/cz/')
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
})

test('the header follows who signs in and out in an island, and its cart is counted on every page', async ({
  visit,
}) => {
  const { page } = await visit()
  const login = new LoginPage(page, 'cz')
  const account = page.locator('.shop-account')
  await login.open()
  await expect(account.getByRole('link')).toBeVisible()
  await login.signIn()
  await login.expectSignedIn()
  await expect(account.locator('form')).toContainText('Jana Nováková')
  await expect(account.getByRole('link', { name: 'Přihlásit se' })).toBeHidden()
  const shop = new CartShop(page, 'cz')
  await shop.buy(2)
  await page.goto('/cz/servis/')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Košík, \d+ produkt/ })).toBeVisible()
  await page.goto('/cz/ukazky/login/')
  await account.getByRole('button').click()
  await expect(page).toHaveURL('/cz/')
  await expect(account.getByRole('link')).toBeVisible()
})

test('all text is written with the shop’s own font, and nothing is asked of another site', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/ro/')
  await page.waitForLoadState('networkidle')
  const fonts = asked.filter(url => url.endsWith('.woff2'))
  expect(fonts.sort().map(url => new URL(url).pathname)).toEqual([
    '/static/fonts/figtree-latin-ext-wght-normal.woff2',
    '/static/fonts/figtree-latin-wght-normal.woff2',
  ])
  expect(asked.every(url => new URL(url).origin === new URL(page.url()).origin)).toBe(true)
  expect(await page.evaluate(() => document.fonts.check('650 16px Figtree', 'ěščřžůțșăâî'))).toBe(true)
})

test('the calendar of the sell form is whole on a page of the shop', async ({ page }) => {
  const shop = new BuybackPage(page, 'cz')
  await shop.openWithPrice()
  const form: SellForm = await shop.openSellForm()
  await form.place.locator('button[aria-haspopup="dialog"]').first().click()
  const dialog = page.getByRole('dialog')
  const days = dialog.getByRole('grid')
  await expect(days).toBeVisible()
  const [outer, inner] = [await dialog.boundingBox(), await days.boundingBox()]
  expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0)
  expect(await dialog.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
})
