import type { Locator } from '@playwright/test'
import { BuybackPage } from './buyback-page.ts'

/** The page of the Next app, where the selector is a component and no placeholder. */
export class NextPage extends BuybackPage {
  override get selector(): Locator {
    return this.page.locator('main')
  }
}
