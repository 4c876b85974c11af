import { expect, type Locator } from '@playwright/test'
import { expectOutcomeInSight } from '#e2e/models/expect-in-sight.ts'
import { expectInvariants } from '#e2e/models/expect-invariants.ts'
import { tabTo } from '#e2e/models/keyboard.ts'
import { wrapTexts } from '#e2e/models/translate-page.ts'
import { SPOILED_TEXTS } from '#shop/misbehave/texts.ts'
import { methodOf, pathOf } from '#shop/server/route-table.ts'
import type { Fault, Row, Session, WriteCall } from './call.ts'
import { passDeadlines } from './deadlines.ts'
import { WRITE_FAULTS } from './response-faults.ts'
import {
  arrange,
  expectCounted,
  expectOfflineNotice,
  expectSignInLink,
  findText,
  kindOf,
  pickFaults,
  prepare,
  restorePage,
  whenSeen,
} from './session.ts'

type Writing = Session<WriteCall>

const DEADLINE = 30_000
/** Within which nothing is sent again by itself. */
const LATER = 10_000

/** Fills in what is to be sent, unless that was done for a row before. */
export async function open(session: Writing): Promise<void> {
  const { call, made } = session
  if (session.phase === 'open') return
  await prepare(session)
  session.phase = 'open'
  await call.open(session)
  made.forget()
}

/** By what the button is pressed. */
export const keyOf = ({ key }: WriteCall): string => key ?? 'Enter'

export const send = ({ page, call }: Writing): Promise<void> => call.button(page).press(keyOf(call))

export async function expectTold(session: Writing, told: string): Promise<void> {
  const { call } = session
  await session.shop.expectTold(told)
  await expectOutcomeInSight(session.page, told)
  await call.expectKept(session)
  await expectInvariants(session.page, { told })
}

async function playFault(session: Writing, fault: Fault): Promise<void> {
  const { page, shop, call, made } = session
  await arrange(session, fault.kinds)
  made.forget()
  await send(session)
  await made.expectMade(fault.tries)
  if (fault.isSilent) {
    await whenSeen(session, 1)
    await page.keyboard.press(keyOf(call))
    expect(await passDeadlines(page)).toContain(DEADLINE)
  }
  await made.expectOver(fault.tries)
  const text = findText(call, fault) ?? ''
  if (call.beside?.kinds.includes(kindOf(fault))) await expectBeside(session, call.beside.field(page), text)
  else await expectTold(session, text)
  if (text === shop.failures.signedOut) await expectSignInLink(session)
  if (fault.pause !== undefined) await expectHeldBack(session, fault.pause)
  await page.clock.fastForward(LATER)
  await expectCounted(session, fault)
}

async function expectBeside(session: Writing, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(text))
  await session.call.expectKept(session)
  await expectInvariants(session.page)
}

/** What is pressed too early is not sent. */
async function expectHeldBack(session: Writing, pause: number): Promise<void> {
  const { page, call } = session
  const button = call.button(page)
  await page.clock.fastForward(pause - 5000)
  if (!call.isOptimistic) await expect(button).toHaveAttribute('aria-disabled', 'true')
  await send(session)
  await call.expectKept(session)
  await page.clock.fastForward(7000)
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
}

async function playOffline(session: Writing): Promise<void> {
  const { context, page, shop, call, made } = session
  made.forget()
  await context.setOffline(true)
  await send(session)
  await shop.expectTold(shop.failures.offline)
  await expectOfflineNotice(session, true)
  await call.expectKept(session)
  await context.setOffline(false)
  await expectTold(session, shop.failures.offline)
  await page.clock.fastForward(LATER)
  expect(made.count, 'it is not sent by itself').toBe(0)
}

/** A redirect has made a reading of the writing: that is no success. */
async function playRedirected(session: Writing): Promise<void> {
  const { qa, shop, call, made } = session
  await arrange(session, [])
  await made.loseSlash()
  made.forget()
  await send(session)
  await made.expectMade(1)
  await expectTold(session, shop.failures.generic)
  expect(await qa.listCalls(call.route, methodOf(call.route))).toEqual([])
}

