import { expect } from '@playwright/test'
import { expectAlwaysTrue } from '../models/expect-always-true.ts'
import { SELLERS } from '../models/sellers.ts'
import type { Stage } from '../models/stage.ts'
import type { Cells } from './cell.ts'
import { EMAIL, expectSendingHelps, expectStatuses, fillSellForm, SELL } from './form-calls.ts'

/** Forms of somebody who, the server finds, sends too often. */
export const throttledForms: Cells = {
  'F12-P': {
    market: 'ro',
    async play(stage) {
      const guest = await stage.invite()
      await Promise.all([playSale(stage), playEmail(guest)])
    },
  },
}

async function playSale(stage: Stage): Promise<void> {
  const { page, shop, qa } = stage
  const { form, typed } = await fillSellForm(shop)
  await qa.misbehave({ route: SELL, kind: '429', retry_after: 3, times: 1 })
  await form.submit()
  await shop.expectTold(`${shop.failures.tooMany} 3`)
  await expect(form.submitButton).toContainText(shop.texts.heldBack)
  await expect(form.submitButton).toHaveAttribute('aria-disabled', 'true')
  await form.submitButton.click({ force: true })
  await form.submitButton.press('Enter')
  expect(await qa.listCalls(SELL)).toHaveLength(1)
  await expect(form.submitButton).not.toHaveAttribute('aria-disabled', 'true')
  await page.waitForTimeout(1000)
  expect(await qa.listCalls(SELL), 'it is not sent by itself').toHaveLength(1)
  await form.expectKept(typed)
  await expectAlwaysTrue(page)
  await expectSendingHelps(stage, form)
  const [refused, taken] = await qa.listCalls(SELL)
  expect((taken?.time ?? 0) - (refused?.time ?? 0)).toBeGreaterThanOrEqual(2995)
}

/** However long the server wants, a minute is the most; where it can't be read, a few seconds. */
async function playEmail({ page, shop, qa }: Stage): Promise<void> {
  await page.clock.install()
  await shop.openWithPrice()
  const form = await shop.openEmailForm()
  const email = SELLERS.ro.email ?? ''
  for (const [retryAfter, seconds] of [
    ['999999', 60],
    ['soon', 5],
    [new Date(Date.now() + 60_000).toUTCString(), 60],
  ] as const) {
    await qa.behave()
    await qa.forgetCalls()
    await qa.misbehave({ route: EMAIL, kind: '429', retry_after: retryAfter, times: 1 })
    await form.send(email)
    await expectStatuses(qa, EMAIL, [429])
    await shop.expectTold(shop.failures.tooMany)
    if (retryAfter === '999999') await shop.expectTold(`${shop.failures.tooMany} ${seconds}`)
    await expect(form.button).toHaveAttribute('aria-disabled', 'true')
    await form.button.press('Enter')
    if (seconds === 60) {
      await page.clock.fastForward(50_000)
      await expect(form.button).toHaveAttribute('aria-disabled', 'true')
      await form.button.press('Enter')
    }
    expect(await qa.listCalls(EMAIL)).toHaveLength(1)
    await page.clock.fastForward(seconds === 60 ? 10_000 : 5000)
    await expect(form.button).not.toHaveAttribute('aria-disabled', 'true')
    expect(await qa.listCalls(EMAIL), 'it is not sent by itself').toHaveLength(1)
    await expect(form.field).toHaveValue(email)
  }
  await expectAlwaysTrue(page)
  await form.button.press('Enter')
  await form.expectSent()
}
