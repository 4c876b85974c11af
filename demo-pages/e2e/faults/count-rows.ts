import { expect } from '@playwright/test'
import { CartShop } from '#e2e/models/cart-shop.ts'
import { expectInvariants } from '#e2e/models/expect-invariants.ts'
import { wrapTexts } from '#e2e/models/translate-page.ts'
import type { ReadCall, Row, Session } from './call.ts'
import { expectShown, playFault, READ_ROWS } from './play-read.ts'
import { READ_SITUATIONS } from './read-situations.ts'
import { COUNT_FAULTS, toCountId } from './response-faults.ts'
import { arrange, pickFaults, prepare, whenSeen } from './session.ts'
import { listSeenTexts, watchForText } from './spoil-page.ts'

type Counting = Session<ReadCall>

const LATE = 700

const cartOf = ({ page, call }: Counting) => new CartShop(page, call.market)

/** Each fault meets a number that is known and shown. */
async function playFaults(session: Counting, id: string): Promise<void> {
  for (const fault of pickFaults(COUNT_FAULTS, id, session.call, null)) {
    await expectShown(session)
    await playFault(session, fault)
  }
}

/** A number that comes late is never seen after a newer one. */
async function playOvertaken(session: Counting): Promise<void> {
  const { page, call, made } = session
  const cart = cartOf(session)
  await arrange(session, [{ kind: 'shape', body: { count: 5 }, times: 1 }])
  const letGo = await made.holdResponse()
  await call.open(session)
  await whenSeen(session, 1)
  await watchForText(page, cart.texts.five)
  await cart.addByScript()
  await cart.tellChange()
  await cart.expectBadge(cart.texts.two)
  letGo()
  await page.waitForTimeout(LATE)
  expect(await listSeenTexts(page)).toEqual([])
  await cart.expectBadge(cart.texts.two)
  await whenSeen(session, 2)
  await expectInvariants(page)
}

/** Five badges ask once, show the same, and one of them says aloud what has changed. */
async function playMany(session: Counting): Promise<void> {
  const { page, call, made } = session
  const cart = cartOf(session)
  const more = `<div data-component="${call.island}" data-params='{"href": "${cart.texts.cart}"}'></div>`
  await page.route(
    url => url.pathname === cart.texts.demo,
    async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('</main>', `${more}$&`) })
    },
  )
  await cart.buy()
  await page.goto(cart.texts.demo)
  await expect(cart.badges(cart.texts.one)).toHaveCount(5)
  await cart.addByScript()
  made.forget()
  await cart.tellChange()
  await expect(cart.badges(cart.texts.two)).toHaveCount(5)
  expect(made.count).toBe(1)
  await expect(page.getByRole('status').filter({ hasText: cart.texts.twoNews })).toHaveCount(1)
  made.forget()
  await page.reload()
  await expect(cart.badges(cart.texts.two)).toHaveCount(5)
  expect(made.count).toBe(1)
  await expectInvariants(page)
}

/** The tab is closed while it asks; whoever comes back sees the number of now. */
async function playClosedTab(session: Counting): Promise<void> {
  const { page, openTab, call } = session
  await arrange(session, [{ kind: 'delay', delay: LATE, times: 1 }])
  await call.open(session)
  await whenSeen(session, 1)
  await page.close()
  const other = new CartShop((await openTab()).page, call.market)
  await other.buy()
  await other.expectBadge(other.texts.two)
  await expectInvariants(other.page)
}

/** What was bought since shows on a page that comes back from the browser's memory. */
async function playRestored({ inviteWithBfcache, call }: Counting): Promise<void> {
  const { page } = await inviteWithBfcache()
  const cart = new CartShop(page, call.market)
  await page.goto(cart.texts.goods)
  await cart.expectBadge(cart.texts.empty)
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await cart.buy()
  await cart.expectBadge(cart.texts.one)
  // Without waiting for a load that a page from memory never has.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect(page).toHaveURL(cart.texts.goods)
  await cart.expectBadge(cart.texts.one)
  expect(await page.evaluate(() => 'isOld' in window), 'it was not loaded anew').toBe(true)
}

