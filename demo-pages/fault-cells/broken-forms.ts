import { expect } from '@playwright/test'
import { expectAlwaysTrue } from '../models/expect-always-true.ts'
import { readWatch } from '../models/page-watch.ts'
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

/** Forms whose server, or whose way, is broken. */
export const brokenForms: Cells = {
  'F13-P': {
    market: 'cz',
    async play(stage) {
      const { page, shop, qa } = stage
      await shop.openWithPrice()
      await shop.openEmailForm()
      await qa.misbehave({ route: EMAIL, kind: '500-html', times: 1 })
      await shop.emailForm.send(SELLERS.cz.email ?? '')
      await shop.expectTold(shop.failures.generic)
      await expect(page.getByText(shop.texts.emailFailed)).toBeVisible()
      await expect(shop.emailForm.field).toHaveValue(SELLERS.cz.email ?? '')
      await page.waitForTimeout(1300)
      await expectStatuses(qa, EMAIL, [500])
      await expectAlwaysTrue(page, { told: shop.failures.generic })
      await shop.emailForm.button.press('Enter')
      await shop.emailForm.expectSent()
      const filled = await fillSellForm(shop)
      await expectRefusal(stage, filled, { kind: '500-html' }, shop.failures.generic)
      await expectSendingHelps(stage, filled.form)
    },
  },
  'F14-P': {
    market: 'ro',
    async play(stage) {
      const { shop, qa } = stage
      const filled = await fillSellForm(shop)
      await expectRefusal(stage, filled, { kind: '502-html' }, shop.failures.generic)
      await expectRefusal(stage, filled, { kind: '503-html', retry_after: 1 }, shop.failures.generic)
      await expectRefusal(stage, filled, { kind: '504-html', after: true }, shop.failures.unknownOutcome)
      await expectSendingHelps(stage, filled.form)
      await expectStatuses(qa, SELL, [504, 201])
      await expectOneKey(qa, SELL)
    },
  },
  'F15-P': {
    market: 'cz',
    async play(stage) {
      const { shop, qa } = stage
      const filled = await fillSellForm(shop)
      const { unknownOutcome } = shop.failures
      await expectRefusal(stage, filled, { kind: 'shape', body: '{"id": "a1', after: true }, unknownOutcome)
      await expectRefusal(stage, filled, { kind: 'cut-body', after: true }, unknownOutcome)
      await expectRefusal(stage, filled, { kind: 'short-body', after: true }, unknownOutcome)
      await expectSendingHelps(stage, filled.form)
      await expectStatuses(qa, SELL, [201, 201])
      await expectOneKey(qa, SELL)
    },
  },
  'F16-P': {
    market: 'ro',
    async play(stage) {
      const { shop, qa } = stage
      const filled = await fillSellForm(shop)
      for (const kind of ['type-html', 'type-text', 'type-problem', 'type-none', '204'])
        await expectRefusal(stage, filled, { kind, after: true }, shop.failures.unknownOutcome)
      await expectSendingHelps(stage, filled.form)
      await expectOneKey(qa, SELL)
    },
  },
  'F17-P': {
    market: 'cz',
    async play(stage) {
      const { page, shop, qa } = stage
      const filled = await fillSellForm(shop)
      // Without its 201 nothing says that the device was bought.
      await expectRefusal(
        stage,
        filled,
        { kind: 'shape', body: { choices: null } },
        shop.failures.unknownOutcome,
      )
      // What else the body says is read by nobody; without a Location the page stays.
      await qa.misbehave({ route: SELL, kind: 'shape', body: [null, 1e3, { id: {} }], after: true })
      await qa.forgetCalls()
      await filled.form.submit()
      await shop.expectTold(shop.texts.sent)
      await expectStatuses(qa, SELL, [201])
      expect(readWatch(page).said.join('\n')).toContain('Location')
      await expectAlwaysTrue(page, { told: shop.texts.sent })
    },
  },
  'F18-P': {
    market: 'ro',
    async play(stage) {
      const { page, shop, qa } = stage
      const { form } = await fillSellForm(shop)
      await form.field('note').fill('ă'.repeat(2001))
      await form.submit()
      await shop.expectTold(shop.texts.checkFields)
      await expect(form.field('note')).toHaveAttribute('aria-invalid', 'true')
      await expect(form.field('note')).toBeFocused()
      expect(await form.field('note').inputValue()).toHaveLength(2001)
      expect(await qa.listCalls(SELL)).toEqual([])
      await expectAlwaysTrue(page, { told: shop.texts.checkFields })
      await form.field('note').fill('ă'.repeat(2000))
      await form.submit()
      await form.expectSold()
      await expectStatuses(qa, SELL, [201])
    },
  },
}
