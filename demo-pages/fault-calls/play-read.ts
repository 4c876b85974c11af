import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAlwaysTrue } from '../models/expect-always-true.ts'
import { tabTo } from '../models/keyboard.ts'
import type { Stage } from '../models/stage.ts'
import { holdDeadlines, passDeadlines } from './deadlines.ts'
import type { Fault, ReadCall } from './fault.ts'
import { MadeCalls } from './made-calls.ts'
import { READ_FAULTS } from './read-faults.ts'
import { arrange, comeBack, expectCounted, findText, toFault, whenSeen } from './steps.ts'

const READ_DEADLINE = 10_000
/** Longer than any pause between two tries that the server does not ask for. */
const LONGEST_PAUSE = 4000

/** Opens the page of a call once, and has all faults happen to it there, one after the other. */
export async function playRead(stage: Stage, call: ReadCall): Promise<void> {
  const { page } = stage
  await page.clock.install()
  await holdDeadlines(page)
  const made = new MadeCalls(page, call.route, call.market)
  const shapes = (call.shapes ?? []).map(body => toFault(body, 'generic'))
  await call.prepare?.(stage)
  let ask = call.open
  for (const fault of [...READ_FAULTS, ...shapes]) {
    await test.step(fault.title, async () => {
      const isDripped = fault.isSilent && !call.isShort
      await arrange(stage, call, isDripped ? [...fault.kinds, 'drip'] : fault.kinds)
      made.forget()
      await ask(stage)
      await passTries(stage, call, fault, made)
      await expectFailure(stage, call, fault)
      await page.clock.fastForward(READ_DEADLINE)
      await expectCounted(stage, call, made, fault)
    })
    ask = () => askAgain(stage, call)
  }
  await test.step('F21 F31 the way out, pressed twice, by a redirect', () =>
    expectRecovery(stage, call, made))
  await test.step('F01 F23 back without a network', () => expectResumed(stage, call, made))
}

const findRetry = ({ page, shop }: Stage): Locator =>
  page.getByRole('button', { name: shop.texts.retry, exact: true }).first()

/** By the failure's own button where it has one, and by the keyboard. */
async function askAgain(stage: Stage, call: ReadCall): Promise<void> {
  const retry = findRetry(stage)
  if (await retry.isVisible()) {
    await expect(retry).not.toHaveAttribute('aria-disabled', 'true')
    await retry.press('Enter')
  } else await (call.askAgain ?? comeBack)(stage)
}

/** Has the tries of one read made without the pauses between them, but none before its time. */
async function passTries(stage: Stage, call: ReadCall, fault: Fault, made: MadeCalls): Promise<void> {
  const { page } = stage
  const { tries, pause = 0, isSilent = false } = fault
  for (let tried = 1; tried <= tries; tried++) {
    await made.expectMade(tried)
    if (isSilent) {
      await whenSeen(stage, call, tried)
      expect(await passDeadlines(page)).toContain(READ_DEADLINE)
    }
    await made.expectOver(tried)
    if (tried === 1 && pause > 0) {
      await page.clock.fastForward(pause - 3000)
      await page.evaluate(() => new Promise(done => requestIdleCallback(done)))
      expect(made.count, 'no try comes before its time').toBe(1)
    }
    if (tried < tries) await goOn(page, made, tried, pause)
  }
}

/** Moves the clock on until the next try is made. */
async function goOn(page: Page, made: MadeCalls, tried: number, pause: number): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(Math.max(pause, LONGEST_PAUSE))
    expect(made.count).toBeGreaterThan(tried)
  }).toPass({ intervals: [20, 20, 50] })
}

async function expectFailure(stage: Stage, call: ReadCall, fault: Fault): Promise<void> {
  const { page } = stage
  const text = findText(stage, call, fault)
  if (text === null) await call.expectQuiet?.(stage, fault)
  else await stage.shop.expectTold(text)
  if (!call.expectQuiet) await expect(call.shown(page), 'no part of a wrong answer is shown').toHaveCount(0)
  await expectAlwaysTrue(page, text === null ? {} : { told: text })
}

async function expectRecovery(stage: Stage, call: ReadCall, made: MadeCalls): Promise<void> {
  const { page, qa } = stage
  const retry = findRetry(stage)
  await qa.behave()
  await qa.forgetCalls()
  await made.loseSlash()
  if (await retry.isVisible()) {
    await tabTo(page, retry)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  } else await askAgain(stage, call)
  await expect(call.shown(page).first()).toBeVisible()
  await whenSeen(stage, call, 1)
  expect(made.redirected).toBe(1)
  await expectAlwaysTrue(page)
  expect(await qa.listCalls(call.route), 'pressed twice, it is asked for once').toHaveLength(1)
}

/** What stands there stays without a network, and is read anew by itself as soon as there is one. */
async function expectResumed(stage: Stage, call: ReadCall, made: MadeCalls): Promise<void> {
  const { page, context } = stage
  made.forget()
  await context.setOffline(true)
  await (call.askAgain ?? comeBack)(stage)
  await page.clock.fastForward(READ_DEADLINE)
  expect(made.count).toBe(0)
  if (!call.isReplaced) await expect(call.shown(page).first()).toBeVisible()
  await context.setOffline(false)
  await made.expectMade(1)
  await expect(call.shown(page).first()).toBeVisible()
  await expectAlwaysTrue(page)
  expect(made.count, 'it is read once').toBe(1)
}