/** Whoever went away in the middle comes back to a form that can be sent, and nothing sends it for them. */
async function playRestored(session: Writing): Promise<void> {
  const { page, shop, call, made } = session
  await arrange(session, ['hang'])
  made.forget()
  await send(session)
  await whenSeen(session, 1)
  await restorePage(session)
  await expect(call.button(page)).not.toHaveAttribute('aria-disabled', 'true')
  await call.expectKept(session)
  await passDeadlines(page)
  await made.expectOver(1)
  await expect(page.getByText(shop.failures.unknownOutcome)).toHaveCount(0)
  await expectInvariants(page)
}

/** More than a field may hold is not sent. */
async function playTooMuch(session: Writing): Promise<void> {
  const { page, qa, call } = session
  if (!call.tooMuch) return
  const field = call.tooMuch.field(page)
  const before = await field.inputValue()
  await arrange(session, [])
  await field.fill(call.tooMuch.text)
  await send(session)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue(call.tooMuch.text)
  expect(await qa.listCalls(call.route, methodOf(call.route))).toEqual([])
  await field.fill(before)
  await expectInvariants(page)
}

/** By the keyboard; a token that Django finds stale is renewed on the way, and all tries are one intent. */
export async function expectSent(session: Writing): Promise<void> {
  const { call, made } = session
  await open(session)
  const success = call.successes?.[0]
  // A response that counts as done tells the truth: it was done, if not by this very call.
  const wish = success ? { kind: success, after: true } : { kind: '403-csrf-html' }
  await arrange(session, [{ ...wish, times: 1 }])
  made.forget()
  await tabTo(session.page, call.button(session.page))
  await session.page.keyboard.press(keyOf(call))
  await call.expectDone(session)
  await expectOneIntent(session, success ? 1 : 2)
  if (call.island.startsWith('admin-')) await expectOutcomeInSight(session.page)
  await expectInvariants(session.page)
  await call.tidy?.(session)
}

/** So many calls were made, all with one key, so that the server does it once. */
export async function expectOneIntent({ qa, call: { route } }: Writing, count: number): Promise<void> {
  await expect.poll(async () => (await qa.listCalls(route, methodOf(route))).length).toBe(count)
  const keys = (await qa.listCalls(route, methodOf(route))).map(({ idempotency_key: key }) => key)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{20,}$/)
}

async function playTranslated(session: Writing): Promise<void> {
  const { page, shop, call } = session
  const { firstWrong } = SPOILED_TEXTS[call.market]
  await page.evaluate(wrapTexts)
  for (const [kind, told] of [
    ['400-non-field', firstWrong],
    ['500-html', shop.failures.generic],
  ] as const) {
    await arrange(session, [{ kind, times: 1 }])
    await send(session)
    await expectTold(session, told)
    await page.evaluate(wrapTexts)
  }
  await expect(page.getByText(firstWrong)).toHaveCount(0)
}

const isPost = ({ route, market }: WriteCall): boolean =>
  methodOf(route) === 'POST' && pathOf(route, market).endsWith('/')

/** What happens on one page, one after the other. */
export const WRITE_ROWS: readonly Row<WriteCall>[] = [
  { id: 'F01-P', play: playOffline },
  ...[...new Set(WRITE_FAULTS.map(({ id }) => id)), 'F17-P'].map(id => ({
    id,
    fits: ({ shapes }: WriteCall) => id !== 'F17-P' || shapes !== undefined,
    async play(session: Writing, turn: number | null) {
      for (const fault of pickFaults(WRITE_FAULTS, id, session.call, turn)) await playFault(session, fault)
    },
  })),
  { id: 'F18-P', fits: ({ tooMuch }: WriteCall) => tooMuch !== undefined, play: playTooMuch },
  { id: 'F31-P', fits: isPost, play: playRedirected },
  { id: 'F23-P', play: playRestored },
  { id: 'F30-P', play: playTranslated },
].map(row => ({
  ...row,
  async play(session, turn) {
    const isNew = session.phase === 'new'
    await open(session)
    // What the page has yet to load could not come later.
    if (isNew) await session.page.waitForLoadState('networkidle')
    await row.play(session, turn)
  },
}))
