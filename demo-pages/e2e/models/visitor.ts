import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, type Page, request } from '@playwright/test'
import { CHROMIUM_ARGS, findBrowser } from '#tools/browsers/find-browser.ts'
import { BuybackPage } from './buyback-page.ts'
import type { MarketCode } from './market-texts.ts'
import { watchPage } from './page-watch.ts'
import { QaSwitch } from './qa-switch.ts'

/** One visitor of the shop, and the shop's switch for that visitor alone. */
export interface Visitor {
  context: BrowserContext
  page: Page
  shop: BuybackPage
  qa: QaSwitch
  /** Another tab of the same visitor. */
  openTab: () => Promise<{ page: Page; shop: BuybackPage }>
  /** Another visitor of the same market, who leaves when this one does. */
  invite: (options?: { timezoneId?: string }) => Promise<Visitor>
  /** A visitor whose browser has the bfcache, which those of tests do without. */
  inviteWithBfcache: () => Promise<Visitor>
  close: () => Promise<void>
}

const LOCALES = {
  cz: { locale: 'cs-CZ', timezoneId: 'Europe/Prague' },
  ro: { locale: 'ro-RO', timezoneId: 'Europe/Bucharest' },
} as const

/** A visitor who has seen nothing yet, and whose calls are counted apart from all others'. */
export async function openVisitor(
  browser: Browser,
  baseURL: string,
  market: MarketCode,
  options: { timezoneId?: string } = {},
): Promise<Visitor> {
  const guests: { close: () => Promise<void> }[] = []
  const scope = randomUUID()
  const context = await browser.newContext({ baseURL, ...LOCALES[market], ...options })
  // Of its own: a visitor who is offline, or has no cookies, must not hinder the test.
  const requests = await request.newContext({ baseURL })
  await context.addCookies([{ name: 'ostrov-qa', value: scope, url: baseURL }])
  const openTab = async () => {
    const page = await context.newPage()
    await watchPage(page)
    return { page, shop: new BuybackPage(page, market) }
  }
  return {
    context,
    qa: new QaSwitch(requests, scope),
    openTab,
    ...(await openTab()),
    async invite(others = {}) {
      const guest = await openVisitor(browser, baseURL, market, others)
      guests.push(guest)
      return guest
    },
    async inviteWithBfcache() {
      const other = await launchWithBfcache(browser)
      guests.push(other)
      return openVisitor(other, baseURL, market)
    },
    async close() {
      for (const guest of guests) await guest.close()
      await context.close()
      await requests.dispose()
    },
  }
}

const launchWithBfcache = async (browser: Browser): Promise<Browser> =>
  browser.browserType().launch({
    executablePath: await findBrowser(),
    args: [...CHROMIUM_ARGS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
