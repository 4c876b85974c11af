import { expect, type Page } from '@playwright/test'
import { GALAXY_S22 } from '../models/devices.ts'
import { expectAlwaysTrue } from '../models/expect-always-true.ts'
import type { SellForm } from '../models/sell-form.ts'
import { SELLERS } from '../models/sellers.ts'
import type { Cells } from './cell.ts'
import {
  EMAIL,
  expectOneKey,
  expectRefusal,
  expectSendingHelps,
  expectStatuses,
  fillSellForm,
  SELL,
} from './form-calls.ts'

const CITY = 'This field may not be blank.'
const REQUIRED = 'This field is required.'
const NUMBER = 'A valid integer is required.'

/** Each shape of errors, the field that it names, and what only the summary can say. */
const SHAPES: readonly (readonly [kind: string, field: string | null, summary: readonly string[]])[] = [
  ['400-field', null, [REQUIRED]],
  ['400-nested', 'firstName', [REQUIRED, CITY]],
  ['400-nested-not-object', null, ['Invalid data. Expected a dictionary, but got str.']],
  ['400-list-of-objects', null, [NUMBER]],
  ['400-indexed-objects', null, [NUMBER]],
  ['400-list-field', null, ['Not a valid string.']],
  ['400-top-level-list', null, [NUMBER]],
  ['400-detail-url-lists', null, ['We no longer buy this device back.']],
  ['400-bad-json', null, ['JSON parse error']],
  ['400-proto-key', null, ['This key is a trap.', REQUIRED]],
]

/** Forms that the server refuses. */
export const refusedForms: Cells = {
  'F05-P': {
    market: 'cz',
    async play(stage) {
      const { page, shop, qa } = stage
      const filled = await fillSellForm(shop)
      for (const [kind, field, summary] of SHAPES) {
        await expectRefusal(stage, filled, { kind }, shop.texts.checkFields)
        for (const text of summary) await expect(filled.form.summary).toContainText(text)
        await expectSummaryFocused(page, filled.form)
        const invalid = filled.form.form.locator('[aria-invalid="true"]')
        await expect(invalid).toHaveCount(field ? 1 : 0)
        if (!field) continue
        await expect(filled.form.field(field)).toHaveAttribute('aria-invalid', 'true')
        await expect(filled.form.field(field)).toHaveAccessibleDescription(REQUIRED)
      }
      expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
      await shop.openWithPrice()
      await shop.openEmailForm()
      await qa.misbehave({ route: EMAIL, kind: '400-field', times: 1 })
      await shop.emailForm.send(SELLERS.cz.email ?? '')
      await expect(shop.emailForm.field).toHaveAttribute('aria-invalid', 'true')
      await expect(shop.emailForm.field).toHaveAccessibleDescription(new RegExp(REQUIRED))
      await expect(shop.emailForm.field).toHaveValue(SELLERS.cz.email ?? '')
      await expectStatuses(qa, EMAIL, [400])
      await expectAlwaysTrue(page, { told: shop.texts.checkFields })
      await shop.emailForm.button.press('Enter')
      await shop.emailForm.expectSent()
    },
  },
  'F06-P': {
    market: 'ro',
    async play(stage) {
      const { page, shop } = stage
      const filled = await fillSellForm(shop)
      const shapes = [
        ['400-non-field', ['The first thing is wrong.', 'So is the second.']],
        ['400-bare-list', ["This can't be done."]],
        ['400-detail-url', ['We no longer buy this device back.']],
      ] as const
      for (const [kind, texts] of shapes) {
        await expectRefusal(stage, filled, { kind }, shop.texts.checkFields)
        for (const text of texts) await expect(filled.form.summary.getByText(text)).toBeVisible()
        await expectSummaryFocused(page, filled.form)
      }
      await expectSendingHelps(stage, filled.form)
    },
  },
  'F07-P': {
    market: 'cz',
    async play(stage) {
      const { page, shop, qa } = stage
      const filled = await fillSellForm(shop)
      for (const kind of ['401', '403-signed-out', '302-sign-in']) {
        await expectRefusal(stage, filled, { kind }, shop.failures.signedOut)
        await expect(shop.signInLink).toHaveAttribute('href', /^\/cz\/prihlaseni\/\?next=%2Fcz%2Fvykup%2F/)
      }
      await qa.forgetCalls()
      await qa.misbehave({ route: SELL, kind: '403-csrf-json' })
      await filled.form.submit()
      await shop.expectTold(shop.failures.generic)
      await expectStatuses(qa, SELL, [403, 403])
      await filled.form.expectKept(filled.typed)
      await expectAlwaysTrue(page, { told: shop.failures.generic })
      await qa.behave()
      await qa.forgetCalls()
      await qa.misbehave({ route: SELL, kind: '403-csrf-html', times: 1 })
      await filled.form.submit()
      await filled.form.expectSold()
      await expectStatuses(qa, SELL, [403, 201])
      await expectOneKey(qa, SELL)
    },
  },
  'F08-P': {
    market: 'ro',
    async play(stage) {
      const { shop } = stage
      const filled = await fillSellForm(shop)
      await expectRefusal(stage, filled, { kind: '403-denied' }, shop.failures.forbidden)
      await expect(shop.sellForm.place.getByRole('button', { name: shop.texts.retry })).toHaveCount(0)
    },
  },
  'F09-P': {
    market: 'cz',
    async play(stage) {
      const { shop } = stage
      const filled = await fillSellForm(shop)
      await expectRefusal(stage, filled, { kind: '404-json' }, shop.failures.generic)
      await expectRefusal(stage, filled, { kind: '404-html' }, shop.failures.generic)
      await expectSendingHelps(stage, filled.form)
    },
  },
  'F10-P': {
    market: 'cz',
    async play(stage) {
      const { page, shop, qa } = stage
      const { form, typed } = await fillSellForm(shop, GALAXY_S22)
      const before = (await shop.amount.textContent()) ?? ''
      await qa.reprice('cz', GALAXY_S22.model.value, 0.9)
      await form.submit()
      await shop.expectTold('Ceník se mezitím změnil.')
      await shop.expectTold(shop.texts.priceChanged)
      await form.expectKept(typed)
      await expect(shop.amount).not.toHaveText(before)
      await expectStatuses(qa, SELL, [409])
      expect(await qa.listCalls('buyout-appraisal')).toHaveLength(1)
      await expectAlwaysTrue(page, { told: shop.texts.priceChanged })
      await expectSendingHelps(stage, form)
      await expectStatuses(qa, SELL, [409, 201])
    },
  },
  'F11-P': {
    market: 'ro',
    async play(stage) {
      const { shop } = stage
      const filled = await fillSellForm(shop)
      await expectRefusal(stage, filled, { kind: '413-html' }, shop.failures.tooLarge)
      await expectSendingHelps(stage, filled.form)
    },
  },
}

const expectSummaryFocused = (page: Page, form: SellForm): Promise<void> =>
  expect(async () => {
    expect(await form.summary.evaluate(summary => summary === document.activeElement)).toBe(true)
    expect(page.url(), 'no hash pushes the address out of step').not.toContain('#')
  }).toPass()
