import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, type Page, request } from '@playwright/test'
import { CHROMIUM_ARGS, findBrowser } from '../../.ci/find-browser.ts'
import { BuybackPage } from './buyback-page.ts'
import type { MarketCode } from './market-texts.ts'
import { watchPage } from './page-watch.ts'
import { QaSwitch } from './qa-switch.ts'

/** One visitor of the shop, and the shop's switch for that visitor alone. */
export interface Stage {
  browser: Browser
  context: BrowserContext
  page: Page
  shop: BuybackPage
  qa: QaSwitch
  /** Another tab of the same visitor. */
  openTab: () => Promise<{ page: Page; shop: BuybackPage }>
  /** Another visitor of the same market, who goes when this one does. */
  invite: (options?: Partial<StageOptions>) => Promise<Stage>
  /** A visitor whose browser keeps the pages it leaves in its memory, which those of tests do not. */
  inviteWithMemory: () => Promise<Stage>
  close: () => Promise<void>
}

const LOCALES = {
  cz: { locale: 'cs-CZ', timezoneId: 'Europe/Prague' },
  ro: { locale: 'ro-RO', timezoneId: 'Europe/Bucharest' },
} as const

export interface StageOptions {
  market: MarketCode
  timezoneId?: string
}

/** Brings a visitor of a market, who has seen nothing yet and whose calls are counted apart from all others'. */
export async function openStage(browser: Browser, baseURL: string, options: StageOptions): Promise<Stage> {
  const { market, ...rest } = options
  const guests: Stage[] = []
  const scope = randomUUID()
  const context = await browser.newContext({ baseURL, ...LOCALES[market], ...rest })
  // Of its own: a visitor who is offline, or has no cookies, must not hinder the test.
  const questions = await request.newContext({ baseURL })
  await context.addCookies([{ name: 'ostrov-qa', value: scope, url: baseURL }])
  const openTab = async () => {
    const page = await context.newPage()
    await watchPage(page)
    return { page, shop: new BuybackPage(page, market) }
  }
  return {
    browser,
    context,
    qa: new QaSwitch(questions, scope),
    openTab,
    ...(await openTab()),
    async invite(others = {}) {
      const guest = await openStage(browser, baseURL, { ...options, ...others })
      guests.push(guest)
      return guest
    },
    async inviteWithMemory() {
      const other = await browser.browserType().launch({
        executablePath: await findBrowser(),
        args: [...CHROMIUM_ARGS],
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
      const guest = await openStage(other, baseURL, options)
      guests.push({ ...guest, close: () => other.close() })
      return guest
    },
    async close() {
      for (const guest of guests) await guest.close()
      await context.close()
      await questions.dispose()
    },
  }
}
