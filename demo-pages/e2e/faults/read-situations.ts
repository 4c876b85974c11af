import { expect, type Page } from '@playwright/test'
import { expectInvariants } from '#e2e/models/expect-invariants.ts'
import { readRecord } from '#e2e/models/page-watch.ts'
import { CUSTOMER, signIn } from '#e2e/models/sign-in.ts'
import type { ReadCall, Row, Session } from './call.ts'
import { ask, expectFailure, expectShown } from './play-read.ts'
import { arrange, whenSeen } from './session.ts'
import { breakStorage, forbidCookies, listSeenTexts, mangleDom, watchForText } from './spoil-page.ts'

type Reading = Session<ReadCall>

const YEAR = 365 * 86_400_000
/** Within which a response that was let go has come. */
const LATE = 300

const islandOf = ({ page, call }: Reading) => page.locator(`[data-component="${call.island}"]`).first()

/** The page's code comes late; until then, and if it never came, the server's own markup stands there. */
async function playMissingCode(session: Reading): Promise<void> {
  const { page, call } = session
  await call.prepare?.(session)
  const code = new RegExp(`/${call.island}-[\\w-]+\\.js`)
  await page.route(code, route => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>' }))
  const opened = call.open(session)
  await expect(islandOf(session)).toHaveAttribute('data-state', 'failed')
  await expect(islandOf(session)).toHaveText(/\S/)
  await page.unroute(code)
  await opened
  await expect(call.shown(page).first()).toBeVisible()
  await expectInvariants(page)
}

async function playHuge(session: Reading): Promise<void> {
  const { page, shop, call } = session
  await arrange(session, ['huge'])
  await page.addInitScript(markParsing)
  await ask(session)
  if (!call.isList) return expectFailure(session, { id: 'F18-L', kinds: ['huge'], tries: 1, told: 'generic' })
  await shop.expectTold(shop.texts.capped)
  await expect(call.shown(page).getByRole('radio')).toHaveCount(1000)
  await whenSeen(session, 1)
  await expectInvariants(page, { told: shop.texts.capped })
  const pauses = [await readPause(page)]
  // One long pause may be the machine's; a page that is blocked is blocked each time.
  for (let tries = 0; tries < 3 && !pauses.some(isShort); tries++) {
    await call.open(session)
    await shop.expectTold(shop.texts.capped)
    pauses.push(await readPause(page))
  }
  expect(
    pauses.some(isShort),
    `nothing is blocked for long after the parsing: ${JSON.stringify(pauses)}`,
  ).toBe(true)
}

/** Milliseconds that the page took to parse the great response, and of the longest task behind that. */
interface Pause {
  parsing: number
  after: number
}

/** A slow machine needs longer for both. */
const isShort = ({ parsing, after }: Pause): boolean => after < Math.max(200, 2 * parsing)

/** Of the task that parsed, only what came behind it counts. */
async function readPause(page: Page): Promise<Pause> {
  await page.waitForTimeout(500)
  const { longTasks } = await readRecord(page)
  const { parsing, parsedAt } = await page.evaluate(
    () => (window as unknown as { greatResponse: { parsing: number; parsedAt: number } }).greatResponse,
  )
  const after = longTasks.map(({ start, length }) => start + length - Math.max(start, parsedAt))
  return { parsing: Math.round(parsing), after: Math.round(Math.max(0, ...after)) }
}

/** Runs in the page: notes when the great response was parsed. */
function markParsing(): void {
  const { parse } = JSON
  JSON.parse = (text, ...rest) => {
    const start = performance.now()
    const value: unknown = parse(text, ...rest)
    const parsedAt = performance.now()
    if (text.length > 1_000_000)
      Object.assign(window, { greatResponse: { parsing: parsedAt - start, parsedAt } })
    return value
  }
}

/** The response to the first question comes after that to the second, and is never seen. */
async function playOvertaken(session: Reading): Promise<void> {
  const { page, made, call } = session
  if (!call.rivals) return
  const {
    ask: askFor,
    texts: [stale, fresh],
  } = call.rivals
  await call.prepare?.(session)
  const letGo = await made.holdResponse()
  await askFor(session, 0)
  await whenSeen(session, 1)
  await watchForText(page, stale)
  await askFor(session, 1)
  await expect(page.getByText(fresh).first()).toBeVisible()
  letGo()
  await page.waitForTimeout(LATE)
  expect(await listSeenTexts(page)).toEqual([])
  await whenSeen(session, 2)
  await expectInvariants(page)
}

async function playClock(session: Reading, turn: number | null): Promise<void> {
  const { page, qa } = session
  await page.clock.install({ time: Date.now() + ((turn ?? 0) % 2 ? -YEAR : YEAR) })
  await expectShown(session)
  // The clock is put back; what was read grows old all the same.
  await page.clock.setSystemTime(Date.now() - 600_000)
  await page.clock.fastForward(6 * 60_000)
  await qa.forgetCalls()
  await ask(session)
  await whenSeen(session, 1)
  await expectShown(session)
}

async function playInitScript(session: Reading, script: () => void): Promise<void> {
  await session.page.addInitScript(script)
  await expectShown(session)
}

async function playMangled(session: Reading): Promise<void> {
  const { page, call } = session
  await page.clock.install()
  await expectShown(session)
  await page.evaluate(mangleDom, call.island)
  await ask(session)
  await expectShown(session)
  await islandOf(session).evaluate(island => island.replaceChildren())
  await expect(call.shown(page).first()).toBeVisible()
  await islandOf(session).evaluate(island => {
    for (const child of [...island.childNodes]) child.textContent = ''
  })
  await expect(call.shown(page).first()).toBeVisible()
  // What was emptied had the focus, and can't have kept it.
  await page.keyboard.press('Tab')
  await expectInvariants(page)
}

/** In another tab the visitor signs in and out. */
async function playTwoTabs(session: Reading): Promise<void> {
  const { page, openTab, call, made } = session
  await page.clock.install()
  await expectShown(session)
  const other = await openTab()
  await signIn(other.page, call.market, CUSTOMER)
  await other.page.goto(other.shop.texts.path)
  await other.page.locator('.shop-account button').click()
  await page.bringToFront()
  made.forget()
  await ask(session)
  await made.expectMade(1)
  await expectShown(session)
}

/** What happens to a page, or a browser, that is opened for it. */
const ROWS: readonly Row<ReadCall>[] = [
  { id: 'F18-L', play: playHuge },
  { id: 'F20-L', fits: ({ rivals }) => rivals !== undefined, play: playOvertaken },
  { id: 'F25-L', play: playMissingCode },
  { id: 'F26-L', play: playClock },
  { id: 'F27-L', play: session => playInitScript(session, breakStorage) },
  { id: 'F28-L', play: session => playInitScript(session, forbidCookies) },
  { id: 'F29-L', play: playMangled },
  { id: 'F33-L', play: playTwoTabs },
]
export const READ_SITUATIONS = ROWS.map(row => ({ ...row, isAlone: true }))
