import { expect } from '@playwright/test'
import type { BuybackPage } from '#e2e/models/buyback-page.ts'
import { addressOf, GALAXY_S22, GALAXY_S22_LARGE, GALAXY_S24 } from '#e2e/models/devices.ts'
import { expectInvariants } from '#e2e/models/expect-invariants.ts'
import { readWatch } from '#e2e/models/page-watch.ts'
import type { SellForm } from '#e2e/models/sell-form.ts'
import type { Visitor } from '#e2e/models/visitor.ts'

const ROUTE = 'sell-buyout-online'
const DAY = 86_400_000

export async function fillSale(shop: BuybackPage, device = GALAXY_S24): Promise<SellForm> {
  await shop.openWithPrice(device)
  const form = await shop.openSellForm()
  await form.fill()
  return form
}

const expectStatuses = ({ qa }: Visitor, statuses: readonly number[]): Promise<void> =>
  expect.poll(async () => (await qa.listCalls(ROUTE)).map(({ status }) => status)).toEqual(statuses)

/** What the prices have become is shown, and the form is sent for that. */
async function sellAtNewPrice(visitor: Visitor, form: SellForm, price: RegExp | string): Promise<void> {
  const { page, shop } = visitor
  const typed = await form.readValues()
  await form.submit()
  await shop.expectTold(shop.texts.priceChanged)
  await expect(shop.amount).toHaveText(price)
  await form.expectKept(typed)
  await expectStatuses(visitor, [409])
  await expectInvariants(page, { told: shop.texts.priceChanged })
  await form.submitButton.press('Enter')
  await form.expectSold()
  await expectStatuses(visitor, [409, 201])
}

