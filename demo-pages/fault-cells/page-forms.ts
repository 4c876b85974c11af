import { expect } from '@playwright/test'
import { GALAXY_S22_LARGE, GALAXY_S24_PRICES } from '../models/devices.ts'
import { expectAlwaysTrue } from '../models/expect-always-true.ts'
import { readWatch } from '../models/page-watch.ts'
import { SELLERS } from '../models/sellers.ts'
import { wrapTexts } from '../models/translate-page.ts'
import type { Cells } from './cell.ts'
import { EMAIL, expectRefusal, expectSendingHelps, expectStatuses, fillSellForm, SELL } from './form-calls.ts'
import { listenTo, pressByKeyboard } from './list-calls.ts'
import { breakStorage, forbidCookies, mangleDom, rewritePages } from './page-faults.ts'

const YEAR = 365 * 86_400_000

/** Forms in a page, or a browser, that is not as it should be. */
export const pageForms: Cells = {
  'F25-P': {
    market: 'ro',
    async play({ page, shop }) {
      const island = /\/sell-form-[\w-]+\.js/
      await page.route(island, route => route.abort())
      await shop.openWithPrice()
      await expect(shop.sellForm.place).toHaveAttribute('data-state', 'failed')
      await expect(shop.sellForm.place.getByRole('link', { name: shop.texts.phoneNumber })).toBeVisible()
      await expectAlwaysTrue(page)
      await page.unroute(island)
      const form = /\/form-[\w-]+\.js/
      await page.route(form, route => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>' }))
      await shop.openWithPrice()
      await shop.pricePanel.getByRole('button', { name: shop.texts.sell }).click()
      await shop.expectTold(shop.texts.formMissing)
      await expectAlwaysTrue(page, { told: shop.texts.formMissing })
      await page.unroute(form)
      await pressByKeyboard(shop)
      await shop.sellForm.expectOpen()
      await expectAlwaysTrue(page)
      const email = /\/send-price-[\w-]+\.js/
      await page.route(email, route => route.abort())
      await shop.pricePanel.getByRole('button', { name: shop.texts.sendPrice }).click()
      await shop.expectTold(shop.texts.formMissing)
      await shop.expectAnyPrice()
      await expectAlwaysTrue(page, { told: shop.texts.formMissing })
      await page.unroute(email)
      await pressByKeyboard(shop)
      await expect(shop.emailForm.field).toBeVisible()
      await expectAlwaysTrue(page)
    },
  },
  'F26-P': {
    market: 'cz',
    async play(stage) {
      const { page, shop, qa } = stage
      const late = await stage.invite({ timezoneId: 'Pacific/Kiritimati' })
      const day = (offset: number) =>
        new Date(Date.now() + offset).toISOString().slice(0, 10).split('-').reverse().join('.')
      // A document that ends within the year is good, though this browser believes that it has ended.
      await page.clock.install({ time: Date.now() + 2 * YEAR })
      const { form } = await fillSellForm(shop)
      await form.field('identityValidTo').fill(day(YEAR / 2))
      await form.submit()
      await form.expectSold()
      await expectStatuses(qa, SELL, [201])
      // And one that ended the day before yesterday is not, though this browser is two years behind.
      await late.page.clock.install({ time: Date.now() - 2 * YEAR })
      const other = await fillSellForm(late.shop)
      await other.form.field('identityValidTo').fill(day(-2 * 86_400_000))
      await other.form.submit()
      await expect(other.form.field('identityValidTo')).toHaveAttribute('aria-invalid', 'true')
      expect(await late.qa.listCalls(SELL)).toEqual([])
      await expectAlwaysTrue(late.page, { told: late.shop.texts.checkFields })
    },
  },
  'F27-P': {
    market: 'ro',
    async play({ page, shop, qa }) {
      await page.addInitScript(breakStorage)
      const { form } = await fillSellForm(shop)
      await expectAlwaysTrue(page)
      await form.submit()
      await form.expectSold()
      await expectStatuses(qa, SELL, [201])
      await expectAlwaysTrue(page)
    },
  },
  'F28-P': {
    market: 'cz',
    async play(stage) {
      const { page, shop, qa } = stage
      const guest = await stage.invite()
      await page.addInitScript(forbidCookies)
      const filled = await fillSellForm(shop)
      await filled.form.submit()
      await shop.expectTold(shop.failures.noCookies)
      await filled.form.expectKept(filled.typed)
      await expectStatuses(qa, SELL, [403])
      await expectAlwaysTrue(page, { told: shop.failures.noCookies })
      // The cookie that the server gives is not kept.
      await guest.page.route('**/active-user/', async route => {
        const response = await route.fetch()
        const { 'set-cookie': _, ...headers } = response.headers()
        await guest.context.clearCookies({ name: 'csrftoken' })
        await route.fulfill({ response, headers })
      })
      await guest.shop.openWithPrice()
      await guest.shop.openEmailForm()
      await guest.context.clearCookies({ name: 'csrftoken' })
      await guest.shop.emailForm.send(SELLERS.cz.email ?? '')
      await guest.shop.expectTold(guest.shop.failures.noCookies)
      await expectStatuses(guest.qa, EMAIL, [403])
      await expectAlwaysTrue(guest.page, { told: guest.shop.failures.noCookies })
    },
  },
  'F29-P': {
    market: 'cz',
    async play(stage) {
      const { page, shop, qa } = stage
      const { form, typed } = await fillSellForm(shop)
      await page.evaluate(mangleDom, 'sell-form')
      expect(await form.readValues()).toEqual(typed)
      await form.field('city').fill('Kyjov')
      await form.place.evaluate(island => island.replaceChildren())
      await form.expectOpen()
      await form.expectKept({ ...typed, city: 'Kyjov' })
      await form.submitButton.focus()
      await expectAlwaysTrue(page)
      await expectSendingHelps(stage, form)
      await expectStatuses(qa, SELL, [201])
    },
  },
  'F30-P': {
    market: 'ro',
    async play(stage) {
      const { page, shop } = stage
      const { form } = await fillSellForm(shop)
      await page.evaluate(wrapTexts)
      await form.field('email').fill('nu-este-adresa')
      await form.field('email').blur()
      const error = form.form.getByText('E-mail nevalid.')
      await expect(error).toBeVisible()
      await page.evaluate(wrapTexts)
      await form.field('email').fill(SELLERS.ro.email ?? '')
      await expect(error).toHaveCount(0)
      const filled = { form, typed: await form.readValues() }
      await expectRefusal(stage, filled, { kind: '400-non-field' }, 'The first thing is wrong.')
      await page.evaluate(wrapTexts)
      await expectRefusal(stage, filled, { kind: '500-html' }, shop.failures.generic)
      await expect(page.getByText('The first thing is wrong.')).toHaveCount(0)
      await page.evaluate(wrapTexts)
      await expect(form.submitButton).toContainText(GALAXY_S24_PRICES.ro.whole)
      await expectSendingHelps(stage, form)
    },
  },
  'F31-P': {
    market: 'cz',
    async play(stage) {
      const { page, shop, qa } = stage
      await rewritePages(page, '/sell/"', '/sell"')
      const { form, typed } = await fillSellForm(shop)
      const sent = listenTo(page, /\/sell\/?$/)
      await form.submit()
      await shop.expectTold(shop.failures.generic)
      await form.expectKept(typed)
      const methods = sent.map(request => request.method)
      expect(methods, 'the browser has made a reading of the writing').toEqual(['POST', 'GET'])
      expect(await qa.listCalls(SELL)).toEqual([])
      await expect(page.getByText(shop.texts.sent)).toHaveCount(0)
      await expectAlwaysTrue(page, { told: shop.failures.generic })
    },
  },
  'F32-P': {
    market: 'ro',
    async play({ page, shop, qa }) {
      const elsewhere = ['location-other-origin', 'location-script', 'location-missing']
      for (const kind of elsewhere) {
        const { form } = await fillSellForm(shop)
        const address = page.url()
        await qa.misbehave({ route: SELL, kind, times: 1 })
        await form.submit()
        await shop.expectTold(shop.texts.sent)
        await page.waitForTimeout(300)
        expect(page.url()).toBe(address)
        expect(readWatch(page).said.filter(line => line.includes('Location'))).not.toEqual([])
        await expectAlwaysTrue(page, { told: shop.texts.sent })
      }
      await qa.forgetCalls()
      const { form } = await fillSellForm(shop)
      await qa.misbehave({ route: SELL, kind: 'location-same-origin', times: 1 })
      const documents: string[] = []
      page.on('request', request => {
        if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
      })
      await form.submit()
      await page.waitForURL('**/ro/vanzare/')
      await page.waitForTimeout(500)
      expect(documents, 'it goes there once').toEqual(['/ro/vanzare/'])
      await expectStatuses(qa, SELL, [201])
    },
  },
  'F33-P': {
    market: 'ro',
    async play(stage) {
      const { page, shop, qa, openTab } = stage
      const { form, typed } = await fillSellForm(shop, GALAXY_S22_LARGE)
      await qa.reprice('ro', GALAXY_S22_LARGE.model.value, 0.95)
      const other = await openTab()
      await other.shop.openWithPrice(GALAXY_S22_LARGE)
      const price = (await other.shop.amount.textContent()) ?? ''
      await page.bringToFront()
      await form.submit()
      await shop.expectTold(shop.texts.priceChanged)
      await shop.expectPrice(price)
      await form.expectKept(typed)
      await expectStatuses(qa, SELL, [409])
      await expectAlwaysTrue(page, { told: shop.texts.priceChanged })
      await expectSendingHelps(stage, form)
      await expectStatuses(qa, SELL, [409, 201])
    },
  },
}
