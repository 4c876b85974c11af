import { expect, type Locator } from '@playwright/test'
import { expectInvariants } from '#e2e/models/expect-invariants.ts'
import { tabTo } from '#e2e/models/keyboard.ts'
import { readWatch } from '#e2e/models/page-watch.ts'
import { wrapTexts } from '#e2e/models/translate-page.ts'
import type { Fault, ReadCall, Row, Session } from './call.ts'
import { passDeadlines } from './deadlines.ts'
import { READ_FAULTS } from './response-faults.ts'
import {
  arrange,
  expectCounted,
  expectOfflineNotice,
  expectSignInLink,
  findText,
  pickFaults,
  prepare,
  restorePage,
  sayTold,
  whenSeen,
} from './session.ts'

type Reading = Session<ReadCall>

const DEADLINE = 10_000
/** Longer than any pause between two tries that the server does not ask for. */
const LONGEST_PAUSE = 4000

const findRetry = ({ page, shop }: Reading): Locator =>
  page.getByRole('button', { name: shop.texts.retry, exact: true }).first()

/** Has the call made: for the first time, by the failure's own button, or as the call itself says. */
export async function ask(session: Reading): Promise<void> {
  const { call } = session
  const retry = findRetry(session)
  await prepare(session)
  if (session.phase === 'prepared') {
    session.made.forget()
    await call.open(session)
  } else if (await retry.isVisible()) {
    await expect(retry).not.toHaveAttribute('aria-disabled', 'true')
    await retry.press('Enter')
  } else await (call.askAgain ?? restorePage)(session)
  session.phase = 'open'
}

export async function playFault(session: Reading, fault: Fault): Promise<void> {
  await arrange(session, fault.kinds)
  session.made.forget()
  await ask(session)
  await passTries(session, fault)
  await expectFailure(session, fault)
  await session.page.clock.fastForward(DEADLINE)
  await expectCounted(session, fault)
}

/** Has the tries of one read made without the pauses between them, but none before its time. */
async function passTries(session: Reading, { tries, pause = 0, isSilent = false }: Fault): Promise<void> {
  const { page, made } = session
  for (let tried = 1; tried <= tries; tried++) {
    await made.expectMade(tried)
    if (isSilent) {
      await whenSeen(session, tried)
      expect(await passDeadlines(page)).toContain(DEADLINE)
    }
    await made.expectOver(tried)
    if (tried === 1 && pause > 0) {
      await page.clock.fastForward(pause - 3000)
      await page.evaluate(() => new Promise(done => requestIdleCallback(done)))
      expect(made.count, 'no try comes before its time').toBe(1)
    }
    if (tried === tries) return
    await expect(async () => {
      await page.clock.fastForward(Math.max(pause, LONGEST_PAUSE))
      // Time is moved on again only if no try is on its way: else the next one would come with it.
      await expect.poll(() => made.count, { timeout: 500, intervals: [20] }).toBeGreaterThan(tried)
    }).toPass({ intervals: [20, 20, 50] })
  }
}

export async function expectFailure(session: Reading, fault: Fault): Promise<void> {
  const { page, shop, call } = session
  const text = findText(call, fault)
  if (text === null) await call.expectQuiet?.(session, fault)
  else await shop.expectTold(text)
  if (!call.expectQuiet) await expect(call.shown(page), 'no part of a wrong response is shown').toHaveCount(0)
  if (text === shop.failures.signedOut) await expectSignInLink(session)
  if (text === shop.failures.forbidden) await expect(findRetry(session)).toHaveCount(0)
  if (fault.id.startsWith('F17'))
    expect(readWatch(page).said.join('\n')).toContain(`contract at ${call.route}`)
  await expectInvariants(page, text === null ? {} : { told: text })
}

/** It is there, whatever went wrong before. */
export async function expectShown(session: Reading): Promise<void> {
  const { page, qa, call } = session
  await qa.behave()
  if (session.phase !== 'open' || !(await call.shown(page).first().isVisible())) await ask(session)
  await expect(call.shown(page).first()).toBeVisible()
  await expectInvariants(page)
}

