import { randomUUID } from 'node:crypto'
import { expect, type Locator } from '@playwright/test'
import { marketPage } from './market-page.ts'

/** What a visitor of the newsletter's island reads. */
export const NEWSLETTER_TEXTS = {
  cz: {
    demo: '/cz/ukazky/newsletter-subscriber/',
    email: 'E-mail',
    agree: /^Souhlasím/,
    submit: 'Odebírat novinky',
    done: /^Děkujeme\./,
    agreeNeeded: 'Bez vašeho souhlasu vám novinky posílat nemůžeme.',
    throttled: /Zkuste to znovu za 2 sekundy/,
    sentTitle: 'Podívejte se prosím do schránky',
    confirm: 'Potvrdit odběr',
    confirmedTitle: 'Odběr je potvrzený',
  },
  ro: {
    demo: '/ro/exemple/newsletter-subscriber/',
    email: 'E-mail',
    agree: /^Sunt de acord/,
    submit: 'Mă abonez',
    done: /^Vă mulțumim\./,
    agreeNeeded: 'Fără acordul dumneavoastră nu vă putem trimite noutăți.',
    throttled: /Încercați din nou peste 2 secunde/,
    sentTitle: 'Vă rugăm să vă verificați căsuța de e\u2011mail',
    confirm: 'Confirm abonarea',
    confirmedTitle: 'Abonarea este confirmată',
  },
} as const

/** An address that nobody used before. */
export const makeAddress = (): string => `ctenar-${randomUUID().slice(0, 8)}@example.cz`

/** The way to the newsletter on its demo page; the plain form there has the same names. */
export class NewsletterPage extends marketPage(NEWSLETTER_TEXTS) {
  readonly island = this.page.locator('[data-component="newsletter-subscriber"]').first()

  async open(): Promise<void> {
    await this.page.goto(this.texts.demo)
    await this.expectReady()
  }

  /** One that waits to be touched. */
  async openAsleep(): Promise<void> {
    await this.page.goto(`${this.texts.demo}own-words/`)
  }

  async expectReady(): Promise<void> {
    await expect(this.island).toHaveAttribute('data-state', 'ready')
  }

  get email(): Locator {
    return this.island.getByRole('textbox', { name: this.texts.email, exact: true })
  }

  get agree(): Locator {
    return this.island.getByRole('checkbox', { name: this.texts.agree })
  }

  get submit(): Locator {
    // Of the island's form or the plain one; its name may tell that it is sending.
    return this.island.locator('form button:not([type="button"])')
  }

  async subscribe(email: string): Promise<void> {
    await this.email.fill(email)
    await this.agree.check()
    await this.submit.click()
  }

  async expectDone(): Promise<void> {
    await expect(this.island.getByText(this.texts.done)).toBeVisible()
  }

  /** Opens the link of the mail that came to an address, and confirms there. */
  async confirm(mails: readonly { body: string }[]): Promise<void> {
    expect(mails).toHaveLength(1)
    const [link = ''] = /https?:\S+/.exec(mails[0]?.body ?? '') ?? []
    await this.page.goto(new URL(link).pathname)
    await this.page.getByRole('button', { name: this.texts.confirm }).click()
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(this.texts.confirmedTitle)
  }
}
