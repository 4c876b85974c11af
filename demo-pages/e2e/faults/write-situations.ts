import { expect, type Locator, type Page } from '@playwright/test'
import { expectInvariants } from '#e2e/models/expect-invariants.ts'
import { CUSTOMER, signIn } from '#e2e/models/sign-in.ts'
import { methodOf } from '#shop/server/route-table.ts'
import type { Row, Session, WriteCall } from './call.ts'
import { expectOneIntent, expectSent, expectTold, open, send } from './play-write.ts'
import { arrange, whenSeen } from './session.ts'
import { breakStorage, forbidCookies, mangleDom } from './spoil-page.ts'

type Writing = Session<WriteCall>

const YEAR = 365 * 86_400_000

async function expectDone(session: Writing, calls = 1): Promise<void> {
  const { call } = session
  await call.expectDone(session)
  await expectOneIntent(session, calls)
  await expectInvariants(session.page)
  await call.tidy?.(session)
}

async function playTwice(session: Writing): Promise<void> {
  await open(session)
  await session.made.sendTwice()
  await send(session)
  await expectDone(session, 2)
  const [first, second] = await session.qa.listCalls(session.call.route, methodOf(session.call.route))
  expect(second?.status, 'it is told again what was done once').toBe(first?.status)
}

/** Pressed again while the first sending is under way. */
async function playPending(
  session: Writing,
  press: (button: Locator, page: Page) => Promise<void>,
): Promise<void> {
  const { page, call, made } = session
  await open(session)
  const letGo = await made.hold()
  await press(call.button(page), page)
  await expect(call.button(page)).toHaveAttribute('aria-disabled', 'true')
  await call.expectKept(session)
  letGo()
  await expectDone(session)
}

async function pressTwice(button: Locator): Promise<void> {
  await button.click()
  await button.click({ force: true })
}

async function holdEnter(button: Locator, page: Page): Promise<void> {
  await button.dblclick()
  await button.focus()
  for (let presses = 0; presses < 5; presses++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
}

/** What nobody reads of a response may be wrong. */
async function playUnread(session: Writing): Promise<void> {
  await open(session)
  await arrange(session, [{ kind: 'shape', body: [null, 1e3, { id: {} }], after: true }])
  await send(session)
  await expectDone(session)
}

/** The tab is closed in the middle: what was sent is done, and sent again by whoever is not sure it is not done twice. */
async function playClosedTab(session: Writing): Promise<void> {
  const { page, context, qa, openTab, call } = session
  await open(session)
  await arrange(session, [{ kind: 'delay', delay: 500, times: 1 }])
  const sent = page.waitForRequest(request => request.method() === methodOf(call.route))
  await send(session)
  const request = await sent
  await whenSeen(session, 1)
  await page.close()
  const status = async () => (await qa.listCalls(call.route, methodOf(call.route))).at(-1)?.status
  await expect.poll(status).toBeLessThan(300)
  const { 'x-csrftoken': token = '', 'idempotency-key': key = '' } = request.headers()
  const again = await context.request.fetch(request.url(), {
    method: request.method(),
    data: request.postDataBuffer(),
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': token, 'Idempotency-Key': key },
  })
  expect(again.status()).toBe(await status())
  await expectOneIntent(session, 2)
  const other = { ...session, ...(await openTab()) }
  await call.prepare?.(other)
  await call.open(other)
  await expectInvariants(other.page)
}

/** Whoever goes back and forth sends nothing, and finds what is to be filled in. */
async function playHistory(session: Writing): Promise<void> {
  const { page, shop, call, made } = session
  await open(session)
  await page.goto(shop.texts.signInPath)
  await page.goBack()
  await page.goForward()
  expect(made.count).toBe(0)
  await call.open(session)
  await expectSent({ ...session, phase: 'open' })
}

async function playMissingCode(session: Writing): Promise<void> {
  const { page, call } = session
  await call.prepare?.(session)
  const code = new RegExp(`/${call.island}-[\\w-]+\\.js`)
  await page.route(code, route => route.abort())
  const opened = call.open(session)
  const island = page.locator(`[data-component="${call.island}"]`).first()
  await expect(island).toHaveAttribute('data-state', 'failed')
  await expect(island).toHaveText(/\S/)
  await page.unroute(code)
  await opened
  await expectSent({ ...session, phase: 'open' })
}

async function playNoCookies(session: Writing): Promise<void> {
  const { page, shop } = session
  await page.addInitScript(forbidCookies)
  await open(session)
  // What the page has yet to load would move what is in sight.
  await page.waitForLoadState('networkidle')
  await send(session)
  await expectTold(session, shop.failures.noCookies)
  await page.evaluate(() => Object.assign(window, { allowsCookies: true }))
  await send(session)
  await expectDone(session, 2)
}

async function playMangled(session: Writing): Promise<void> {
  const { page, call } = session
  await open(session)
  await page.evaluate(mangleDom, call.island)
  await call.expectKept(session)
  const island = page.locator(`[data-component="${call.island}"]`).first()
  await island.evaluate(element => element.replaceChildren())
  await expect(island).toHaveText(/\S/)
  if (!call.isKeptOverMounts) await call.open(session)
  await call.retype?.(session)
  await call.expectKept(session)
  await expectSent(session)
}

/** Where the response says that the made thing is matters to nobody. */
async function playLocation(session: Writing, turn: number | null): Promise<void> {
  const { page, call, made } = session
  const kind = ['location-other-origin', 'location-script', 'location-missing'][(turn ?? 0) % 3] ?? ''
  await open(session)
  const url = page.url()
  await arrange(session, [{ kind, after: true, times: 1 }])
  await send(session)
  await made.expectOver(1)
  await page.waitForTimeout(300)
  expect(page.url()).toBe(url)
  await call.expectDone(session)
  await expectInvariants(page)
  await call.tidy?.(session)
}

/** In another tab the same visitor signs in, which makes the token of this page stale. */
async function playTwoTabs(session: Writing): Promise<void> {
  const { page, openTab, call } = session
  await open(session)
  const other = await openTab()
  await (call.signInAgain ?? (tab => signIn(tab, call.market, CUSTOMER)))(other.page)
  await page.bringToFront()
  await expectSent(session)
}

/** What happens to a page, or a browser, that is opened for it. */
export const WRITE_SITUATIONS: readonly Row<WriteCall>[] = [
  { id: 'F19-P', play: playTwice },
  { id: 'F17-P', fits: ({ shapes }: WriteCall) => !shapes, play: playUnread },
  { id: 'F20-P', play: (session: Writing) => playPending(session, pressTwice) },
  { id: 'F21-P', play: (session: Writing) => playPending(session, holdEnter) },
  { id: 'F22-P', play: playClosedTab },
  { id: 'F24-P', play: playHistory },
  { id: 'F25-P', play: playMissingCode },
  {
    id: 'F26-P',
    async play(session: Writing, turn: number | null) {
      await session.page.clock.install({ time: Date.now() + ((turn ?? 0) % 2 ? -2 : 2) * YEAR })
      await expectSent(session)
    },
  },
  {
    id: 'F27-P',
    async play(session: Writing) {
      await session.page.addInitScript(breakStorage)
      await expectSent(session)
    },
  },
  { id: 'F28-P', play: playNoCookies },
  { id: 'F29-P', play: playMangled },
  { id: 'F32-P', play: playLocation },
  { id: 'F33-P', play: playTwoTabs },
].map(row => ({ ...row, isAlone: true }))