/** Goes wrong, and then by the way out, pressed twice by the keyboard. */
async function playPressedTwice(session: Reading): Promise<void> {
  const { page, qa, call } = session
  const [fault] = READ_FAULTS.filter(({ id }) => id === 'F11-L')
  if (fault) await playFault(session, fault)
  const retry = findRetry(session)
  await arrange(session, [{ kind: 'delay', delay: 300, times: 1 }])
  if (await retry.isVisible()) {
    await tabTo(page, retry)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  } else await ask(session)
  await expect(call.shown(page).first()).toBeVisible()
  await expectInvariants(page)
  expect(await qa.listCalls(call.route), 'pressed twice, it is asked for once').toHaveLength(1)
}

/** The page asks once more of a line that does something to the request; then it stands there as if nothing were. */
async function playOnLine(session: Reading, spoil: () => Promise<unknown>, seen: number): Promise<void> {
  const { page, qa, call } = session
  await expectShown(session)
  await qa.forgetCalls()
  await spoil()
  await ask(session)
  await whenSeen(session, seen)
  await expect(call.shown(page).first()).toBeVisible()
  await expectInvariants(page)
  expect(await qa.listCalls(call.route)).toHaveLength(seen)
}

/** What stands there stays without a network, and is read anew by itself as soon as there is one. */
async function playOffline(session: Reading): Promise<void> {
  const { page, context, call, made } = session
  await expectShown(session)
  made.forget()
  await context.setOffline(true)
  await ask(session)
  await page.clock.fastForward(DEADLINE)
  expect(made.count).toBe(0)
  if (!call.isReplaced) await expect(call.shown(page).first()).toBeVisible()
  await expectOfflineNotice(session, true)
  await context.setOffline(false)
  await made.expectMade(1)
  await expect(call.shown(page).first()).toBeVisible()
  await expectOfflineNotice(session, false)
  await expectInvariants(page)
  expect(made.count, 'it is read once').toBe(1)
}

/** One message takes the place of another although the page was translated in between. */
async function playTranslated(session: Reading): Promise<void> {
  const { page } = session
  const faults = READ_FAULTS.filter(({ id }) => id === 'F06-L').slice(0, 2)
  for (const fault of faults) {
    await playFault(session, fault)
    await page.evaluate(wrapTexts)
  }
  await expect(page.getByText(sayTold(session.call, faults[0]?.told ?? ''))).toHaveCount(0)
}

/** What happens on one page, one after the other. */
export const READ_ROWS: readonly Row<ReadCall>[] = [
  ...[...new Set(READ_FAULTS.map(({ id }) => id))].map(id => ({
    id,
    async play(session: Reading, turn: number | null) {
      for (const fault of pickFaults(READ_FAULTS, id, session.call, turn)) await playFault(session, fault)
    },
  })),
  { id: 'F30-L', play: playTranslated },
  { id: 'F21-L', play: playPressedTwice },
  { id: 'F31-L', play: session => playOnLine(session, session.made.loseSlash, 1) },
  { id: 'F19-L', play: session => playOnLine(session, session.made.sendTwice, 2) },
  { id: 'F01-L', play: playOffline },
  {
    id: 'F23-L',
    fits: ({ askAgain }) => !askAgain,
    async play(session) {
      const { call, made } = session
      await expectShown(session)
      made.forget()
      await restorePage(session)
      await made.expectOver(1)
      await expectShown(session)
      made.forget()
      await restorePage(session, 1000)
      if (call.isList) expect(made.count, 'what is fresh is not asked for again').toBe(0)
    },
  },
  {
    id: 'F24-L',
    fits: ({ askAgain }) => !askAgain,
    async play(session) {
      const { page, shop } = session
      await expectShown(session)
      const url = page.url()
      await page.goto(shop.texts.signInPath)
      await page.goBack()
      await expect(page).toHaveURL(url)
      await expectShown(session)
    },
  },
]
