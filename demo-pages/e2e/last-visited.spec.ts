import { expect } from '@playwright/test'
import { tabTo } from './models/keyboard.ts'
import type { MarketCode } from './models/market-texts.ts'
import { test, type Visit } from './models/test.ts'
import { VisitedShop } from './models/visited-shop.ts'
import { watchShifts } from './models/watch-shifts.ts'

async function enter(visit: Visit, market: MarketCode = 'cz') {
  const visitor = await visit(market)
  return { visitor, shop: new VisitedShop(visitor.page, market) }
}

test('LV-001 LV-002 LV-003 OT-004 what was visited is offered again, the newest first', async ({ visit }) => {
  const { visitor, shop } = await enter(visit, 'ro')
  await shop.visit(0, 1, 2, 3, 1, 4)
  await shop.expectShown(1, 3, 2)
  await shop.openDemo()
  await expect(shop.island.getByRole('heading', { level: 2, name: shop.texts.heading })).toBeVisible()
  await shop.expectShown(4, 1, 3, 2)
  await expect(shop.island.getByRole('listitem').first()).toContainText(shop.texts.lastPrice)
  const stored = await visitor.page.evaluate(() => Object.entries(localStorage))
  const codes = [4, 1, 3, 2].map(index => shop.texts.products[index]?.code)
  expect(stored).toEqual([['ostrov:last-visited:ro', JSON.stringify(codes)]])
  await tabTo(visitor.page, shop.links.nth(1))
  await visitor.page.keyboard.press('Enter')
  await expect(visitor.page).toHaveURL(`${shop.texts.goods}${shop.texts.products[1].code}/`)
  await shop.expectShown(4, 3, 2)
})

test('who comes for the first time sees nothing, the server is asked nothing, and nothing moves', async ({
  visit,
}) => {
  const { visitor, shop } = await enter(visit)
  const { page, qa } = visitor
  await watchShifts(page)
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    await shop.openDemo()
    await page.waitForLoadState('networkidle')
    await expect(shop.island.getByRole('heading')).toHaveCount(0)
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
  }
  expect(await qa.listCalls('products-by-code')).toEqual([])
})

test('nothing moves when the products come, however many', async ({ visit }) => {
  const { visitor, shop } = await enter(visit)
  const { page } = visitor
  await watchShifts(page)
  await shop.visit(0)
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    await shop.openDemo()
    await shop.expectShown(0)
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('F33 what is visited in one tab shows in the other, each market by itself', { tag: '@firefox' }, async ({
  visit,
}) => {
  const { visitor, shop } = await enter(visit)
  const other = new VisitedShop((await visitor.openTab()).page, 'cz')
  await other.openDemo()
  await shop.visit(2)
  await other.expectShown(2)
  await shop.visit(3)
  await other.expectShown(3, 2)
  const romanian = new VisitedShop((await visitor.openTab()).page, 'ro')
  await romanian.openDemo()
  await romanian.expectShown()
})

test('F05 a failure tells its way out, and the visitor goes it', async ({ visit }) => {
  const { visitor, shop } = await enter(visit, 'ro')
  const { qa, page } = visitor
  await shop.visit(0)
  await qa.misbehave({ route: 'products-by-code', kind: '400-non-field', times: 1 })
  await shop.openDemo()
  await expect(page.getByText(shop.texts.failed)).toBeVisible()
  await page.getByRole('button', { name: shop.texts.retry }).press('Enter')
  await shop.expectShown(0)
  await expect(shop.island.getByRole('heading')).toBeFocused()
})

test('a choice is tracked before the page is left', async ({ visit }) => {
  const { visitor, shop } = await enter(visit)
  const { page } = visitor
  await shop.visit(0, 4)
  await shop.openDemo()
  await shop.expectShown(4, 0)
  const readEvents = () =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer?: object[] }).dataLayer ?? []).filter(entry => 'event' in entry),
    )
  // Products that were looked at for a second are told; what counts clicks is there by then, too.
  await expect.poll(readEvents).toHaveLength(1)
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()))
  await shop.links.nth(1).click()
  expect(await readEvents()).toMatchObject([
    { event: 'view_item_list', ecommerce: { item_list_id: 'last_visited' } },
    { event: 'select_item', ecommerce: { items: [{ item_id: 'apple-iphone-16-128gb', index: 1 }] } },
  ])
})

test('without scripts the page leads to all goods instead', async ({ plainPage }) => {
  const reader = new VisitedShop(plainPage, 'ro')
  await reader.page.goto(reader.texts.demo)
  await expect(reader.page.getByRole('link', { name: reader.texts.allGoods })).toBeVisible()
})
