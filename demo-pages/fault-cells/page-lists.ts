import { expect } from '@playwright/test'
import { CHARGER_QUESTION, GALAXY_S24, GALAXY_S24_PRICES } from '../models/devices.ts'
import { expectAlwaysTrue } from '../models/expect-always-true.ts'
import { wrapTexts } from '../models/translate-page.ts'
import type { Cells } from './cell.ts'
import { LISTS, listenTo } from './list-calls.ts'
import { breakStorage, forbidCookies, mangleDom, rewritePages } from './page-faults.ts'

const SELECTOR_CHUNK = /\/buyback-selector-[\w-]+\.js/
const { manufacturer, model } = GALAXY_S24

/** Lists in a page, or a browser, that is not as it should be. */
export const pageLists: Cells = {
  'F25-L': {
    market: 'cz',
    async play({ page, shop }) {
      await page.addInitScript(() => {
        addEventListener('ostrov:failed', event => {
          const { component } = (event as CustomEvent<{ component: string }>).detail
          sessionStorage.setItem('failed', `${sessionStorage.getItem('failed') ?? ''} ${component}`)
        })
      })
      await page.route(SELECTOR_CHUNK, route =>
        route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>' }),
      )
      await shop.open()
      await expect(shop.selector).toHaveAttribute('data-state', 'failed')
      await shop.selector.getByRole('link', { name: shop.texts.phones }).click()
      await expect(page).toHaveURL(/\?type=telefony$/)
      const tries: { search: string; time: number }[] = []
      await page.route(SELECTOR_CHUNK, route => {
        const { search } = new URL(route.request().url())
        // The page before goes on trying, and must stay as it is until its link was followed.
        if (!route.request().frame().url().includes('manufacturer=samsung')) return route.abort()
        tries.push({ search, time: Date.now() })
        return search ? route.continue() : route.abort()
      })
      await shop.selector.getByRole('link', { name: 'Samsung' }).click()
      await expect(page).toHaveURL(/manufacturer=samsung$/)
      await expect(shop.selector.getByRole('link', { name: shop.texts.phoneNumber })).toBeVisible()
      await expect(shop.selector.getByRole('link', { name: model.label })).toBeVisible()
      await shop.expectList('model', model.label)
      await expect(shop.selector).toHaveAttribute('data-state', 'ready')
      const again = tries.at(-1)
      expect(again?.search, 'what is asked for again is taken from no cache').toMatch(/^\?./)
      expect((again?.time ?? 0) - (tries[0]?.time ?? 0)).toBeGreaterThanOrEqual(990)
      expect(await page.evaluate(() => sessionStorage.getItem('failed'))).toContain('buyback-selector')
      await expectAlwaysTrue(page)
    },
  },
  'F26-L': {
    market: 'cz',
    async play(stage) {
      const YEAR = 365 * 86_400_000
      const { page, shop, qa } = stage
      const early = await stage.invite({ timezoneId: 'Pacific/Kiritimati' })
      for (const [visitor, skew] of [
        [stage, YEAR],
        [early, -YEAR],
      ] as const) {
        await visitor.page.clock.install({ time: Date.now() + skew })
        await visitor.shop.openWithPrice()
        await visitor.shop.expectPrice(GALAXY_S24_PRICES.cz.whole)
        await visitor.page.waitForTimeout(500)
        expect(await visitor.qa.listCalls('buyout-appraisal'), 'the price has not expired').toEqual([])
        await expect(visitor.page.getByText(shop.texts.expired)).toHaveCount(0)
        await expectAlwaysTrue(visitor.page)
      }
      // The clock is put back; what was read stays, and grows old all the same.
      await page.clock.setSystemTime(Date.now() - 600_000)
      await shop.choose('manufacturer', 'Apple')
      await shop.expectList('model', 'iPhone 16e 128 GB')
      await page.clock.fastForward(6 * 60_000)
      await qa.forgetCalls()
      await shop.choose('manufacturer', manufacturer.label)
      await shop.expectList('model', model.label)
      await expect(async () => expect(await qa.listCalls('buyout-models')).toHaveLength(1)).toPass()
      // By the server's clock the price of the other visitor ends in seven days, whatever the browser's says.
      await early.page.clock.fastForward(8 * 86_400_000)
      await expect(early.page.getByText(shop.texts.expired)).toBeVisible()
      expect(await early.qa.listCalls('buyout-appraisal')).toHaveLength(1)
    },
  },
  'F27-L': {
    market: 'ro',
    async play({ page, shop }) {
      await page.addInitScript(breakStorage)
      await shop.open()
      await shop.chooseDevice()
      await shop.answerAll()
      await shop.expectPrice(GALAXY_S24_PRICES.ro.whole)
      await expectAlwaysTrue(page)
    },
  },
  'F28-L': {
    market: 'cz',
    async play({ page, shop, qa }) {
      await page.addInitScript(forbidCookies)
      await LISTS.models.ask(shop)
      await shop.expectList('model', model.label)
      expect(await qa.listCalls('buyout-models')).toHaveLength(1)
      await expectAlwaysTrue(page)
    },
  },
  'F29-L': {
    market: 'cz',
    async play({ page, shop }) {
      await shop.openAt('manufacturer')
      await shop.expectList('model', model.label)
      await page.evaluate(mangleDom, 'buyback-selector')
      await shop.choose('manufacturer', 'Google')
      await shop.expectList('model', 'Pixel 9 128 GB')
      await expect(shop.card('model', model.label)).toHaveCount(0)
      await shop.selector.evaluate(island => island.replaceChildren())
      await shop.expectList('model', 'Pixel 9 128 GB')
      await expect(shop.card('manufacturer', 'Google')).toBeChecked()
      await shop.selector.evaluate(island => {
        for (const child of [...island.childNodes]) child.textContent = ''
      })
      await shop.expectList('model', 'Pixel 9 128 GB')
      await shop.choose('manufacturer', manufacturer.label)
      await shop.expectList('model', model.label)
      await expectAlwaysTrue(page)
    },
  },
  'F30-L': {
    market: 'ro',
    async play({ page, shop }) {
      const { question, no } = CHARGER_QUESTION.ro
      const { withoutCharger } = GALAXY_S24_PRICES.ro
      await shop.openWithPrice()
      await page.evaluate(wrapTexts)
      await shop.answer(question, no)
      await shop.expectPrice(withoutCharger)
      await expect(shop.pricePanel.locator('[data-kind="total"]')).toContainText(withoutCharger)
      await page.evaluate(wrapTexts)
      await shop.choose('manufacturer', 'Google')
      await shop.expectList('model', 'Pixel 9 128 GB')
      await expect(shop.card('model', model.label)).toHaveCount(0)
      await expect(shop.selector).not.toContainText(withoutCharger)
      await expectAlwaysTrue(page)
    },
  },
  'F31-L': {
    market: 'ro',
    async play({ page, shop, qa }) {
      await rewritePages(page, '/models/"', '/models"')
      const asked = listenTo(page, /\/models\/?$/)
      await LISTS.models.ask(shop)
      await shop.expectList('model', model.label)
      expect(asked.map(request => request.path)).toEqual([
        '/ro/vanzare/api/telefoane/samsung/models',
        '/ro/vanzare/api/telefoane/samsung/models/',
      ])
      expect(await qa.listCalls('buyout-models')).toHaveLength(1)
      await expectAlwaysTrue(page)
    },
  },
  'F33-L': {
    market: 'cz',
    async play({ page, shop, qa, openTab }) {
      await page.goto(shop.texts.signInPath)
      await page.getByLabel('E-mail').fill('zakaznik@laguna.example')
      await page.getByLabel('Heslo').fill('Zakaznik-1')
      await page.getByRole('main').getByRole('button').click()
      const other = await openTab()
      await other.shop.openAt('type')
      await other.shop.expectList('manufacturer')
      await shop.open()
      await page.getByRole('banner').getByRole('button').click()
      await other.shop.choose('manufacturer', manufacturer.label)
      await other.shop.expectList('model', model.label)
      expect(await qa.listCalls('buyout-models')).toHaveLength(1)
      await expectAlwaysTrue(other.page)
    },
  },
}
