import { expect, type Page } from '@playwright/test'
import { type PageRecord, readWatch } from './page-watch.ts'
import { listPersonalData, SELLERS } from './sellers.ts'

/** What is told aloud: as it comes, through the page's live region, or by the focus that a summary takes. */
export const TOLD = '[role="alert"], [role="status"], .ostrov-note, .ostrov-summary'

interface Told {
  /** What the visitor was told, so that a screen reader tells it too. */
  told?: string
  /** Milliseconds that a sign of waiting may have stood: the call's deadline and a second. */
  longestWait?: number
}

const READ_DEADLINE = 10_000
/** How long another island may take to answer a click. */
const SOON = 200

/** Of bodies that came where data was expected, and of values that were never any. */
const FOREIGN =
  /An HTML page where JSON was expected|Server Error \(500\)|Bad Gateway|Gateway Time-out|Service Temporarily Unavailable|Request Entity Too Large|CSRF verification|\[object \w+\]|\bNaN\b|\bundefined\b|\bInfinity\b/

/** What holds in every cell of the fault matrix, whatever went wrong; to be asked once the page has settled. */
export async function expectInvariants(page: Page, { told, longestWait }: Told = {}): Promise<void> {
  if (told !== undefined) await expectToldAloud(page, told)
  await expectOtherIslandAnswers(page)
  const { kept, longest } = await expectSettled(page)
  for (const text of await page.locator('[data-component]').allInnerTexts())
    expect(text, "an island shows nothing of a server's page").not.toMatch(FOREIGN)
  expectNothingLeaked(page, kept)
  expect(longest, 'no sign of waiting outlasts its deadline').toBeLessThan(
    longestWait ?? READ_DEADLINE + 1000,
  )
  expect(readWatch(page).faults, 'no error went uncaught').toEqual([])
}

async function expectToldAloud(page: Page, text: string): Promise<void> {
  const aloud = page.locator(`${TOLD}, :focus`).filter({ hasText: text })
  await expect(aloud.first(), `a screen reader tells "${text}"`).toBeVisible()
}

/** A click on an island that has nothing to do with the fault has its effect at once. */
async function expectOtherIslandAnswers(page: Page): Promise<void> {
  const took: number[] = []
  // One slow answer may be the machine's; a page that is blocked answers slowly each time.
  for (let tries = 0; tries < 3 && !(Math.min(...took) < SOON); tries++) {
    took.push(await page.evaluate(dismissMessage, `Zpráva ${tries}`))
  }
  expect(Math.min(...took), 'another island answers a click soon').toBeLessThan(SOON)
}

/** Runs in the page: has the notifications show a message, dismisses it, and tells the milliseconds that took. */
async function dismissMessage(title: string): Promise<number> {
  const { now } = (window as unknown as Record<symbol, PageRecord>)[Symbol.for('page-record')] as PageRecord
  const place = document.createElement('div')
  place.dataset.component = 'notifications'
  place.dataset.params = JSON.stringify({ initial: JSON.stringify([{ level: 30, title, text: title }]) })
  const find = () =>
    [...document.querySelectorAll('button')].find(button => button.textContent?.includes(title)) ?? null
  const waitUntil = (isThere: () => boolean): Promise<void> =>
    new Promise(done => {
      const observer = new MutationObserver(() => {
        if (!isThere()) return
        observer.disconnect()
        done()
      })
      observer.observe(document, { childList: true, subtree: true })
    })
  const shown = waitUntil(() => find() !== null)
  document.body.append(place)
  await shown
  const gone = waitUntil(() => find() === null)
  const start = now()
  find()?.click()
  await gone
  const took = now() - start
  place.remove()
  return took
}

/** One look at the page, which costs a fraction of as many looks as there are questions. */
async function expectSettled(page: Page): Promise<PageState> {
  const { promise, resolve } = Promise.withResolvers<PageState>()
  await expect(async () => {
    const state = await page.evaluate(readState)
    expect(state.foreign, 'no body of an answer became markup').toEqual([])
    if (state.hadFocus) expect([null, 'BODY'], 'the focus is not lost').not.toContain(state.focused)
    expect(state.busy, 'nothing is waited for any more').toBe(0)
    resolve(state)
  }).toPass({ intervals: [20, 20, 50, 100] })
  return promise
}

type PageState = ReturnType<typeof readState>

/** Runs in the page. */
function readState() {
  const read = (get: () => unknown) => {
    try {
      return JSON.stringify(get())
    } catch {
      return ''
    }
  }
  const { dataLayer, [Symbol.for('page-record')]: record } = window as unknown as {
    dataLayer?: unknown
    [key: symbol]: PageRecord
  }
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  return {
    foreign: all('.ostrov :is(h1, title, pre, iframe, script, style)').map(({ tagName }) => tagName),
    busy: all('[aria-busy="true"]').length,
    hadFocus: record?.hadFocus ?? false,
    focused: document.querySelector(':focus')?.tagName ?? null,
    longest: record?.longestWait ?? 0,
    kept: [
      read(() => dataLayer),
      read(() => ({ ...localStorage })),
      read(() => ({ ...sessionStorage })),
      read(() => document.cookie),
      read(() => history.state),
    ].join('\n'),
  }
}

/** No value of the forms is anywhere but in the forms. */
function expectNothingLeaked(page: Page, kept: string): void {
  const { said, addresses } = readWatch(page)
  const everything = [...said, ...addresses, ...addresses.map(decodeAddress), kept].join('\n')
  const leaked = Object.values(SELLERS)
    .flatMap(listPersonalData)
    .filter(value => everything.includes(value) || everything.includes(value.replaceAll(' ', '')))
  expect(leaked, 'no value of a form is in console, address, storage or dataLayer').toEqual([])
}

function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '))
  } catch {
    return address
  }
}
