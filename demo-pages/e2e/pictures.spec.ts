import { expect, type Page, test } from '@playwright/test'
import { BuybackPage } from './models/buyback-page.ts'
import { CartShop } from './models/cart-shop.ts'
import { CheckoutPage } from './models/checkout-page.ts'
import type { MarketCode } from './models/market-texts.ts'
import { OrderPage } from './models/order-page.ts'
import { PageEditor } from './models/page-editor.ts'
import { PurgeDialog } from './models/purge-dialog.ts'
import type { SellForm } from './models/sell-form.ts'
import { ServicePage } from './models/service-page.ts'

/** What each page looks like where it matters, in both markets; `--update-snapshots` takes the pictures anew. */
interface Picture {
  name: string
  width: 390 | 1366
  open: (page: Page, market: MarketCode) => Promise<void>
}

const goTo =
  (cz: string, ro: string) =>
  async (page: Page, market: MarketCode): Promise<void> => {
    await page.goto(market === 'cz' ? cz : ro)
  }

async function openPrice(page: Page, market: MarketCode): Promise<BuybackPage> {
  const buyback = new BuybackPage(page, market)
  await buyback.openWithPrice()
  return buyback
}

async function openForm(page: Page, market: MarketCode): Promise<SellForm> {
  return (await openPrice(page, market)).openSellForm()
}

/** On a phone the first of its pages is refused, elsewhere the whole form. */
async function openRefused(page: Page, market: MarketCode): Promise<void> {
  const { place } = await openForm(page, market)
  await place.locator('form button:visible').filter({ hasText: REFUSABLE[market] }).first().click()
  await expect(place.locator('[aria-invalid="true"]').first()).toBeVisible()
}
const REFUSABLE = { cz: /^(?:Prodat za|Pokračovat)/, ro: /^(?:Vindeți cu|Continuați)/ } as const

async function openEditor(page: Page, market: MarketCode): Promise<void> {
  const editor = new PageEditor(page, market)
  await editor.signIn()
  // A page that no other test edits meanwhile.
  await page.goto(`/${market}/?edit`)
  await editor.panel.getByText(/Všechno je zveřejněné|Totul este publicat/).waitFor({ timeout: 15_000 })
}

async function openPurge(page: Page, market: MarketCode): Promise<void> {
  const dialog = new PurgeDialog(page, market)
  await dialog.signIn()
  await dialog.open(dialog.texts.demo)
}

async function openService(page: Page, market: MarketCode): Promise<void> {
  const service = new ServicePage(page, market)
  await page.goto(service.addressOfDevice)
  await expect(service.operations).toBeVisible()
  await service.operations.scrollIntoViewIfNeeded()
}

async function openCart(page: Page, market: MarketCode): Promise<void> {
  const shop = new CartShop(page, market)
  await shop.openProduct()
  await shop.addByScript()
  await goTo('/cz/kosik/', '/ro/cos/')(page, market)
  await expect(page.locator('.ostrov-cart-summary')).toBeVisible()
}

const openCheckout = (page: Page, market: MarketCode): Promise<void> =>
  new CheckoutPage(page, market).openWithPhone()

const openOrder = (page: Page, market: MarketCode): Promise<void> =>
  new OrderPage(page, market).open({ state: 'sent' })

const home = goTo('/cz/', '/ro/')
const buyback = goTo('/cz/vykup/', '/ro/vanzare/')

const PICTURES: readonly Picture[] = [
  { name: 'home', width: 390, open: home },
  { name: 'home', width: 1366, open: home },
  { name: 'buyback', width: 390, open: buyback },
  { name: 'buyback', width: 1366, open: buyback },
  { name: 'price', width: 390, open: async (...at) => void (await openPrice(...at)) },
  { name: 'price', width: 1366, open: async (...at) => void (await openPrice(...at)) },
  { name: 'sell-form', width: 390, open: async (...at) => void (await openForm(...at)) },
  { name: 'sell-form', width: 1366, open: async (...at) => void (await openForm(...at)) },
  { name: 'sell-form-refused', width: 390, open: openRefused },
  { name: 'sell-form-refused', width: 1366, open: openRefused },
  { name: 'service', width: 390, open: openService },
  { name: 'service', width: 1366, open: openService },
  { name: 'goods', width: 390, open: goTo('/cz/zbozi/', '/ro/produse/') },
  {
    name: 'product',
    width: 1366,
    open: goTo('/cz/zbozi/nabijecka-usb-c-20w/', '/ro/produse/incarcator-usb-c-20w/'),
  },
  { name: 'cart', width: 1366, open: openCart },
  { name: 'checkout', width: 1366, open: openCheckout },
  { name: 'order', width: 390, open: openOrder },
  { name: 'stores', width: 390, open: goTo('/cz/prodejny/', '/ro/magazine/') },
  { name: 'editor', width: 1366, open: openEditor },
  { name: 'purge-dialog', width: 1366, open: openPurge },
]

/** Whatever is in the window has come; islands further down sleep until they are seen. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const countWaiting = () =>
    page.locator('[data-component][data-state="waiting"]:not([data-when])').evaluateAll(
      places =>
        places.filter(place => {
          const { top, bottom, height } = place.getBoundingClientRect()
          return height > 0 && bottom > 0 && top < innerHeight
        }).length,
    )
  await expect.poll(countWaiting).toBe(0)
  await page.mouse.move(0, 0)
}

for (const { name, width, open } of PICTURES)
  for (const market of ['cz', 'ro'] as const)
    test(`${name} looks as in its picture (${market}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      // The shop's font is there from the first page on; the first one of all may do without.
      await home(page, market)
      await page.evaluate(() => document.fonts.ready)
      await open(page, market)
      await settle(page)
      await expect(page).toHaveScreenshot(`${name}-${market}-${width}.png`, {
        maxDiffPixelRatio: 0.02,
        caret: 'hide',
      })
    })
