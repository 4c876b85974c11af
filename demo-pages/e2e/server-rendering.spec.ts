import { expect, type Page } from '@playwright/test'
import { BuybackPage } from './models/buyback-page.ts'
import { addressOf, GALAXY_S24, GALAXY_S24_PRICES } from './models/devices.ts'
import { holdCode } from './models/held-code.ts'
import { MARKET_TEXTS, type MarketCode } from './models/market-texts.ts'
import { askForSkeletons, readHeights, serveAllSkeletons } from './models/skeletons.ts'
import { test } from './models/test.ts'
import { readShifts, watchShifts } from './models/watch-shifts.ts'

const MARKETS = ['cz', 'ro'] as const
/** Each market at the other width. */
const LOOKS = [
  ['cz', 390],
  ['ro', 1366],
] as const
const SERVICE = {
  cz: '/cz/ukazky/service-selector/preselected/',
  ro: '/ro/exemple/service-selector/preselected/',
}
const REVIEW = '/cz/vykup/prehled/ukazka-odeslaneho-vykupu/'

/** The calls that the page makes from now on. */
function listenForCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/api/')) calls.push(pathname)
  })
  return calls
}

/** Opens a page as its server wrote it, then lets its islands come, and tells what that did to the page. */
async function openSlowly(page: Page, path: string, component: string): Promise<{ calls: string[] }> {
  await watchShifts(page)
  const calls = listenForCalls(page)
  const letGo = await holdCode(page)
  // Firefox has a page loaded only when the code that it was told to fetch early is there.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const island = page.locator(`[data-component="${component}"]`).first()
  await expect(island.locator('> .ostrov').first()).toBeVisible()
  const markup = await island.locator('> .ostrov > *').first().elementHandle()
  const height = await island.evaluate(element => element.getBoundingClientRect().height)
  letGo()
  await expect(island).toHaveAttribute('data-state', 'ready')
  await page.waitForLoadState('networkidle')
  expect(await markup?.evaluate(element => element.isConnected), 'the markup is taken over').toBe(true)
  expect(await island.evaluate(element => element.getBoundingClientRect().height)).toBe(height)
  expect(await readShifts(page)).toEqual([])
  return { calls }
}

for (const [market, width] of LOOKS) {
  test(`what the server rendered of the selector is taken over without a jump or a call (${market}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const shop = new BuybackPage(page, market)
    const { calls } = await openSlowly(page, shop.texts.path, 'buyback-selector')
    expect(calls).toEqual([])
    await shop.choose('type', shop.texts.phones)
    await shop.expectList('manufacturer')
  })

  test(`a device and its price are there before any script (${market}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const shop = new BuybackPage(page, market)
    const path = addressOf(market, 'price', GALAXY_S24)
    const { calls } = await openSlowly(page, path, 'buyback-selector')
    expect(calls).toEqual([])
    await shop.expectPrice(GALAXY_S24_PRICES[market].whole)
    await expect(shop.folded('type', shop.texts.phones)).toBeVisible()
    await shop.openEmailForm()
  })

  test(`a device and what is done with it are there before any script (${market}, ${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { calls } = await openSlowly(page, SERVICE[market], 'service-selector')
    expect(calls).toEqual([])
    const island = page.locator('[data-component="service-selector"]')
    const folded = island.locator('.ostrov-folded')
    await expect(folded).toHaveCount(4)
    await folded.last().click()
    await island.getByRole('radio', { checked: false }).first().click()
    await expect(folded).toHaveCount(4)
  })

  test(`no skeleton jumps when its island takes its place (${market}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    // What is asked for does not come, so each island shows what it is like while it waits.
    await page.route(/\/(?:api|core)\//, () => {})
    // Nor has who looked at nothing anything to wait for.
    await page.addInitScript(
      key => localStorage.setItem(key, '["kabel-usb-c-1m"]'),
      `ostrov:last-visited:${market}`,
    )
    const names = await serveAllSkeletons(page, market)
    expect(names).toContain('buyback-selector')
    const letGo = await holdCode(page)
    await page.goto(MARKET_TEXTS[market].path)
    for (const name of names)
      await expect(page.locator(`[data-component="${name}"] > .ostrov-waiting`), name).toBeVisible()
    const before = await readHeights(page)
    letGo()
    await expect(page.locator('main [data-component][data-state="ready"]')).toHaveCount(names.length)
    expect(await readHeights(page)).toEqual(before)
    expect(await readShifts(page)).toEqual([])
  })

  test(`the skeleton of the selector is as high as its first list (${market}, ${width} px)`, async ({
    baseURL,
    context,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await askForSkeletons(context, baseURL)
    await watchShifts(page)
    const letGo = await holdCode(page)
    const shop = new BuybackPage(page, market)
    await shop.open()
    await expect(shop.selector.locator('> .ostrov-waiting')).toBeVisible()
    const before = await readHeights(page)
    letGo()
    await shop.expectList('type')
    expect(await readHeights(page)).toEqual(before)
    expect(await readShifts(page)).toEqual([])
  })
}

test('a review is there before any script and is taken over without a jump or a call', {
  tag: '@firefox',
}, async ({ page }) => {
  const { calls } = await openSlowly(page, REVIEW, 'buyback-review')
  expect(calls).toEqual([])
})

test('a click on what the server rendered is done when the island is up', { tag: '@firefox' }, async ({
  page,
}) => {
  const shop = new BuybackPage(page, 'ro')
  const letGo = await holdCode(page)
  await page.goto(shop.texts.path, { waitUntil: 'domcontentloaded' })
  const card = shop.card('type', shop.texts.phones)
  const step = await shop.list('type').locator('..').elementHandle()
  await card.check()
  letGo()
  await shop.expectList('manufacturer')
  await expect(shop.folded('type', shop.texts.phones)).toBeVisible()
  expect(await step?.evaluate(node => node.isConnected), 'the step is the very one that was rendered').toBe(
    true,
  )
})

test('without scripts a device is chosen by links, and nothing dead stands beside them', async ({
  plainPage: page,
}) => {
  const { path, phones } = MARKET_TEXTS.ro
  await page.goto(path)
  const selector = page.locator('[data-component="buyback-selector"]')
  await expect(selector.getByRole('radio')).toHaveCount(0)
  await selector.getByRole('link', { name: phones }).click()
  await expect(page).toHaveURL(/\?type=/)
  await expect(selector.getByRole('link', { name: 'Samsung' })).toBeVisible()
})

test('without scripts a review is read, and no skeleton hides what the server wrote', async ({
  plainPage: page,
  baseURL,
}) => {
  await page.goto(REVIEW)
  await expect(page.locator('[data-component="buyback-review"]')).toContainText('Kč')
  await askForSkeletons(page.context(), baseURL)
  await page.goto(REVIEW)
  const review = page.locator('[data-component="buyback-review"]')
  await expect(review.locator('> .ostrov-waiting')).toBeHidden()
  await expect(review.getByRole('link', { name: MARKET_TEXTS.cz.phoneNumber })).toBeVisible()
})

/** Says that the time has passed for which something may stand in the place of something else. */
const passTime = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })

