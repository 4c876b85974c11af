import { expect } from '@playwright/test'
import { GALAXY_S24 } from '../models/devices.ts'
import { expectAlwaysTrue } from '../models/expect-always-true.ts'
import type { Cells } from './cell.ts'
import { expectRetryHelps, LISTS, playKinds, pressByKeyboard } from './list-calls.ts'

/** What each shape of Django REST framework's errors says first. */
const FIRST_MESSAGES = [
  ['400-field', 'This field is required.'],
  ['400-nested', 'This field is required.'],
  ['400-nested-not-object', 'Invalid data. Expected a dictionary, but got str.'],
  ['400-non-field', 'The first thing is wrong.'],
  ['400-list-of-objects', 'A valid integer is required.'],
  ['400-indexed-objects', 'A valid integer is required.'],
  ['400-list-field', 'Not a valid string.'],
  ['400-top-level-list', 'A valid integer is required.'],
  ['400-bare-list', "This can't be done."],
  ['400-detail-url', 'We no longer buy this device back.'],
  ['400-detail-url-lists', 'We no longer buy this device back.'],
  ['400-bad-json', 'JSON parse error'],
  ['400-proto-key', 'This key is a trap.'],
] as const

/** Lists that the server refuses. */
export const refusedLists: Cells = {
  'F05-L': {
    market: 'ro',
    async play(stage) {
      await playKinds(stage, LISTS.models, FIRST_MESSAGES)
      await expectAlwaysTrue(stage.page, { told: 'This key is a trap.' })
      expect(await stage.page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
      await expectRetryHelps(stage, LISTS.models)
    },
  },
  'F06-L': {
    market: 'cz',
    async play(stage) {
      const { page, shop, qa } = stage
      await playKinds(stage, LISTS.colors, [
        ['400-non-field', 'The first thing is wrong.'],
        ['400-bare-list', "This can't be done."],
        [
          '400-field',
          'This word stands first.',
          { note: ['This word stands first.'], other: ['This one not.'] },
        ],
      ])
      await expectRetryHelps(stage, LISTS.colors)
      // The price list has a rule of its own: the server's word, and the address that it gives.
      await qa.misbehave({ route: 'buyout-appraisal', kind: '400-detail-url' })
      await shop.chooseColor(GALAXY_S24.color)
      await shop.expectTold('We no longer buy this device back.')
      await expect(page).toHaveURL(/\/cz\/vykup\/\?type=telefony$/)
      expect(await qa.listCalls('buyout-appraisal')).toHaveLength(1)
      await expect(shop.amount).toHaveCount(0)
      await expectAlwaysTrue(page, { told: 'We no longer buy this device back.' })
      await qa.behave()
      await pressByKeyboard(shop)
      await shop.answerAll()
      await shop.expectPrice('9 200 Kč')
      await expectAlwaysTrue(page)
    },
  },
  'F07-L': {
    market: 'ro',
    async play(stage) {
      const { page, shop, qa } = stage
      for (const kind of ['401', '403-signed-out', '302-sign-in']) {
        await qa.behave()
        await qa.misbehave({ route: 'buyout-models', kind })
        await qa.forgetCalls()
        await LISTS.models.ask(shop)
        await shop.expectTold(shop.failures.signedOut)
        await page.waitForTimeout(1300)
        expect(await qa.listCalls('buyout-models')).toHaveLength(1)
        await expectAlwaysTrue(page, { told: shop.failures.signedOut })
        await pressByKeyboard(shop, shop.signInLink)
        const next = encodeURIComponent('/ro/vanzare/?type=telefoane&manufacturer=samsung')
        await page.waitForURL(`**${shop.texts.signInPath}?next=${next}`)
      }
      for (const kind of ['403-csrf-json', '403-csrf-html']) {
        await qa.behave()
        await qa.misbehave({ route: 'buyout-models', kind })
        await qa.forgetCalls()
        await LISTS.models.ask(shop)
        await expect(shop.selector.getByRole('alert')).toBeVisible()
        await page.waitForTimeout(1300)
        expect(await qa.listCalls('buyout-models')).toHaveLength(1)
        await expectAlwaysTrue(page)
      }
      await shop.choose('manufacturer', 'Google')
      await qa.behave()
      await shop.choose('manufacturer', 'Apple')
      await shop.expectList('model', 'iPhone 16e 128 GB')
    },
  },
  'F08-L': {
    market: 'cz',
    async play(stage) {
      const { page, shop } = stage
      await playKinds(stage, LISTS.manufacturers, [['403-denied', shop.failures.forbidden]])
      await expect(shop.retryButton).toHaveCount(0)
      await expectAlwaysTrue(page, { told: shop.failures.forbidden })
    },
  },
  'F09-L': {
    market: 'ro',
    async play(stage) {
      const { page, shop, qa } = stage
      await playKinds(stage, LISTS.manufacturers, [['404-json', shop.failures.notFound]])
      await expect(shop.retryButton).toHaveCount(0)
      await expectAlwaysTrue(page, { told: shop.failures.notFound })
      await qa.behave()
      await playKinds(stage, LISTS.types, [['404-html', shop.failures.notFound]])
      await expectAlwaysTrue(page, { told: shop.failures.notFound })
    },
  },
  'F10-L': {
    market: 'cz',
    async play(stage) {
      const { page, shop } = stage
      const said = 'Prices have changed in the meantime.'
      await playKinds(stage, LISTS.colors, [
        ['409', said],
        ['409', shop.failures.conflict, {}],
      ])
      await expectAlwaysTrue(page, { told: shop.failures.conflict })
      await expectRetryHelps(stage, LISTS.colors)
      await expect(page.getByText(said)).toHaveCount(0)
    },
  },
  'F11-L': {
    market: 'ro',
    async play(stage) {
      const { page, shop } = stage
      await playKinds(stage, LISTS.types, [['413-html', shop.failures.generic]])
      await expectAlwaysTrue(page, { told: shop.failures.generic })
      await expectRetryHelps(stage, LISTS.types)
    },
  },
}
