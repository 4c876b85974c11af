import { expect, type Locator } from '@playwright/test'
import { MARKET_TEXTS, type MarketCode } from './market-texts.ts'

/** The form that sends the price by e-mail: one field. */
export class EmailForm {
  private readonly selector: Locator
  private readonly texts: (typeof MARKET_TEXTS)[MarketCode]

  constructor(selector: Locator, market: MarketCode) {
    this.selector = selector
    this.texts = MARKET_TEXTS[market]
  }

  get field(): Locator {
    return this.selector.getByRole('textbox', { name: this.texts.email, exact: true })
  }

  get button(): Locator {
    return this.selector.locator('form button[type="submit"]')
  }

  async send(email: string): Promise<void> {
    await this.field.fill(email)
    await this.button.click()
  }

  async expectSent(): Promise<void> {
    await expect(this.selector.getByText(this.texts.emailSent)).toBeVisible()
  }
}
