import { expect, type Page } from '@playwright/test'
import { CartShop } from './models/cart-shop.ts'
import { tabTo } from './models/keyboard.ts'
import type { MarketCode } from './models/market-texts.ts'
import { test, type Visit } from './models/test.ts'

async function enter(visit: Visit, market: MarketCode = 'cz') {
  const visitor = await visit(market)
  return { visitor, shop: new CartShop(visitor.page, market) }
}

/** Puts one more into the cart as a script of the page would, and says so. */
const addByScript = (page: Page, path: string, product: string) =>
  page.evaluate(
    async ([url = '', name = '']) => {
      const token = /csrftoken=(\w+)/.exec(document.cookie)?.[1] ?? ''
      const headers = { 'Content-Type': 'application/json', 'X-CSRFToken': token }
      await fetch(url, { method: 'POST', headers, body: JSON.stringify({ product: name }) })
      dispatchEvent(new Event('ostrov:cart-changed'))
    },
    [path, product],
  )

test('CT-007 CT-026 the badge follows what is bought, changed and removed', async ({ visit }) => {
  const { visitor, shop } = await enter(visit, 'cz')
  const { page } = visitor
  await page.goto(shop.texts.goods)
  await shop.expectBadge(shop.texts.empty)
  await shop.buy(2)
  await shop.expectBadge(shop.texts.two)
  await shop.quantity.fill('5')
  await page.getByRole('button', { name: shop.texts.change }).click()
  await shop.expectBadge(shop.texts.five)
  await page.getByRole('button', { name: shop.texts.remove }).click()
  await expect(page.getByText(shop.texts.nothing)).toBeVisible()
  await shop.expectBadge(shop.texts.empty)
})

test('all of it goes by keyboard', async ({ visit }) => {
  const { visitor, shop } = await enter(visit, 'ro')
  const { page } = visitor
  await shop.openProduct()
  await tabTo(page, shop.addButton)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(shop.texts.cart)
  await page.goto(shop.texts.demo)
  await shop.expectBadge(shop.texts.one)
  await tabTo(page, shop.badges(shop.texts.one).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(shop.texts.cart)
})

test('F21 many badges of a page ask once, and follow a script of the page', async ({ visit }) => {
  const { visitor, shop } = await enter(visit)
  await visitor.page.goto(shop.texts.demo)
  await expect(shop.badges(shop.texts.empty)).toHaveCount(3)
  expect(await visitor.qa.listCalls('cart-count')).toHaveLength(1)
  await visitor.page.request.get('/cz/core/api/active-user/')
  await addByScript(visitor.page, '/cz/core/cart/add-product/', shop.texts.charger)
  await expect(shop.badges(shop.texts.one)).toHaveCount(3)
  await expect(visitor.page.getByRole('status').filter({ hasText: 'V košíku je 1 produkt.' })).toHaveCount(1)
})

test('F33 what is bought in one tab shows in the other', { tag: '@firefox' }, async ({ visit }) => {
  const { visitor, shop } = await enter(visit)
  const other = new CartShop((await visitor.openTab()).page, 'cz')
  await other.page.goto(other.texts.goods)
  await other.expectBadge(other.texts.empty)
  await shop.buy()
  await other.expectBadge(other.texts.one)
})

test('F01 offline the last number stays, and the next one comes by itself', async ({ visit }) => {
  const { visitor, shop } = await enter(visit)
  const { page, context, qa } = visitor
  await shop.buy()
  await shop.expectBadge(shop.texts.one)
  await qa.forgetCalls()
  await context.setOffline(true)
  await page.evaluate(() => dispatchEvent(new Event('ostrov:cart-changed')))
  await page.waitForTimeout(300)
  await shop.expectBadge(shop.texts.one)
  expect(await qa.listCalls('cart-count')).toEqual([])
  await context.setOffline(false)
  await expect.poll(async () => (await qa.listCalls('cart-count')).length).toBe(1)
})

test('F05 F08 a number that can not be had anew is marked, one that may not be seen is hidden', async ({
  visit,
}) => {
  const { visitor, shop } = await enter(visit, 'ro')
  const { page, qa } = visitor
  await shop.buy()
  await shop.expectBadge(shop.texts.one)
  const refresh = () => page.evaluate(() => dispatchEvent(new Event('ostrov:cart-changed')))
  await qa.misbehave({ route: 'cart-count', kind: '400-non-field', times: 1 })
  await refresh()
  await shop.expectBadge(shop.texts.doubtful)
  await qa.misbehave({ route: 'cart-count', kind: '403-denied', times: 1 })
  await refresh()
  await shop.expectBadge(shop.texts.unknown)
  await refresh()
  await shop.expectBadge(shop.texts.one)
})

test('F23 a page back from the browser’s memory shows the number of now', async ({ visit }) => {
  const { visitor } = await enter(visit)
  const guest = await visitor.inviteWithBfcache()
  const returning = new CartShop(guest.page, 'cz')
  await guest.page.goto(returning.texts.goods)
  await returning.expectBadge(returning.texts.empty)
  await guest.page.evaluate(() => Object.assign(window, { isOld: true }))
  await returning.buy()
  await returning.expectBadge(returning.texts.one)
  // Without waiting for a load that a page from memory never has.
  await guest.page.evaluate(() => history.go(-2))
  await expect(guest.page).toHaveURL(returning.texts.goods)
  await returning.expectBadge(returning.texts.one)
  expect(await guest.page.evaluate(() => 'isOld' in window), 'it was not loaded anew').toBe(true)
})

test('without scripts the link tells the number as well', async ({ plainPage }) => {
  const reader = new CartShop(plainPage, 'cz')
  await reader.buy(2)
  await expect(reader.page.getByRole('link', { name: 'Košík (2)' })).toBeVisible()
})
