import type { Browser } from '@playwright/test'
import { expect } from '@playwright/test'
import { ENDPOINTS } from '#core/api/contract.ts'
import { FAILURE_TEXTS } from '#e2e/models/market-texts.ts'
import { openVisitor, type Visitor } from '#e2e/models/visitor.ts'
import { SPOILED_TEXTS, sayConflict } from '#shop/misbehave/texts.ts'
import type { Call, Fault, ReadCall, Session, WriteCall } from './call.ts'
import { holdDeadlines } from './deadlines.ts'
import { MadeCalls } from './made-calls.ts'

/** Longer than a page takes a response for fresh, and than the minute for which its retries are counted. */
const LONG = 61_000

/** Brings a visitor for a call; unless for one row `alone`, to a page whose time only the test moves on. */
export async function openSession<C extends Call>(
  browser: Browser,
  baseURL: string,
  call: C,
  { isAlone = false, timezoneId }: { isAlone?: boolean; timezoneId?: string } = {},
): Promise<Session<C>> {
  const visitor = await openVisitor(browser, baseURL, call.market, timezoneId ? { timezoneId } : {})
  if (!isAlone) {
    await visitor.page.clock.install()
    await holdDeadlines(visitor.page)
  }
  const made = new MadeCalls(visitor.page, call.route, call.market)
  return { ...visitor, call, made, phase: 'new' }
}

/** Once, what comes before anything goes wrong. */
export async function prepare(session: Session<Call>): Promise<void> {
  if (session.phase !== 'new') return
  session.phase = 'prepared'
  await session.call.prepare?.(session)
}

/** From now on the server does to the call what the fault says. */
export async function arrange(session: Session<Call>, kinds: Fault['kinds']): Promise<void> {
  await prepare(session)
  const {
    qa,
    call: { route },
  } = session
  await qa.behave()
  await qa.forgetCalls()
  const wishes = kinds
    .map(kind => ({ route, ...(typeof kind === 'string' ? { kind } : kind) }))
    .map(wish => ({
      ...wish,
      ...(wish.retry_after === 'in 30 seconds' && {
        retry_after: new Date(Date.now() + 30_000).toUTCString(),
      }),
    }))
  await qa.misbehave(...wishes.slice(0, -1).map(wish => ({ ...wish, times: 1 })), ...wishes.slice(-1))
}

export const kindOf = ({ kinds: [kind] }: Fault): string =>
  (typeof kind === 'object' ? kind.kind : kind) ?? ''

/** What the table has of a row, and for wrong shapes what the call has; one of these, or all of them. */
export function pickFaults(
  table: readonly Fault[],
  id: string,
  { shapes = [], successes = [] }: Call & { successes?: readonly string[] },
  turn: number | null,
): readonly Fault[] {
  const told = id.endsWith('P') ? 'unknownOutcome' : 'generic'
  const wrong = shapes.map(body => ({ id, kinds: [{ kind: 'shape', body }], tries: 1, told }))
  const faults = [...table.filter(fault => fault.id === id), ...(id.startsWith('F17') ? wrong : [])]
  const fitting = faults.filter(fault => !successes.includes(kindOf(fault)))
  return turn === null ? fitting : fitting.slice(turn % fitting.length).slice(0, 1)
}

/** What the visitor reads of a fault; null where nobody is told. */
export function findText(call: ReadCall | WriteCall, fault: Fault): string | null {
  if (fault.told === 'unknownOutcome' && call.unknown !== undefined) return call.unknown
  const text = call.others?.[kindOf(fault)] ?? ('tells' in call ? call.tells : undefined)
  if (text !== undefined) return text
  if ('expectQuiet' in call) return null
  return sayTold(call, fault.told)
}

/** In the words of the page, of the spoiled response, or as it was sent. */
export function sayTold({ market, route, island }: Call, told: string): string {
  if (told === 'serverConflict') return sayConflict(market, route)
  // Nobody but staff deletes what another one may be changing.
  if (told === 'deleted' && !island.startsWith('admin-')) return FAILURE_TEXTS[market].generic
  // To customers what is their own, or always there, is neither denied nor missing.
  if ((told === 'forbidden' || told === 'notFound') && !island.startsWith('admin-') && isOwn(route))
    return FAILURE_TEXTS[market].generic
  const texts: Readonly<Record<string, unknown>> = { ...SPOILED_TEXTS[market], ...FAILURE_TEXTS[market] }
  const text = texts[told]
  return typeof text === 'string' ? text : told
}

const isOwn = (route: Call['route']): boolean =>
  ENDPOINTS.some(one => one.name === route && one.method === 'GET' && (one.isOwn ?? !one.path?.includes('{')))

/** Waits until the server has the call, whatever it does with it. */
export const whenSeen = ({ qa, call: { route } }: Session<Call>, count: number): Promise<void> =>
  expect.poll(async () => (await qa.listCalls(route)).length, { intervals: [20, 20, 50] }).toBe(count)

/** Neither did the page ask more often, nor was the server asked. */
export async function expectCounted(
  { qa, call: { route }, made }: Session<Call>,
  { tries, isCut = false }: Fault,
): Promise<void> {
  const seen = await qa.listCalls(route)
  expect(made.count).toBe(tries)
  if (!isCut) expect(seen).toHaveLength(tries)
}

/** The page is as after a while in the bfcache. */
export async function restorePage({ page }: Visitor, after = LONG): Promise<void> {
  await page.clock.fastForward(after)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

/** Wherever notifications stand, one of them tells that there is no network, as long as there is none. */
export async function expectOfflineNotice({ page, shop }: Visitor, isOffline: boolean): Promise<void> {
  const outlets = await page.locator('[data-component="notifications"]').count()
  await expect(page.getByText(shop.texts.offlineNotice)).toHaveCount(isOffline ? Math.min(outlets, 1) : 0)
}

/** Whose sign-in is over is led there and back. */
export const expectSignInLink = ({ page, shop }: Visitor): Promise<void> =>
  expect(page.locator('.ostrov').getByRole('link', { name: shop.texts.signIn }).first()).toHaveAttribute(
    'href',
    /\?next=%2F/,
  )
