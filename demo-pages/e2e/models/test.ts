import { test as base, type Page } from '@playwright/test'
import type { MarketCode } from './market-texts.ts'
import { openVisitor, type Visitor } from './visitor.ts'

/** Brings a visitor of a market, who leaves when the test ends. */
export type Visit = (market?: MarketCode) => Promise<Visitor>

interface Fixtures {
  visit: Visit
  /** A page in a browser that runs no scripts. */
  plainPage: Page
}

export const test = base.extend<Fixtures>({
  visit: async ({ browser, baseURL }, use) => {
    const visitors: Visitor[] = []
    await use(async (market = 'cz') => {
      const visitor = await openVisitor(browser, baseURL ?? '', market)
      visitors.push(visitor)
      return visitor
    })
    for (const visitor of visitors) await visitor.close()
  },
  plainPage: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    await use(await context.newPage())
    await context.close()
  },
})
