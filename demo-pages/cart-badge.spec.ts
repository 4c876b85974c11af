import { expect, test } from '@playwright/test'
import { CartShop } from './models/cart-shop.ts'
import { tabTo } from './models/keyboard.ts'
import { openStage, type Stage } from './models/stage.ts'

let stage: Stage
let shop: CartShop

const enter = async (
  ...[browser, baseURL = '', market]: [Parameters<typeof openStage>[0], string?, ('cz' | 'ro')?]
) => {
  stage = await openStage(browser, baseURL, { market: market ?? 'cz' })
  shop = new CartShop(stage.page, market ?? 'cz')
}

test.afterEach(() => stage.close())

/** Puts one more into the cart as a script of the page would, and says so. */
const addByScript = (path: string, product: string) =>
  stage.page.evaluate(
    async ([url = '', name = '']) => {
      const token = /csrftoken=(\w+)/.exec(document.cookie)?.[1] ?? ''
      const headers = { 'Content-Type': 'application/json', 'X-CSRFToken': token }
      await fetch(url, { method: 'POST', headers, body: JSON.stringify({ product: name }) })
      dispatchEvent(new Event('ostrov:cart-changed'))
    },
    [path, product],
  )

for (const market of ['cz', 'ro'] as const) {
  test(`CT-007 CT-026 the badge follows what is bought, changed and removed (${market})`, async ({
    browser,
    baseURL,
  }) => {
    await enter(browser, baseURL, market)
    const { page } = stage
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
}

test('all of it goes by keyboard', async ({ browser, baseURL }) => {
  await enter(browser, baseURL, 'ro')
  const { page } = stage
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

test('F21 many badges of a page ask once, and follow a script of the page', async ({ browser, baseURL }) => {
  await enter(browser, baseURL)
  await stage.page.goto(shop.texts.demo)
  await expect(shop.badges(shop.texts.empty)).toHaveCount(3)
  expect(await stage.qa.listCalls('cart-count')).toHaveLength(1)
  await stage.page.request.get('/cz/core/api/active-user/')
  await addByScript('/cz/core/cart/add-product/', shop.texts.charger)
  await expect(shop.badges(shop.texts.one)).toHaveCount(3)
  await expect(stage.page.getByRole('status').filter({ hasText: 'V košíku je 1 produkt.' })).toHaveCount(1)
})

test('F33 what is bought in one tab shows in the other', { tag: '@firefox' }, async ({
  browser,
  baseURL,
}) => {
  await enter(browser, baseURL)
  const other = new CartShop((await stage.openTab()).page, 'cz')
  await other.page.goto(other.texts.goods)
  await other.expectBadge(other.texts.empty)
  await shop.buy()
  await other.expectBadge(other.texts.one)
})

test('F01 offline the last number stays, and the next one comes by itself', async ({ browser, baseURL }) => {
  await enter(browser, baseURL)
  const { page, context, qa } = stage
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
  browser,
  baseURL,
}) => {
  await enter(browser, baseURL, 'ro')
  const { page, qa } = stage
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

test('F23 a page back from the browser’s memory shows the number of now', async ({ browser, baseURL }) => {
  await enter(browser, baseURL)
  const guest = await stage.inviteWithMemory()
  const visitor = new CartShop(guest.page, 'cz')
  await guest.page.goto(visitor.texts.goods)
  await visitor.expectBadge(visitor.texts.empty)
  await guest.page.evaluate(() => Object.assign(window, { isOld: true }))
  await visitor.buy()
  await visitor.expectBadge(visitor.texts.one)
  // Without waiting for a load that a page from memory never has.
  await guest.page.evaluate(() => history.go(-2))
  await expect(guest.page).toHaveURL(visitor.texts.goods)
  await visitor.expectBadge(visitor.texts.one)
  expect(await guest.page.evaluate(() => 'isOld' in window), 'it was not loaded anew').toBe(true)
})

test('without scripts the link tells the number as well', async ({ browser, baseURL }) => {
  await enter(browser, baseURL)
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const reader = new CartShop(await context.newPage(), 'cz')
  await reader.buy(2)
  await expect(reader.page.getByRole('link', { name: 'Košík (2)' })).toBeVisible()
  await context.close()
})