for (const kind of ['rendered', 'skeleton'] as const) {
  /** The page with the selector's own code missing, or the loader. */
  const openWithout = async (page: Page, baseURL: string | undefined, code: RegExp, market: MarketCode) => {
    if (kind === 'skeleton') await askForSkeletons(page.context(), baseURL)
    await page.route(code, route => route.abort())
    const shop = new BuybackPage(page, market)
    await shop.open()
    return { shop, link: shop.selector.getByRole('link', { name: shop.texts.phones }) }
  }

  test(`when the island's code does not come, the links stand there alone (${kind})`, async ({
    baseURL,
    page,
  }) => {
    const { shop, link } = await openWithout(page, baseURL, /\/buyback-selector-[\w-]+\.js/, 'cz')
    await expect(shop.selector).toHaveAttribute('data-state', 'failed')
    await expect(link).toBeVisible()
    await expect(shop.selector.locator('> .ostrov')).toBeHidden()
    await page.unroute(/\/buyback-selector-[\w-]+\.js/)
    await expect(shop.selector).toHaveAttribute('data-state', 'ready')
    await shop.choose('type', shop.texts.phones)
    await shop.expectList('manufacturer')
  })

  test(`when the loader itself does not come, the links are there after a while (${kind})`, async ({
    baseURL,
    page,
  }) => {
    const { shop, link } = await openWithout(page, baseURL, /\/loader-[\w-]+\.js/, 'cz')
    await expect(shop.selector.locator('> .ostrov')).toBeVisible()
    await expect(link).toBeHidden()
    await passTime(page)
    await expect(link).toBeVisible()
    await expect(shop.selector.locator('> .ostrov')).toBeHidden()
  })
}

test('no skeleton is found by a reader, the keyboard or a script', async ({ page }) => {
  await holdCode(page)
  await serveAllSkeletons(page, 'cz')
  await page.goto(MARKET_TEXTS.cz.path)
  const skeletons = page.locator('.ostrov-waiting')
  const found = await skeletons.evaluateAll(elements =>
    elements.map(element => {
      const all = [...element.querySelectorAll<HTMLElement>('*')]
      for (const one of all) one.focus()
      return {
        isHidden: element.getAttribute('aria-hidden') === 'true',
        hasFocus: element.contains(document.activeElement),
        named: all.filter(one => one.matches('[id], [name], [style], [role], [aria-live], output')).length,
      }
    }),
  )
  expect(found.length).toBeGreaterThan(0)
  for (const one of found) expect(one).toEqual({ isHidden: true, hasFocus: false, named: 0 })
})

test('the page carries the markup and its answers, and no more', async ({ request }) => {
  for (const market of MARKETS) {
    const rendered = (await (await request.get(MARKET_TEXTS[market].path)).text()).length
    const bare = await request.get(MARKET_TEXTS[market].path, { headers: { 'ostrov-qa': 'bare' } })
    expect(rendered - (await bare.text()).length, 'characters for three choices').toBeLessThan(2500)
  }
})
