import { expect } from '@playwright/test'
import type { BuybackPage } from '../models/buyback-page.ts'
import type { Device } from '../models/devices.ts'
import { expectAlwaysTrue } from '../models/expect-always-true.ts'
import type { Misbehaviour, QaSwitch } from '../models/qa-switch.ts'
import type { SellForm } from '../models/sell-form.ts'
import type { Stage } from '../models/stage.ts'

export const SELL = 'sell-buyout-online'
export const EMAIL = 'send-buyout-to-email'

/** A form that is ready to be sent, and what stands in it. */
export interface FilledForm {
  form: SellForm
  typed: Record<string, string>
}

/** Opens the sell form of a device and fills it in well. */
export async function fillSellForm(shop: BuybackPage, device?: Device): Promise<FilledForm> {
  await shop.openWithPrice(device)
  const form = await shop.openSellForm()
  await form.fill()
  return { form, typed: await form.readValues() }
}

/** The statuses by which the server has answered the sales so far, when it has answered all of them. */
export async function expectStatuses(
  qa: QaSwitch,
  route: string,
  statuses: readonly number[],
): Promise<void> {
  await expect(async () => {
    const calls = await qa.listCalls(route, 'POST')
    expect(calls.map(call => call.status)).toEqual(statuses)
  }).toPass()
}

/** All sendings of one form carry one and the same key, so that the server does it once. */
export async function expectOneKey(qa: QaSwitch, route: string): Promise<void> {
  const keys = (await qa.listCalls(route, 'POST')).map(call => call.idempotency_key)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{20,}$/)
}

/** Sends the form spoiled in one way: one request, a message, nothing lost. */
export async function expectRefusal(
  { page, shop, qa }: Stage,
  { form, typed }: FilledForm,
  spoiled: Omit<Misbehaviour, 'route'>,
  told: string,
): Promise<void> {
  await qa.behave()
  await qa.forgetCalls()
  await qa.misbehave({ route: SELL, times: 1, ...spoiled })
  await form.submit()
  await expectStatuses(qa, SELL, [expect.any(Number) as unknown as number])
  await shop.expectTold(told)
  await form.expectKept(typed)
  await expectAlwaysTrue(page, { told })
}

/** Sends the form once more, by the keyboard, and it arrives. */
export async function expectSendingHelps({ page, qa }: Stage, form: SellForm): Promise<void> {
  await qa.behave()
  await form.submitButton.focus()
  await page.keyboard.press('Enter')
  await form.expectSold()
}
