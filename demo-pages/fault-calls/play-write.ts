import { expect, test } from '@playwright/test'
import { expectAlwaysTrue } from '../models/expect-always-true.ts'
import { tabTo } from '../models/keyboard.ts'
import type { Stage } from '../models/stage.ts'
import { methodOf, pathOf } from '../shop/calls/route-table.ts'
import { holdDeadlines, passDeadlines } from './deadlines.ts'
import type { Fault, WriteCall } from './fault.ts'
import { MadeCalls } from './made-calls.ts'
import { arrange, comeBack, expectCounted, findText, kindOf, toFault, whenSeen } from './steps.ts'
import { WRITE_FAULTS } from './write-faults.ts'

const WRITE_DEADLINE = 30_000
/** Within which nothing is sent again by itself. */
const LATER = 10_000

/** Fills a form once, and has all faults happen to what it sends, one after the other. */
export async function playWrite(stage: Stage, call: WriteCall): Promise<void> {
  const { page } = stage
  await page.clock.install()
  await holdDeadlines(page)
  const made = new MadeCalls(page, call.route, call.market)
  await call.open(stage)
  // What the page has yet to load could not come later.
  await page.waitForLoadState('networkidle')
  await test.step('F01 without a network', () => expectNotSent(stage, call, made))
  const faults = WRITE_FAULTS.filter(fault => !call.successes?.includes(kindOf(fault)))
  const shapes = (call.shapes ?? []).map(body => toFault(body, 'unknownOutcome'))
  for (const fault of [...faults, ...shapes])
    await test.step(fault.title, () => expectRefused(stage, call, fault, made))
  if (methodOf(call.route) === 'POST' && pathOf(call.route, call.market).endsWith('/'))
    await test.step('F31 by a redirect', () => expectRedirected(stage, call, made))
  await test.step('F23 back in the middle of it', () => expectForgotten(stage, call, made))
  await test.step('sent once more, it arrives', () => expectSent(stage, call, made))
  await call.tidy?.(stage)
}

const send = ({ page }: Stage, call: WriteCall): Promise<void> => call.button(page).press('Enter')

async function expectNotSent(stage: Stage, call: WriteCall, made: MadeCalls): Promise<void> {
  const { context, page } = stage
  await context.setOffline(true)
  await send(stage, call)
  await stage.shop.expectTold(stage.shop.failures.offline)
  await call.expectKept(stage)
  await context.setOffline(false)
  await expectTold(stage, call, stage.shop.failures.offline)
  await page.clock.fastForward(LATER)
  expect(made.count, 'it is not sent by itself').toBe(0)
}

async function expectRefused(stage: Stage, call: WriteCall, fault: Fault, made: MadeCalls): Promise<void> {
  const { page } = stage
  await arrange(stage, call, fault.kinds)
  made.forget()
  await send(stage, call)
  await made.expectMade(fault.tries)
  if (fault.isSilent) {
    await whenSeen(stage, call, 1)
    await page.keyboard.press('Enter')
    expect(await passDeadlines(page)).toContain(WRITE_DEADLINE)
  }
  await made.expectOver(fault.tries)
  await expectTold(stage, call, findText(stage, call, fault) ?? '')
  if (fault.pause !== undefined) await expectHeldBack(stage, call, fault.pause)
  await page.clock.fastForward(LATER)
  await expectCounted(stage, call, made, fault)
}

async function expectTold(stage: Stage, call: WriteCall, told: string): Promise<void> {
  await stage.shop.expectTold(told)
  await call.expectKept(stage)
  await expectAlwaysTrue(stage.page, { told })
}

/** What is pressed too early is not sent. */
async function expectHeldBack(stage: Stage, call: WriteCall, pause: number): Promise<void> {
  const { page } = stage
  const button = call.button(page)
  await page.clock.fastForward(pause - 5000)
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await send(stage, call)
  await page.clock.fastForward(5000)
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
}

/** A redirect has made a reading of the writing: that is no success. */
async function expectRedirected(stage: Stage, call: WriteCall, made: MadeCalls): Promise<void> {
  await stage.qa.behave()
  await stage.qa.forgetCalls()
  await made.loseSlash()
  made.forget()
  await send(stage, call)
  await made.expectMade(1)
  await expectTold(stage, call, stage.shop.failures.generic)
  expect(await stage.qa.listCalls(call.route, methodOf(call.route))).toEqual([])
}

/** Whoever went away in the middle comes back to a form that can be sent, and nothing sends it for them. */
async function expectForgotten(stage: Stage, call: WriteCall, made: MadeCalls): Promise<void> {
  const { page } = stage
  await arrange(stage, call, ['hang'])
  made.forget()
  await send(stage, call)
  await whenSeen(stage, call, 1)
  await comeBack(stage)
  await expect(call.button(page)).not.toHaveAttribute('aria-disabled', 'true')
  await call.expectKept(stage)
  await passDeadlines(page)
  await made.expectOver(1)
  await expect(page.getByText(stage.shop.failures.unknownOutcome)).toHaveCount(0)
  await expectAlwaysTrue(page)
}

/** By the keyboard; a token that Django finds stale is renewed on the way, and all tries are one intent. */
async function expectSent(stage: Stage, call: WriteCall, made: MadeCalls): Promise<void> {
  const { page, qa } = stage
  const success = call.successes?.[0]
  // An answer that counts as done tells the truth: it was done, if not by this very call.
  const wish = success ? { kind: success, after: true } : { kind: '403-csrf-html' }
  await arrange(stage, call, [{ ...wish, times: 1 }])
  made.forget()
  await tabTo(page, call.button(page))
  await page.keyboard.press('Enter')
  await call.expectDone(stage)
  const calls = await qa.listCalls(call.route, methodOf(call.route))
  expect(calls).toHaveLength(success ? 1 : 2)
  expect(new Set(calls.map(({ idempotency_key: key }) => key)).size).toBe(1)
  expect(calls[0]?.idempotency_key).toMatch(/^[\w-]{20,}$/)
  await expectAlwaysTrue(page)
}
