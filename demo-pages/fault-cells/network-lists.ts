import { expect } from '@playwright/test'
import { GALAXY_S24 } from '../models/devices.ts'
import { expectAlwaysTrue } from '../models/expect-always-true.ts'
import type { Cells } from './cell.ts'
import { expectGaps, expectRetryHelps, LISTS, listenTo } from './list-calls.ts'

/** Four tries of ten seconds each, the pauses between them, and one second more. */
const LONGEST_READ = 48_000

/** Lists that nobody answers. */
export const networkLists: Cells = {
  'F01-L': {
    market: 'cz',
    async play({ context, page, shop, qa }) {
      await shop.openAt('manufacturer')
      await shop.choose('manufacturer', 'Google')
      await shop.expectList('model', 'Pixel 9 128 GB')
      await qa.forgetCalls()
      await context.setOffline(true)
      await shop.choose('manufacturer', GALAXY_S24.manufacturer.label)
      await shop.expectList('model', GALAXY_S24.model.label)
      await shop.choose('model', GALAXY_S24.model.label)
      await expect(page.getByText(shop.texts.offlineNotice)).toHaveCount(1)
      await page.waitForTimeout(2000)
      await expect(shop.list('type')).toBeVisible()
      await expect(shop.list('manufacturer')).toBeVisible()
      await expect(shop.retryButton, 'it is a pause and no error').toHaveCount(0)
      expect(await qa.listCalls('buyout-colors')).toEqual([])
      expect(await qa.listCalls('buyout-models')).toEqual([])
      await context.setOffline(false)
      await shop.expectList('color')
      await expect(page.getByText(shop.texts.offlineNotice)).toHaveCount(0)
      expect(await qa.listCalls('buyout-colors')).toHaveLength(1)
      await expectAlwaysTrue(page)
    },
  },
  'F02-L': {
    market: 'ro',
    async play(stage) {
      const { page, shop, qa } = stage
      // The browser itself sends again what a kept-open connection has lost, so the page's own tries are counted.
      const tries = listenTo(page, /\/models\/$/)
      await qa.misbehave({ route: 'buyout-models', kind: 'drop' })
      await LISTS.models.ask(shop)
      await shop.expectTold(shop.failures.offline)
      expectGaps(tries, [1000, 2000, 4000])
      await expect(shop.list('manufacturer')).toBeVisible()
      await expectAlwaysTrue(page, { told: shop.failures.offline })
      await expectRetryHelps(stage, LISTS.models)
    },
  },
  'F03-L': {
    market: 'ro',
    async play(stage) {
      const { page, shop, qa } = stage
      await qa.misbehave({ route: 'buyout-manufacturers', kind: 'hang' })
      await LISTS.manufacturers.ask(shop)
      await shop.expectTold(shop.failures.timeout, { timeout: LONGEST_READ + 4000 })
      expectGaps(await qa.listCalls('buyout-manufacturers'), [11_000, 12_000, 14_000], 900)
      await expectAlwaysTrue(page, { told: shop.failures.timeout, longestWait: LONGEST_READ })
      await expectRetryHelps(stage, LISTS.manufacturers)
    },
  },
  'F04-L': {
    market: 'cz',
    async play(stage) {
      const { page, shop, qa } = stage
      await qa.misbehave({ route: 'buyout-models', kind: 'drip' })
      await LISTS.models.ask(shop)
      await shop.expectTold(shop.failures.timeout, { timeout: LONGEST_READ + 4000 })
      expectGaps(await qa.listCalls('buyout-models'), [11_000, 12_000, 14_000], 900)
      await expectAlwaysTrue(page, { told: shop.failures.timeout, longestWait: LONGEST_READ })
      await expectRetryHelps(stage, LISTS.models)
    },
  },
}
