import { expect, type Locator, type Page } from '@playwright/test'
import { BuybackPage } from './models/buyback-page.ts'
import { CartShop } from './models/cart-shop.ts'
import { enlargeText } from './models/large-text.ts'
import { LoginPage } from './models/login-page.ts'
import type { SellForm } from './models/sell-form.ts'
import { CUSTOMER, signIn } from './models/sign-in.ts'
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

for (const market of ['cz', 'ro'] as const)
  test(`letters twice as large part no word of the main heading on a phone (${market})`, async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(`/${market}/`)
      await enlargeText(page)
      const parted = await page.locator('.shop-hero h1').evaluate(({ firstChild: text }) =>
        [...(text?.nodeValue ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text as Text, index)
          range.setEnd(text as Text, index + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
        }),
      )
      expect(parted, `${width} px`).toEqual([])
    }
  })

test('letters twice as large leave the way past the menu out of sight until it has the focus', async ({
  page,
}) => {
  // So narrow that its words take more lines than one in any font.
  await page.setViewportSize({ width: 240, height: 640 })
  await page.goto('/cz/')
  await enlargeText(page)
  const skip = page.locator('.shop-skip').first()
  expect(await skip.evaluate(link => link.getBoundingClientRect().bottom)).toBeLessThanOrEqual(0)
  await skip.focus()
  await expect(skip).toBeInViewport({ ratio: 1 })
})

for (const width of [320, 390])
  test(`who is in is shown between the search and the cart on ${width} px, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    const find = async (part: string) =>
      (await page.locator(`.shop-header-row > ${part}`).first().boundingBox()) ?? { x: 0, width: 0 }
    await page.goto('/cz/')
    // A first visit may be shown in a font of the machine, in which the name is a pixel wider.
    const { width: _, ...before } = await find('.shop-brand')
    await expect(page.locator('.shop-account-link')).toBeHidden()
    const login = new LoginPage(page, 'cz')
    await login.open()
    await login.signIn()
    await login.expectSignedIn()
    await page.goto('/cz/')
    expect(await find('.shop-brand')).toMatchObject(before)
    const [search, person, cart] = [
      await find('.shop-search-link'),
      await find('.shop-account-link'),
      await find(':is(.shop-cart, .shop-cart-link)'),
    ]
    expect(person.x).toBeGreaterThanOrEqual(search.x + search.width)
    expect(cart.x).toBeGreaterThanOrEqual(person.x + person.width)
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(72)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.locator('.shop-account-link').click()
    await expect(page).toHaveURL('/cz/moje-objednavky/')
  })

for (const [market, stores, orders] of [
  ['cz', 'Prodejny', 'Moje objednávky'],
  ['ro', 'Magazine', 'Comenzile mele'],
] as const)
  test(`on a phone the menu leads to the stores and to one's orders (${market})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/${market}/`)
    await menuButton(page).click()
    const links = page.locator('.shop-menu .shop-nav')
    await expect(links.getByRole('link', { name: orders })).toBeVisible()
    await links.getByRole('link', { name: stores }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(stores)
    await page.setViewportSize({ width: 1120, height: 640 })
    await expect(links.getByRole('link')).toHaveCount(3)
  })

for (const [market, stores] of [
  ['cz', 'Prodejny'],
  ['ro', 'Magazine'],
] as const)
  test(`on a desktop who is in stands in one row with the stores, well apart from the way out (${market})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 640 })
    await signIn(page, market, CUSTOMER)
    await page.goto(`/${market}/`)
    await expect(page.locator('.shop-menu .shop-nav').getByRole('link', { name: stores })).toBeVisible()
    const account = page.locator('.shop-account form')
    const name = await account.getByText('Jana Nováková').boundingBox()
    const out = await account.getByRole('button').boundingBox()
    expect((out?.x ?? 0) - ((name?.x ?? 0) + (name?.width ?? 0))).toBeGreaterThanOrEqual(16)
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(72)
  })

for (const [market, words] of [
  ['cz', 'Nenašli jsme „iphnoe“, ukazujeme výsledky pro „iphone“.'],
  ['ro', 'Nu am găsit „iphnoe”, afișăm rezultatele pentru „iphone”.'],
] as const)
  test(`the header's search finds what was meant by a slip, and says so (${market})`, async ({ page }) => {
    await page.goto(`/${market}/`)
    await page.locator('#shop-search').fill('iphnoe')
    await page.keyboard.press('Enter')
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.locator('.shop-found').getByText('iPhone').first()).toBeVisible()
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
