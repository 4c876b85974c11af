import { expect, test } from '@playwright/test'
import { tabTo } from './models/keyboard.ts'
import { openStage, type Stage } from './models/stage.ts'
import { VisitedShop } from './models/visited-shop.ts'
import { watchShifts } from './models/watch-shifts.ts'

let stage: Stage
let shop: VisitedShop

const enter = async (
  ...[browser, baseURL = '', market]: [Parameters<typeof openStage>[0], string?, ('cz' | 'ro')?]
) => {
  stage = await openStage(browser, baseURL, { market: market ?? 'cz' })
  shop = new VisitedShop(stage.page, market ?? 'cz')
}

test.afterEach(() => stage.close())

for (const market of ['cz', 'ro'] as const) {
  test(`LV-001 LV-002 LV-003 OT-004 what was visited is offered again, the newest first (${market})`, async ({
    browser,
    baseURL,
  }) => {
    await enter(browser, baseURL, market)
    await shop.visit(0, 1, 2, 3, 1, 4)
    await shop.expectShown(1, 3, 2)
    await shop.openDemo()
    await expect(shop.island.getByRole('heading', { level: 2, name: shop.texts.heading })).toBeVisible()
    await shop.expectShown(4, 1, 3, 2)
    await expect(shop.island.getByRole('listitem').first()).toContainText(shop.texts.lastPrice)
    const stored = await stage.page.evaluate(() => Object.entries(localStorage))
    const codes = [4, 1, 3, 2].map(index => shop.texts.products[index]?.code)
    expect(stored).toEqual([[`ostrov:last-visited:${market}`, JSON.stringify(codes)]])
    await tabTo(stage.page, shop.links.nth(1))
    await stage.page.keyboard.press('Enter')
    await expect(stage.page).toHaveURL(`${shop.texts.goods}${shop.texts.products[1].code}/`)
    await shop.expectShown(4, 3, 2)
  })
}

test('who comes for the first time sees nothing, the server is asked nothing, and nothing moves', async ({
  browser,
  baseURL,
}) => {
  await enter(browser, baseURL)
  const { page, qa } = stage
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

test('nothing moves when the products come, however many', async ({ browser, baseURL }) => {
  await enter(browser, baseURL)
  const { page } = stage
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
  browser,
  baseURL,
}) => {
  await enter(browser, baseURL)
  const other = new VisitedShop((await stage.openTab()).page, 'cz')
  await other.openDemo()
  await shop.visit(2)
  await other.expectShown(2)
  await shop.visit(3)
  await other.expectShown(3, 2)
  const romanian = new VisitedShop((await stage.openTab()).page, 'ro')
  await romanian.openDemo()
  await romanian.expectShown()
})

test('F05 a failure tells its way out, and the visitor goes it', async ({ browser, baseURL }) => {
  await enter(browser, baseURL, 'ro')
  const { qa, page } = stage
  await shop.visit(0)
  await qa.misbehave({ route: 'products-by-code', kind: '400-non-field', times: 1 })
  await shop.openDemo()
  await expect(page.getByText(shop.texts.failed)).toBeVisible()
  await page.getByRole('button', { name: shop.texts.retry }).press('Enter')
  await shop.expectShown(0)
  await expect(shop.island.getByRole('heading')).toBeFocused()
})

test('a choice is tracked before the page is left', async ({ browser, baseURL }) => {
  await enter(browser, baseURL)
  const { page } = stage
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

test('without scripts the page leads to all goods instead', async ({ browser, baseURL }) => {
  await enter(browser, baseURL)
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const reader = new VisitedShop(await context.newPage(), 'ro')
  await reader.page.goto(reader.texts.demo)
  await expect(reader.page.getByRole('link', { name: reader.texts.allGoods })).toBeVisible()
  await context.close()
})
