import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { addressOf, GALAXY_S22_LARGE } from '../models/devices.ts'
import { expectAlwaysTrue } from '../models/expect-always-true.ts'
import type { Cells } from './cell.ts'
import { EMAIL, expectOneKey, expectSendingHelps, expectStatuses, fillSellForm, SELL } from './form-calls.ts'
import { leaveAndComeBack } from './page-faults.ts'

/** Forms that are sent twice, late, or while the visitor goes away. */
export const orderedForms: Cells = {
  'F19-P': {
    market: 'cz',
    async play({ page, shop, qa }) {
      await page.route(/\/(sell|send-to-email)\/$/, async route => {
        const first = await route.fetch()
        await route.fetch()
        await route.fulfill({ response: first })
      })
      const email = `${randomUUID()}@example.cz`
      await shop.openWithPrice()
      await (await shop.openEmailForm()).send(email)
      await shop.emailForm.expectSent()
      await expectStatuses(qa, EMAIL, [204, 204])
      expect(await qa.listMails(email)).toHaveLength(1)
      await expectAlwaysTrue(page, { told: shop.texts.emailSent })
      const { form } = await fillSellForm(shop)
      await form.submit()
      await form.expectSold()
      await expectStatuses(qa, SELL, [201, 201])
      await expectOneKey(qa, SELL)
    },
  },
  'F20-P': {
    market: 'ro',
    async play({ page, shop, qa }) {
      const { form, typed } = await fillSellForm(shop)
      await qa.misbehave({ route: SELL, kind: 'delay', delay: 2000, times: 1 })
      await form.submit()
      await expect(form.submitButton).toHaveAttribute('aria-disabled', 'true')
      await form.submitButton.click({ force: true })
      await form.field('city').press('Enter')
      await page.waitForTimeout(500)
      expect(await form.readValues()).toEqual(typed)
      await form.expectSold()
      await expectStatuses(qa, SELL, [201])
      await expectAlwaysTrue(page)
    },
  },
  'F21-P': {
    market: 'cz',
    async play({ page, shop, qa }) {
      const { form } = await fillSellForm(shop)
      await qa.misbehave({ route: SELL, kind: 'delay', delay: 1000, times: 1 })
      await form.submitButton.click()
      await page.waitForTimeout(50)
      await form.submitButton.click({ force: true })
      await expect(form.submitButton).toHaveAttribute('aria-disabled', 'true')
      await form.field('firstName').focus()
      for (let presses = 0; presses < 5; presses++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
      await form.expectSold()
      await expectStatuses(qa, SELL, [201])
      await expectAlwaysTrue(page)
    },
  },
  'F22-P': {
    market: 'ro',
    async play({ context, page, shop, qa, openTab }) {
      const { form } = await fillSellForm(shop)
      await qa.misbehave({ route: SELL, kind: 'delay', delay: 1500, times: 1 })
      const sent: { url: string; data: Buffer | null; headers: Record<string, string> }[] = []
      await page.route('**/sell/', async route => {
        const { 'x-csrftoken': token = '', 'idempotency-key': key = '' } = route.request().headers()
        sent.push({
          url: route.request().url(),
          data: route.request().postDataBuffer(),
          headers: { 'Content-Type': 'application/json', 'X-CSRFToken': token, 'Idempotency-Key': key },
        })
        await route.continue()
      })
      await form.submit()
      await expect(async () => expect(await qa.listCalls(SELL)).toHaveLength(1)).toPass()
      await page.close()
      await expectStatuses(qa, SELL, [201])
      const [{ url = '', ...rest } = {}] = sent
      const again = await context.request.post(url, rest)
      expect(again.status()).toBe(201)
      const other = await openTab()
      await other.page.goto(again.headers().location ?? '')
      await expect(other.page.locator('[data-component="buyback-review"]')).toContainText('Codlea')
      await other.shop.openWithPrice()
      await expect(other.shop.sellForm.form, 'nothing that was typed is kept anywhere').toHaveCount(0)
      await expectAlwaysTrue(other.page)
    },
  },
  'F23-P': {
    market: 'cz',
    async play(stage) {
      const guest = await stage.inviteWithMemory()
      const { page, shop, qa } = guest
      const { form, typed } = await fillSellForm(shop)
      await qa.misbehave({ route: SELL, kind: 'hang', times: 1 })
      await form.submit()
      await expect(form.submitButton).toHaveAttribute('aria-disabled', 'true')
      await expect(async () => expect(await qa.listCalls(SELL)).toHaveLength(1)).toPass()
      await leaveAndComeBack(page)
      await form.expectKept(typed)
      await page.waitForTimeout(1500)
      expect(await qa.listCalls(SELL), 'it is not sent by itself').toHaveLength(1)
      await expectAlwaysTrue(page)
      await expectSendingHelps(guest, form)
      await expectOneKey(qa, SELL)
    },
  },
  'F24-P': {
    market: 'ro',
    async play({ page, shop, qa }) {
      await shop.openWithPrice(GALAXY_S22_LARGE)
      const start = page.url()
      await page.evaluate(address => history.pushState(null, '', address), addressOf('ro', 'price'))
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
      await expect(shop.card('model', 'Galaxy S24 128 GB')).toBeChecked()
      await shop.expectAnyPrice()
      const form = await shop.openSellForm()
      await form.fill()
      await page.goBack()
      await expect(page).toHaveURL(start)
      await expect(shop.card('model', GALAXY_S22_LARGE.model.label)).toBeChecked()
      await shop.expectAnyPrice()
      await expect(form.form, 'another device has a form of its own').toHaveCount(0)
      await shop.openSellForm()
      expect(Object.values(await form.readValues()).join()).not.toContain('Codlea')
      expect(await qa.listCalls(SELL)).toEqual([])
      await expectAlwaysTrue(page)
    },
  },
}
