import { expect } from '@playwright/test'
import { BannerPage } from './models/banner-page.ts'
import { tabTo } from './models/keyboard.ts'
import { test } from './models/test.ts'
import { readShifts, watchShifts } from './models/watch-shifts.ts'

test('OT-028 TR-005 TR-021 a banner that is looked at and clicked is counted', async ({ page }) => {
  const shop = new BannerPage(page, 'cz')
  await page.setViewportSize({ width: 1366, height: 620 })
  await page.goto(shop.texts.demo)
  await expect.poll(() => shop.listEvents()).toEqual(['view_promotion autumn-2026'])
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()))
  await shop.banner(shop.texts.hero).click()
  expect(await shop.listEvents()).toEqual(['view_promotion autumn-2026', 'select_promotion autumn-2026'])
  const told = await page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer.at(-1))
  expect(told).toEqual({
    event: 'select_promotion',
    ecommerce: {
      promotion_id: 'autumn-2026',
      promotion_name: shop.texts.names.hero,
      creative_name: 'hero',
      creative_slot: 'home-top',
    },
  })
  await shop.banner(shop.texts.strip).scrollIntoViewIfNeeded()
  await expect.poll(() => shop.listEvents()).toContain('view_promotion service-2026')
})

test('a banner is followed by keyboard, and a picture alone has a name', {
  tag: '@firefox',
}, async ({ page }) => {
  const shop = new BannerPage(page, 'ro')
  await page.goto(shop.texts.demo)
  await expect(shop.banner(shop.texts.picture)).toHaveCount(1)
  await tabTo(page, shop.banner(shop.texts.strip))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(shop.texts.stripLeadsTo)
})

test('without scripts a banner is the same link', async ({ plainPage }) => {
  const shop = new BannerPage(plainPage, 'cz')
  await shop.page.goto(shop.texts.demo)
  await shop.banner(shop.texts.hero).click()
  await expect(shop.page).toHaveURL(shop.texts.heroLeadsTo)
})

test('events wait for the visitor’s consent', async ({ page }) => {
  const shop = new BannerPage(page, 'cz')
  await page.route('**/ukazky/marketing-banner/', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(',"consent":true', '')
    await route.fulfill({ response, body })
  })
  await page.goto(shop.texts.demo)
  const banner = page.locator('[data-component="marketing-banner"]').first()
  await expect(banner).toHaveAttribute('data-state', 'ready')
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()))
  await shop.banner(shop.texts.hero).click()
  await page.waitForTimeout(1300)
  expect(await shop.listEvents()).toEqual([])
  await page.evaluate(() => {
    document.documentElement.dataset.ostrovConsent = 'granted'
    dispatchEvent(new Event('ostrov:consent'))
  })
  await expect
    .poll(() => shop.listEvents())
    .toEqual(['select_promotion autumn-2026', 'view_promotion autumn-2026'])
})

test('nothing moves when banners come up, and nothing is wider than the window', async ({ page }) => {
  await watchShifts(page)
  const shop = new BannerPage(page, 'ro')
  for (const width of [320, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(shop.texts.demo)
    await page.waitForLoadState('networkidle')
    expect(await readShifts(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