/** Rows of the matrix whose behaviour at a sale is more than a form's. */
export const SALE_CASES: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  async 'F10-P'(visitor) {
    const { shop, qa } = visitor
    const form = await fillSale(shop, GALAXY_S22)
    const before = (await shop.amount.textContent()) ?? ''
    await qa.reprice('ro', GALAXY_S22.model.value, 0.9)
    await sellAtNewPrice(visitor, form, new RegExp(`^(?!${before}$)`))
    expect(await qa.listCalls('buyout-appraisal')).toHaveLength(1)
  },
  async 'F33-P'(visitor) {
    const { page, shop, qa, openTab } = visitor
    const form = await fillSale(shop, GALAXY_S22_LARGE)
    await qa.reprice('ro', GALAXY_S22_LARGE.model.value, 0.95)
    const other = await openTab()
    await other.shop.openWithPrice(GALAXY_S22_LARGE)
    await page.bringToFront()
    await sellAtNewPrice(visitor, form, (await other.shop.amount.textContent()) ?? '')
  },
  async 'F23-P'(visitor) {
    const { page, shop, qa } = await visitor.inviteWithBfcache()
    const form = await fillSale(shop)
    const typed = await form.readValues()
    await qa.misbehave({ route: ROUTE, kind: 'hang', times: 1 })
    await form.submit()
    await expect.poll(() => qa.listCalls(ROUTE)).toHaveLength(1)
    await page.evaluate(() => Object.assign(window, { isKept: true }))
    await page.goto(shop.texts.signInPath)
    await page.goBack({ waitUntil: 'commit' })
    expect(await page.evaluate(() => 'isKept' in window), 'the page comes from the bfcache').toBe(true)
    await form.expectKept(typed)
    await page.waitForTimeout(1500)
    expect(await qa.listCalls(ROUTE), 'it is not sent by itself').toHaveLength(1)
    await expectInvariants(page)
    await form.submitButton.press('Enter')
    await form.expectSold()
  },
  async 'F24-P'({ page, shop, qa }) {
    await shop.openWithPrice(GALAXY_S22_LARGE)
    const start = page.url()
    await page.evaluate(address => history.pushState(null, '', address), addressOf('ro', 'price'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await expect(shop.folded('model', GALAXY_S24.model.label)).toBeVisible()
    await shop.expectAnyPrice()
    const form = await shop.openSellForm()
    await form.fill()
    await page.goBack()
    await expect(page).toHaveURL(start)
    await expect(shop.folded('model', GALAXY_S22_LARGE.model.label)).toBeVisible()
    await shop.expectAnyPrice()
    await expect(form.form, 'another device has a form of its own').toHaveCount(0)
    await shop.openSellForm()
    expect(Object.values(await form.readValues()).join()).not.toContain('Codlea')
    expect(await qa.listCalls(ROUTE)).toEqual([])
    await expectInvariants(page)
  },
  async 'F25-P'({ page, shop }) {
    const [island, ...parts] = [/\/sell-form-[\w-]+\.js/, /\/form-[\w-]+\.js/, /\/send-price-[\w-]+\.js/]
    await page.route(island, route => route.abort())
    await shop.openWithPrice()
    await expect(shop.sellForm.place).toHaveAttribute('data-state', 'failed')
    await expect(shop.sellForm.place.getByRole('link', { name: shop.texts.phoneNumber })).toBeVisible()
    await page.unroute(island)
    for (const part of parts)
      await page.route(part, route => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>' }))
    await shop.openWithPrice()
    for (const [i, opener] of [shop.texts.sell, shop.texts.sendPrice].entries()) {
      await shop.pricePanel.getByRole('button', { name: opener }).click()
      await shop.expectTold(shop.texts.formMissing)
      await expectInvariants(page, { told: shop.texts.formMissing })
      await page.unroute(parts[i] ?? '')
      await shop.retryButton.first().press('Enter')
      if (i === 0) await shop.sellForm.expectOpen()
      else await expect(shop.emailForm.field).toBeVisible()
    }
    await expectInvariants(page)
  },
  async 'F26-P'(visitor) {
    const late = await visitor.invite({ timezoneId: 'Pacific/Kiritimati' })
    const spell = (time: number) => new Date(time).toISOString().slice(0, 10).split('-').reverse().join('.')
    // A document that ends within the year is good, though this browser believes that it has ended.
    await visitor.page.clock.install({ time: Date.now() + 730 * DAY })
    const form = await fillSale(visitor.shop)
    await form.field('identityValidTo').fill(spell(Date.now() + 182 * DAY))
    await form.submit()
    await form.expectSold()
    // And one that ended the day before yesterday is not, though this browser is two years behind.
    await late.page.clock.install({ time: Date.now() - 730 * DAY })
    const other = await fillSale(late.shop)
    await other.field('identityValidTo').fill(spell(Date.now() - 2 * DAY))
    await other.submit()
    await expect(other.field('identityValidTo')).toHaveAttribute('aria-invalid', 'true')
    expect(await late.qa.listCalls(ROUTE)).toEqual([])
    await expect(other.field('identityValidTo'), 'which has the focus and tells why').toBeFocused()
    await expectInvariants(late.page)
  },
  async 'F32-P'(visitor) {
    const { page, shop, qa } = visitor
    const form = await fillSale(shop)
    for (const kind of ['location-other-origin', 'location-script', 'location-missing']) {
      const address = page.url()
      await qa.misbehave({ route: ROUTE, kind, times: 1 })
      await form.submit()
      await shop.expectTold(shop.texts.sent)
      await page.waitForTimeout(300)
      expect(page.url()).toBe(address)
      expect(readWatch(page).said.filter(line => line.includes('Location'))).not.toEqual([])
      await expectInvariants(page, { told: shop.texts.sent })
      await page.reload()
      await shop.sellAnother()
      await form.fill()
    }
    await qa.misbehave({ route: ROUTE, kind: 'location-same-origin', times: 1 })
    const documents: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
    })
    await form.submit()
    await page.waitForURL('**/ro/vanzare/')
    await page.waitForTimeout(500)
    expect(documents, 'it goes there once').toEqual(['/ro/vanzare/'])
  },
}
