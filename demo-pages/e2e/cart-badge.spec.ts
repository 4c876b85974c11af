import { expect } from '@playwright/test'
import { CartShop } from './models/cart-shop.ts'
import { tabTo } from './models/keyboard.ts'
import type { MarketCode } from './models/market-texts.ts'
import { test, type Visit } from './models/test.ts'

async function enter(visit: Visit, market: MarketCode = 'cz') {
  const visitor = await visit(market)
  return { visitor, shop: new CartShop(visitor.page, market) }
}

test('CT-007 CT-026 the badge follows what is bought, changed and removed', async ({ visit }) => {
  const { visitor, shop } = await enter(visit, 'cz')
  const { page } = visitor
  await page.goto(shop.texts.goods)
  await shop.expectBadge(shop.texts.empty)
  await shop.buy(2)
  await shop.expectBadge(shop.texts.two)
  const quantity = page.getByRole('textbox', { name: shop.texts.islandQuantity })
  await quantity.fill('5')
  await quantity.press('Enter')
  await shop.expectBadge(shop.texts.five)
  await page.getByRole('button', { name: shop.texts.remove }).click()
  await shop.expectBadge(shop.texts.empty)
})

test('all of it goes by keyboard', async ({ visit }) => {
  const { visitor, shop } = await enter(visit, 'ro')
  const { page } = visitor
  await shop.openProduct()
  await tabTo(page, shop.addButton)
  await page.keyboard.press('Enter')
  await shop.expectBadge(shop.texts.one)
  await page.goto(shop.texts.demo)
  await shop.expectBadge(shop.texts.one)
  // That of the page itself; the header's opens the small cart.
  await tabTo(page, shop.badges(shop.texts.one).nth(1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(shop.texts.cart)
})

test('F33 what is bought in one tab shows in the other', { tag: '@firefox' }, async ({ visit }) => {
  const { visitor, shop } = await enter(visit)
  const other = new CartShop((await visitor.openTab()).page, 'cz')
  await other.page.goto(other.texts.goods)
  await other.expectBadge(other.texts.empty)
  await shop.openProduct()
  await shop.addButton.click()
  await other.expectBadge(other.texts.one)
})

test('without scripts the link tells the number as well', async ({ plainPage }) => {
  const reader = new CartShop(plainPage, 'cz')
  await reader.buyPlainly(2)
  await expect(reader.page.getByRole('link', { name: 'Košík (2)' })).toBeVisible()
})
