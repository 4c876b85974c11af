import type { Page } from '@playwright/test'
import type { MarketCode } from './market-texts.ts'

/** A class of pages of a market, with what their visitors read there. */
export const marketPage = <C, R>(texts: Readonly<{ cz: C; ro: R }>) =>
  class {
    readonly page: Page
    readonly market: MarketCode
    readonly texts: C | R

    constructor(page: Page, market: MarketCode) {
      this.page = page
      this.market = market
      this.texts = texts[market]
    }
  }
