import { expect } from '@playwright/test'
import { addressOf, GALAXY_S24, GALAXY_S24_PRICES } from '../models/devices.ts'
import { expectAlwaysTrue } from '../models/expect-always-true.ts'
import { SELLERS } from '../models/sellers.ts'
import type { Cells } from './cell.ts'
import { LISTS } from './list-calls.ts'
import { leaveAndComeBack, rewritePages } from './page-faults.ts'

/** Lists that come twice, late or after the visitor went away. */
export const orderedLists: Cells = {
  'F19-L': {
    market: 'cz',
    async play({ page, shop, qa }) {
      await page.route('**/models/', async route => {
        const first = await route.fetch()
        await route.fetch()
        await route.fulfill({ response: first })
      })
      await LISTS.models.ask(shop)
      await shop.expectList('model', GALAXY_S24.model.label)
      await expect(shop.card('model', GALAXY_S24.model.label)).toHaveCount(1)
      expect(await qa.listCalls('buyout-models'), 'the line has doubled the one request').toHaveLength(2)
      await expectAlwaysTrue(page)
    },
  },
  'F20-L': {
    market: 'ro',
    async play({ page, shop, qa }) {
      await qa.misbehave({ route: 'buyout-manufacturers', kind: 'delay', delay: 2000, times: 1 })
      await shop.open()
      await page.evaluate(() => {
        const seen: string[] = []
        Object.assign(window, { seenTexts: seen })
        new MutationObserver(() => {
          if (document.body.textContent.includes('Motorola')) seen.push('Motorola')
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      })
      await shop.choose('type', shop.texts.phones)
      await shop.choose('type', shop.texts.tablets)
      await shop.expectList('manufacturer')
      await page.waitForTimeout(2500)
      expect(await page.evaluate(() => (window as unknown as { seenTexts: string[] }).seenTexts)).toEqual([])
      await expect(shop.card('manufacturer', 'Apple')).toBeVisible()
      await expect(shop.card('manufacturer', 'Motorola')).toHaveCount(0)
      expect(await qa.listCalls('buyout-manufacturers')).toHaveLength(2)
      await expectAlwaysTrue(page)
    },
  },
  'F21-L': {
    market: 'cz',
    async play({ page, shop, qa }) {
      await shop.openAt('type')
      await shop.expectList('manufacturer')
      await shop.card('manufacturer', GALAXY_S24.manufacturer.label).dblclick({ delay: 10 })
      await page.waitForTimeout(50)
      await shop.card('manufacturer', GALAXY_S24.manufacturer.label).click()
      await page.keyboard.press('Enter')
      await shop.expectList('model')
      await page.waitForTimeout(300)
      expect(await qa.listCalls('buyout-models')).toHaveLength(1)
      await expectAlwaysTrue(page)
    },
  },
  'F23-L': {
    market: 'ro',
    async play(stage) {
      const { page, shop, qa } = await stage.inviteWithMemory()
      await page.clock.install()
      await shop.openWithPrice()
      await shop.openEmailForm()
      await shop.emailForm.field.fill(SELLERS.ro.email ?? '')
      await qa.forgetCalls()
      await leaveAndComeBack(page)
      await page.waitForTimeout(500)
      expect(await qa.listCalls('buyout-appraisal'), 'what is fresh is not asked for again').toEqual([])
      await page.clock.fastForward(31_000)
      await leaveAndComeBack(page)
      await expect(async () => expect(await qa.listCalls('buyout-appraisal')).toHaveLength(1)).toPass()
      await shop.expectPrice(GALAXY_S24_PRICES.ro.whole)
      await expect(shop.emailForm.field).toHaveValue(SELLERS.ro.email ?? '')
      await expectAlwaysTrue(page)
    },
  },
  'F24-L': {
    market: 'cz',
    async play({ page, shop, qa }) {
      await rewritePages(page, '"market":"cz"', '"market":"cz","address":"push"')
      await shop.openAt('manufacturer')
      await shop.expectList('model')
      const start = await page.evaluate(() => history.length)
      await shop.choose('model', GALAXY_S24.model.label)
      await expect(page).toHaveURL(addressOf('cz', 'model'))
      await shop.chooseColor(GALAXY_S24.color)
      await expect(page).toHaveURL(addressOf('cz', 'color'))
      expect(await page.evaluate(() => history.length), 'one entry for each choice').toBe(start + 2)
      await shop.answerAll()
      await shop.expectPrice(GALAXY_S24_PRICES.cz.whole)
      await expect(page).toHaveURL(addressOf('cz', 'price'))
      await qa.forgetCalls()
      while (page.url().includes('color=')) await page.goBack()
      await expect(page).toHaveURL(addressOf('cz', 'model'))
      await expect(shop.card('model', GALAXY_S24.model.label)).toBeChecked()
      await shop.expectList('color')
      await expect(shop.list('color').locator('input:checked')).toHaveCount(0)
      await expect(shop.amount).toHaveCount(0)
      await page.goBack()
      await expect(shop.list('model').locator('input:checked')).toHaveCount(0)
      await expect(shop.list('color')).toHaveCount(0)
      await page.goForward()
      await page.goForward()
      await expect(page).toHaveURL(addressOf('cz', 'color'))
      await expect(shop.list('color').locator(`input[value="${GALAXY_S24.color}"]`)).toBeChecked()
      await expect(shop.list('model').locator('input:checked')).toHaveCount(1)
      await expectAlwaysTrue(page)
    },
  },
}
