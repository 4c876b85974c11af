import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { BuybackPage } from './models/buyback-page.ts'
import { CartPage } from './models/cart-page.ts'
import { CartShop } from './models/cart-shop.ts'
import { CheckoutPage } from './models/checkout-page.ts'
import { listCoveredStops } from './models/focus-walk.ts'
import { enlargeText, listClipped, listParted } from './models/large-text.ts'
import { OrderPage } from './models/order-page.ts'
import { PageEditor } from './models/page-editor.ts'
import { CUSTOMER, signIn } from './models/sign-in.ts'
import { listSitePages } from './models/site-pages.ts'
import { test } from './models/test.ts'
import { readShifts, watchShifts } from './models/watch-shifts.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function settle(page: Page): Promise<void> {
  // Of a request that was cut short by the browser itself, its end is not always heard.
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => {})
  await expect(page.locator('[data-state="loading"], [data-component] [aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

async function expectNoFindings(page: Page, where?: string): Promise<void> {
  // What it finds in a page without frames it sums up there; else it would open a page for that alone.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
  const { violations } = await axe.analyze()
  const found: string[] = []
  for (const { id, nodes } of violations)
    for (const target of nodes.map(node => String(node.target)))
      if (id !== 'target-size' || (await isTooSmall(page, target))) found.push(`${id}: ${target}`)
  expect(found, where).toEqual([])
}

/** What a bar that sticks to the window half covers is measured once more, in the middle of the window. */
async function isTooSmall(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate(element => element.scrollIntoView({ block: 'center' }))
  const axe = new AxeBuilder({ page }).setLegacyMode().include(target).withRules(['target-size'])
  return (await axe.analyze()).violations.length > 0
}

async function expectReflow(page: Page, where = 'the page'): Promise<void> {
  const { inner, scroll } = await page.evaluate(() => ({
    inner: innerWidth,
    scroll: document.documentElement.scrollWidth,
  }))
  expect(scroll, `nothing of ${where} is wider than the window`).toBeLessThanOrEqual(inner)
}

async function expectRoomForLargeText(page: Page, path: string): Promise<void> {
  await enlargeText(page)
  await expectReflow(page, `${path} at 200 %`)
  expect(await listClipped(page), `no text of ${path} is cut off at 200 %`).toEqual([])
  const { width = 390, height = 800 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 320, height })
  await expectReflow(page, `${path} at 320 px and 200 %`)
  expect(await listParted(page), `no word of ${path} is parted at 320 px and 200 %`).toEqual([])
  await page.setViewportSize({ width, height })
}

/**
 * A site without Node holds an island's place by its skeleton, which knows of no device that an editor has chosen; what
 * stands below moves by what that shows more.
 */
const isUnforeseen = (path: string): boolean =>
  process.env.OSTROV_SITE === 'django' && /\/buyback-selector\/(preselected|phones-only)\/$/.test(path)

test.describe.configure({ mode: 'parallel' })

/** One look of each market: the other width and the other colours of it differ by nothing of its own. */
const LOOKS = [
  { market: 'cz', width: 390, colorScheme: 'light' },
  { market: 'ro', width: 1366, colorScheme: 'dark' },
] as const

/** The pages of a market are walked in as many tests, so that none of them takes minutes. */
const PARTS = [0, 1, 2, 3]

for (const { market, width, colorScheme } of LOOKS) {
  for (const part of PARTS)
    test(`every page of ${market} flows and moves nothing while its islands come, and axe finds nothing (${width} px, ${colorScheme}, part ${part + 1} of ${PARTS.length})`, async ({
      context,
      request,
    }) => {
      const all = await listSitePages(request, market)
      expect(all.length).toBeGreaterThan(30)
      const paths = all.filter((_path, index) => index % PARTS.length === part)
      const moved: string[] = []
      const walk = async (tab: Page) => {
        await tab.emulateMedia({ colorScheme })
        await watchShifts(tab)
        for (let path = paths.pop(); path; path = paths.pop()) {
          await tab.setViewportSize({ width, height: 800 })
          const response = await tab.goto(path)
          expect(response?.status(), path).toBe(200)
          await settle(tab)
          if (!isUnforeseen(path)) moved.push(...(await readShifts(tab)).map(line => `${path}: ${line}`))
          await expectReflow(tab, path)
          await expectNoFindings(tab, path)
          if (width > 390) continue
          await tab.setViewportSize({ width: 320, height: 800 })
          await expectReflow(tab, path)
          await tab.setViewportSize({ width, height: 800 })
          await expectRoomForLargeText(tab, path)
        }
      }
      // Most of the time is spent waiting for the last answer, so pages wait side by side.
      await Promise.all([1, 2].map(async () => walk(await context.newPage())))
      expect(moved).toEqual([])
    })

  test(`at twice the size the prices of ${market} have room on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await new BuybackPage(page, market).openWithPrice()
    await expectRoomForLargeText(page, 'the page with a price')
    await new BuybackPage(page, market).openSellForm()
    await expectRoomForLargeText(page, 'the sell form')
  })

  test(`at twice the size the cart and the checkout of ${market} have room on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const cart = new CartPage(page, market)
    await cart.openWithPhone()
    await expectRoomForLargeText(page, 'the cart')
    const share = await page
      .locator('.ostrov-cart-pay')
      .evaluate(bar => (getComputedStyle(bar).position === 'sticky' ? bar.clientHeight / innerHeight : 0))
    expect(share, 'what the way on covers of the window').toBeLessThan(1 / 4)
    const checkout = new CheckoutPage(page, market)
    await checkout.open()
    await expect(checkout.part('delivery').getByRole('radio').first()).toBeVisible()
    await expectRoomForLargeText(page, 'the delivery')
    const first = checkout.part('delivery').locator('.ostrov-choice').first()
    const readTops = (choice: Element) =>
      ['span > span', 'input, .ostrov-choice-aside'].map(
        part => choice.querySelector(part)?.getBoundingClientRect().top ?? 0,
      )
    const [name = 0, price = 0] = await first.evaluate(readTops)
    expect(name, 'a name stands above its price, not below').toBeLessThan(price)
    await checkout.choose('delivery', checkout.texts.courier)
    await checkout.nextButton.click()
    await checkout.choose('payment', checkout.texts.transfer)
    await expectRoomForLargeText(page, 'the payment')
    await checkout.nextButton.click()
    await checkout.fill('jana@example.cz')
    await expectRoomForLargeText(page, 'the details')
    await checkout.nextButton.click()
    await expect(checkout.orderButton).toBeVisible()
    await expectRoomForLargeText(page, 'the summary')
  })

  test(`at twice the size the orders of ${market} have room on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const orders = new OrderPage(page, market)
    await signIn(page, market, CUSTOMER)
    await page.goto(orders.texts.orders)
    await expect(page.locator('.ostrov-order-state').first()).toBeVisible()
    await expectRoomForLargeText(page, 'the orders')
    // One that is there: an order that is made takes goods out of the stock that other walks count on.
    await page
      .locator('[data-component="orders-overview"]')
      .getByRole('link', { name: orders.texts.number })
      .first()
      .click()
    await expect(orders.title).toBeVisible()
    await expectRoomForLargeText(page, 'an order')
  })

  test(`at twice the size the header of ${market} has room on a desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 800 })
    const shop = new CartShop(page, market)
    await page.goto(shop.texts.cart)
    await shop.expectBadge(shop.texts.empty)
    await enlargeText(page)
    await expectReflow(page, 'the page at 200 %')
    await expect(shop.badges(shop.texts.empty).first()).toBeInViewport()
  })

  test(`axe finds nothing in the open sell form of ${market}, refused too (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    const shop = new BuybackPage(page, market)
    await shop.openWithPrice()
    const form = await shop.openSellForm()
    await expectNoFindings(page)
    await form.submit()
    await expect(form.form.locator('[aria-invalid]').first()).toBeVisible()
    await expectNoFindings(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectReflow(page)
  })
}

test('in forced colours the chosen answer still differs from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const shop = new BuybackPage(page, 'cz')
  await shop.openWithPrice()
  await shop.folded('type').click()
  const checked = shop.list('type').getByRole('radio', { checked: true })
  await expect(checked).toBeVisible()
  await checked.focus()
  expect(
    await checked.evaluate(input => matchMedia('(forced-colors: active)').matches && input.checkVisibility()),
  ).toBe(true)
  await expectNoFindings(page)
})

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const shop = new BuybackPage(page, 'cz')
  await shop.openWithPrice()
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('.ostrov *')].filter(element => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return [transitionDuration, animationDuration].some(value =>
          value.split(', ').some(part => Number.parseFloat(part) > 0),
        )
      }).length,
  )
  expect(moving).toBe(0)
})

const PHONES = [
  { width: 390, height: 844 },
  { width: 390, height: 700 },
  { width: 320, height: 480 },
]

async function expectNoneCovered(page: Page): Promise<void> {
  await settle(page)
  const { count, covered } = await listCoveredStops(page)
  expect(count).toBeGreaterThan(10)
  expect(covered).toEqual([])
}

for (const viewport of PHONES) {
  const { width, height } = viewport
  test.describe(`at ${width} × ${height} px`, () => {
    test.use({ viewport })

    test('the bar with the price covers no stop of Tab, and leaves no room behind', {
      tag: height === 700 ? '@firefox' : [],
    }, async ({ page }) => {
      await new BuybackPage(page, 'cz').openWithPrice()
      await expectNoneCovered(page)
      const root = page.locator('html')
      await expect(root).toHaveAttribute('style', /scroll-padding/)
      await page.setViewportSize({ width: 1366, height: 800 })
      await expect(root).not.toHaveAttribute('style', /scroll-padding/)
    })

    test('the bar with the total and the way to the order is in sight, and covers no stop of Tab', {
      tag: height === 700 ? '@firefox' : [],
    }, async ({ visit }) => {
      const { page } = await visit('ro')
      const cart = new CartPage(page, 'ro')
      await cart.openWithPhone()
      const onward = cart.island.getByRole('link', { name: cart.texts.onward })
      await expect(onward).toBeInViewport({ ratio: 1 })
      await expect(cart.total).toBeInViewport({ ratio: 1 })
      await expectNoneCovered(page)
    })

    test("neither messages nor the editor's panel cover a stop of Tab", async ({ visit }) => {
      const { page } = await visit('cz')
      await page.setViewportSize(viewport)
      await page.goto('/cz/ukazky/notifications/')
      await expectNoneCovered(page)
      const editor = new PageEditor(page, 'cz')
      await editor.signIn()
      await editor.open()
      await expectNoneCovered(page)
    })
  })
}
