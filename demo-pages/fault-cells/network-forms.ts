import { expect } from '@playwright/test'
import { expectAlwaysTrue } from '../models/expect-always-true.ts'
import { SELLERS } from '../models/sellers.ts'
import type { Cells } from './cell.ts'
import { EMAIL, expectOneKey, expectSendingHelps, expectStatuses, fillSellForm, SELL } from './form-calls.ts'
import { listenTo } from './list-calls.ts'

const LONGEST_WRITE = 31_000

/** Forms that nobody answers. */
export const networkForms: Cells = {
  'F01-P': {
    market: 'ro',
    async play(stage) {
      const { context, page, shop, qa } = stage
      await shop.openWithPrice()
      await shop.openEmailForm()
      await context.setOffline(true)
      await shop.emailForm.send(SELLERS.ro.email ?? '')
      await shop.expectTold(shop.failures.offline)
      await expect(page.getByText(shop.texts.emailFailed)).toBeVisible()
      await expect(shop.emailForm.field).toHaveValue(SELLERS.ro.email ?? '')
      await expect(shop.emailForm.button).not.toHaveAttribute('aria-disabled', 'true')
      await expectAlwaysTrue(page, { told: shop.failures.offline })
      await context.setOffline(false)
      const { form, typed } = await fillSellForm(shop)
      await context.setOffline(true)
      await form.submit()
      await shop.expectTold(shop.failures.offline)
      await expect(page.getByText(shop.texts.offlineNotice)).toHaveCount(1)
      await form.expectKept(typed)
      await expectAlwaysTrue(page, { told: shop.failures.offline })
      await context.setOffline(false)
      await page.waitForTimeout(1000)
      expect(await qa.listCalls(SELL), 'it is not sent by itself').toEqual([])
      expect(await qa.listCalls(EMAIL)).toEqual([])
      await expectSendingHelps(stage, form)
    },
  },
  'F02-P': {
    market: 'cz',
    async play(stage) {
      const { page, shop, qa } = stage
      const filled = await fillSellForm(shop)
      const sent = listenTo(page, /\/sell\/$/)
      await qa.misbehave({ route: SELL, kind: 'drop' })
      await filled.form.submit()
      await shop.expectTold(shop.failures.unknownOutcome)
      await page.waitForTimeout(1500)
      expect(sent, 'nothing is sent again by itself').toHaveLength(1)
      await filled.form.expectKept(filled.typed)
      await expectAlwaysTrue(page, { told: shop.failures.unknownOutcome })
      await expectSendingHelps(stage, filled.form)
      expect(sent).toHaveLength(2)
      await expectOneKey(qa, SELL)
    },
  },
  'F03-P': {
    market: 'cz',
    async play(stage) {
      const { page, shop, qa } = stage
      const { form, typed } = await fillSellForm(shop)
      await qa.misbehave({ route: SELL, kind: 'hang' })
      await form.submit()
      await expect(form.submitButton).toHaveAttribute('aria-disabled', 'true')
      const start = Date.now()
      await shop.expectTold(shop.failures.unknownOutcome, { timeout: LONGEST_WRITE + 4000 })
      expect(Date.now() - start).toBeGreaterThan(28_000)
      await form.expectKept(typed)
      await expectAlwaysTrue(page, { told: shop.failures.unknownOutcome, longestWait: LONGEST_WRITE })
      expect(await qa.listCalls(SELL)).toHaveLength(1)
      await expectSendingHelps(stage, form)
      await expectOneKey(qa, SELL)
    },
  },
  'F04-P': {
    market: 'ro',
    async play(stage) {
      const { page, shop, qa } = stage
      const { form, typed } = await fillSellForm(shop)
      // A short answer drips for two seconds only; so late, they lie across the deadline.
      await qa.misbehave({ route: SELL, kind: 'drip', delay: 28_800, after: true })
      await form.submit()
      await shop.expectTold(shop.failures.unknownOutcome, { timeout: LONGEST_WRITE + 4000 })
      await form.expectKept(typed)
      await expectAlwaysTrue(page, { told: shop.failures.unknownOutcome, longestWait: LONGEST_WRITE })
      await expectStatuses(qa, SELL, [201])
      await expectSendingHelps(stage, form)
      await expectStatuses(qa, SELL, [201, 201])
      await expectOneKey(qa, SELL)
    },
  },
}
