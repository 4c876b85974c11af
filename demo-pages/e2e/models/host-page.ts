import { expect, type Locator, type Page } from '@playwright/test'
import { BuybackPage } from './buyback-page.ts'
import { MARKET_TEXTS, type MarketCode } from './market-texts.ts'
import type { Seller } from './sellers.ts'

export type Host = 'react' | 'preact'

const HOST_TEXTS = {
  cz: {
    folder: '/cz/ukazky/hosts/',
    heading: 'Prodejte ho z aplikace',
    terms: 'Souhlasím s výkupními podmínkami',
    cart: 'Košík, 1 produkt',
  },
  ro: {
    folder: '/ro/exemple/hosts/',
    heading: 'Vindeți-l din aplicație',
    terms: 'Sunt de acord cu condițiile de vânzare a dispozitivelor',
    cart: 'Coș, 1 produs',
  },
} as const

/** A page with an app that takes components of Ostrov from the package. */
export class HostPage {
  readonly page: Page
  readonly market: MarketCode
  readonly app: Locator

  constructor(page: Page, market: MarketCode) {
    this.page = page
    this.market = market
    this.app = page.locator('#app')
  }

  private get texts() {
    return { ...MARKET_TEXTS[this.market], ...HOST_TEXTS[this.market] }
  }

  async open(host: Host, query = ''): Promise<void> {
    await this.page.goto(`${this.texts.folder}${host}/${query}`)
  }

  async openAlone(host: Host, query = ''): Promise<void> {
    await this.page.goto(`${this.texts.folder}${host}/alone/${query}`)
  }

  /** The device as its visitors choose it, in the placeholder of the page. */
  get buyback(): BuybackPage {
    return new BuybackPage(this.page, this.market)
  }

  /** The price as the app itself writes it. */
  get price(): Locator {
    return this.app.locator('output')
  }

  get sellButton(): Locator {
    return this.page.getByRole('button', { name: this.texts.sell, exact: true })
  }

  get formHeading(): Locator {
    return this.app.getByRole('heading', { name: this.texts.heading })
  }

  async expectFormOpen(): Promise<void> {
    await expect(this.formHeading).toBeFocused()
    await expect(this.app.getByRole('group', { name: this.texts.person })).toBeVisible()
  }

  async fillForm(seller: Seller): Promise<void> {
    const form = this.app.locator('.ostrov-sell form')
    for (const [name, value] of Object.entries(seller)) {
      if (name === 'gender') await form.locator(`[name="gender"][value="${value}"]`).check()
      else await form.locator(`[name="${name}"]`).first().fill(value)
    }
    await form.getByRole('checkbox', { name: this.texts.terms }).check()
  }

  async submitForm(): Promise<void> {
    await this.app.locator('.ostrov-sell form button[type="submit"]').click()
  }

  async expectSold(): Promise<void> {
    await this.page.waitForURL(new RegExp(`${this.texts.reviewPath}[\\w-]+/$`))
  }

  /** The badges that tell of one product: the one in the page's header, and the app's. */
  get filledBadges(): Locator {
    return this.page.getByRole('link', { name: this.texts.cart })
  }
}
