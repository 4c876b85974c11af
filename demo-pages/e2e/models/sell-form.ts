import { expect, type Locator, type Page } from '@playwright/test'
import { MARKET_TEXTS, type MarketCode } from './market-texts.ts'
import { makeSeller, type Seller } from './sellers.ts'

/** The form that sells a device online. */
export class SellForm {
  private readonly page: Page
  readonly market: MarketCode

  constructor(page: Page, market: MarketCode) {
    this.page = page
    this.market = market
  }

  private get texts() {
    return MARKET_TEXTS[this.market]
  }

  /** Where the form opens, and what stands there before. */
  get place(): Locator {
    return this.page.locator('[data-component="sell-form"]')
  }

  get form(): Locator {
    return this.place.locator('form')
  }

  get submitButton(): Locator {
    return this.form.locator('button[type="submit"]')
  }

  /** The list of errors at the head of the form. */
  get summary(): Locator {
    return this.form.locator('.ostrov-summary')
  }

  /** A field by its name in the form, which is the same in both markets. */
  field(name: string): Locator {
    return this.form.locator(`[name="${name}"]`).first()
  }

  /** Where the form has pages: the one that is shown, by its place and name. */
  get pageHeading(): Locator {
    return this.page.locator('.ostrov-sell-progress h4')
  }

  get nextButton(): Locator {
    return this.form.locator('.ostrov-sell-next button')
  }

  async expectOpen(): Promise<void> {
    await expect(this.form.getByRole('group').first()).toBeVisible()
    await expect(this.place.getByRole('heading', { name: this.texts.sellHeading })).toBeVisible()
  }

  /** Turns the pages, where there are any, until something is in sight. */
  async turnTo(target: Locator): Promise<void> {
    while (!(await target.isVisible())) {
      const shown = (await this.pageHeading.textContent()) ?? ''
      await this.nextButton.click()
      await expect(this.pageHeading).not.toHaveText(shown)
    }
  }

  async fill(seller: Seller = makeSeller(this.market)): Promise<void> {
    for (const [name, value] of Object.entries(seller)) {
      await this.turnTo(this.field(name))
      if (name === 'gender') await this.form.locator(`[name="gender"][value="${value}"]`).check()
      else await this.field(name).fill(value)
    }
    await this.turnTo(this.submitButton)
    const agreement = this.field('hasAgreed')
    if (await agreement.isVisible()) await agreement.check()
    // The last field is left, so that its rules have looked at it.
    await this.submitButton.focus()
  }

  /** Types an address into the search for the place, and waits until the server has been asked. */
  async searchPlace(address: string): Promise<void> {
    const answered = this.page.waitForResponse(response => response.url().includes('/places/'))
    await this.form.locator('input[role="combobox"]').first().fill(address)
    await answered
  }

  /** Sends the form, or goes on to its next page. */
  async submit(): Promise<void> {
    await this.submitButton.or(this.nextButton).filter({ visible: true }).click()
  }

  /** Everything that stands in the fields, to be compared later. */
  async readValues(): Promise<Record<string, string>> {
    return this.form.evaluate(form => {
      const values: Record<string, string> = {}
      for (const field of form.querySelectorAll<HTMLInputElement>(
        'input[name], select[name], textarea[name]',
      )) {
        if (field.type !== 'radio' || field.checked)
          values[field.name] = field.type === 'checkbox' ? String(field.checked) : field.value
      }
      return values
    })
  }

  /** Nothing that was typed is lost, and the form may be sent again. */
  async expectKept(values: Record<string, string>): Promise<void> {
    expect(await this.readValues()).toEqual(values)
    await expect(this.submitButton).not.toHaveAttribute('aria-disabled', 'true')
  }

  /** The page of the sale that was made. */
  async expectSold(): Promise<void> {
    await this.page.waitForURL(new RegExp(`${this.texts.reviewPath}[\\w-]+/$`))
  }
}