/** Steps of the page's own history ask for nothing. */
async function playHistory(session: Counting): Promise<void> {
  const { page, made } = session
  await expectShown(session)
  made.forget()
  await page.evaluate(() => {
    for (const step of ['?step=1', '?step=2']) history.pushState(null, '', step)
  })
  await page.goBack()
  await page.goBack()
  await page.goForward()
  await expectShown(session)
  expect(made.count).toBe(0)
}

/** Without its code a badge is the server's link, and shows no number of its own. */
async function playMissingCode(session: Counting): Promise<void> {
  const { page, call } = session
  const cart = cartOf(session)
  const code = new RegExp(`/${call.island}-[\\w-]+\\.js`)
  await cart.buy()
  await page.route(code, route => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>' }))
  await page.goto(cart.texts.demo)
  const island = page.locator(`[data-component="${call.island}"]`).first()
  await expect(island).toHaveAttribute('data-state', 'failed')
  await expect(island.getByRole('link')).toHaveAttribute('href', cart.texts.cart)
  await expect(cart.numbers).toHaveCount(0)
  await expectInvariants(page)
  await page.unroute(code)
  await page.reload()
  await cart.expectBadge(cart.texts.one)
}

async function playTranslated(session: Counting): Promise<void> {
  const { page, call } = session
  const cart = cartOf(session)
  await expectShown(session)
  await page.evaluate(wrapTexts)
  await arrange(session, [{ kind: 'shape', body: { count: 5 }, times: 1 }])
  await call.open(session)
  await cart.expectBadge(cart.texts.five)
  await expect(cart.numbers.first()).toHaveText('5')
  await expectInvariants(page)
}

/** What another tab bought without a word shows when this one is looked at again, unless it has just been read. */
async function playTwoTabs(session: Counting): Promise<void> {
  const { page, openTab, made } = session
  const cart = cartOf(session)
  const look = () =>
    page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.clock.install()
  await prepare(session)
  const other = await openTab()
  await other.page.goto(cart.texts.goods)
  await new CartShop(other.page, session.call.market).addByScript()
  await page.bringToFront()
  made.forget()
  await look()
  await cart.expectBadge(cart.texts.one)
  expect(made.count, 'what is fresh is not asked for again').toBe(0)
  await page.clock.fastForward(31_000)
  await look()
  await cart.expectBadge(cart.texts.two)
  expect(made.count).toBe(1)
  await expectInvariants(page)
}

/** What is played on a number as on everything that is read. */
const ALIKE = ['F01', 'F18', 'F19', 'F26', 'F27', 'F28', 'F29', 'F31'].map(fault => `${fault}-L`)

/** The rows of the one call that counts, all of which are played on it. */
export const COUNT_ROWS: readonly Row<ReadCall>[] = [
  ...[...new Set(COUNT_FAULTS.map(({ id }) => id))].map(id => ({
    id,
    play: (session: Counting) => playFaults(session, id),
  })),
  ...[...READ_ROWS, ...READ_SITUATIONS]
    .filter(({ id }) => ALIKE.includes(id))
    .map(row => ({ ...row, id: toCountId(row.id) })),
  { id: 'F24-C', play: playHistory },
  { id: 'F30-C', play: playTranslated },
  { id: 'F20-C', isAlone: true, play: playOvertaken },
  { id: 'F21-C', isAlone: true, play: playMany },
  { id: 'F22-C', isAlone: true, play: playClosedTab },
  { id: 'F23-C', isAlone: true, play: playRestored },
  { id: 'F25-C', isAlone: true, play: playMissingCode },
  { id: 'F33-C', isAlone: true, play: playTwoTabs },
]
