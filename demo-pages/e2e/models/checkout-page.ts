import { expect, type Locator } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { marketPage } from './market-page.ts'

/** What a customer of the checkout reads. */
export const CHECKOUT_TEXTS = {
  cz: {
    goods: '/cz/zbozi/apple-iphone-16-128gb/',
    add: 'Vložit do košíku',
    toCart: 'Přejít do košíku',
    toCheckout: 'Pokračovat k objednávce',
    page: '/cz/pokladna/',
    thanks: /\/cz\/dekujeme\/[\w-]{20,}\/$/,
    courier: /^Kurýr DPD/,
    store: /^Vyzvednutí v prodejně/,
    card: /^Kartou/,
    transfer: /převodem/i,
    googlePay: /^Google Pay/,
    applePay: /^Apple Pay/,
    twisto: /^Twisto/,
    instalments: /^Na splátky/,
    lease: /^Na leasing/,
    bank: 'Se kterou společností?',
    howMany: 'Na kolik splátek?',
    months: /^Splátky ?: /,
    cash: /^Při převzetí/,
    order: 'Objednat s povinností platby',
    next: 'Pokračovat',
    code: 'Slevový kód',
    addCode: 'Mám slevový kód',
    apply: 'Uplatnit',
    received: /^Přijali jsme objednávku č\. (\d{10})$/,
    customer: {
      phone: '602 123 456',
      firstName: 'Jana',
      lastName: 'Nováková',
      address: 'Dlouhá 12',
      city: 'Brno',
      postcode: '602 00',
    },
  },
  ro: {
    goods: '/ro/produse/apple-iphone-16-128gb/',
    add: 'Adăugați în coș',
    toCart: 'Mergeți la coș',
    toCheckout: 'Continuați comanda',
    page: '/ro/finalizare-comanda/',
    thanks: /\/ro\/multumim\/[\w-]{20,}\/$/,
    courier: /^Curier DPD/,
    store: /^Ridicare din magazin/,
    card: /^Cu cardul/,
    transfer: /transfer/i,
    googlePay: /^Google Pay/,
    applePay: /^Apple Pay/,
    twisto: /^Twisto/,
    instalments: /^În rate/,
    lease: /^În leasing/,
    bank: 'Cu ce companie?',
    howMany: 'În câte rate?',
    months: /^Rate ?: /,
    cash: /^Ramburs/,
    order: 'Comandă cu obligație de plată',
    next: 'Continuați',
    code: 'Cod de reducere',
    addCode: 'Am un cod de reducere',
    apply: 'Aplicați',
    received: /^Am primit comanda nr\. (\d{10})$/,
    customer: {
      phone: '0721 234 567',
      firstName: 'Ion',
      lastName: 'Popescu',
      address: 'Strada Lungă 12',
      city: 'Cluj-Napoca',
      district: 'Cluj',
      postcode: '400001',
    },
  },
} as const

/** From a product to an order, as somebody who buys meets it. */
export class CheckoutPage extends marketPage(CHECKOUT_TEXTS) {
  get island(): Locator {
    return this.page.locator('[data-component="checkout"]')
  }

  field(name: string): Locator {
    return this.island.locator(`[name="${name}"]`)
  }

  part(name: 'delivery' | 'payment' | 'summary'): Locator {
    return this.island.locator(`[data-part="${name}"]`)
  }

  get total(): Locator {
    return this.island.locator('.ostrov-checkout-total strong')
  }

  get orderButton(): Locator {
    return this.island.getByRole('button', { name: this.texts.order })
  }

  get nextButton(): Locator {
    return this.island.getByRole('button', { name: this.texts.next })
  }

  /** Puts a phone into the cart and goes on to the checkout. */
  async openWithPhone(): Promise<void> {
    await this.page.goto(this.texts.goods)
    await this.page.getByRole('button', { name: this.texts.add }).first().click()
    await this.page.getByRole('link', { name: this.texts.toCart }).click()
    await this.page.getByRole('link', { name: this.texts.toCheckout }).click()
    await expect(this.page).toHaveURL(this.texts.page)
    await expect(this.total).toBeVisible()
  }

  async choose(part: 'delivery' | 'payment', name: RegExp): Promise<void> {
    await this.part(part).getByRole('radio', { name }).click()
  }

  /** Opens it with what was put into the cart by calls. */
  async open(): Promise<void> {
    await this.page.goto(this.texts.page)
    await expect(this.total).toBeVisible()
  }

  /** Fills in who buys. */
  async fill(email: string, customer: Readonly<Record<string, string>> = this.texts.customer): Promise<void> {
    for (const [name, value] of Object.entries({ email, ...customer })) {
      const isList = (await this.field(name).evaluate(({ tagName }) => tagName)) === 'SELECT'
      if (isList) await this.field(name).selectOption(value)
      else await this.field(name).fill(value)
    }
  }

  /** Has a firm invoiced. */
  async fillFirm(firm: Readonly<Record<string, string>>): Promise<void> {
    await this.field('invoiceOnCompany').check()
    for (const [name, value] of Object.entries(firm)) await this.field(name).fill(value)
  }

  /** Types into a field that is reached by Tab, in place of what stands there. */
  async type(name: string, value: string): Promise<void> {
    await tabTo(this.page, this.field(name))
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.type(value)
  }

  /** Answers the order's number, told on the page of thanks. */
  async expectThanks(): Promise<string> {
    await expect(this.page).toHaveURL(this.texts.thanks)
    const heading = this.page.getByRole('heading', { name: this.texts.received })
    await expect(heading).toBeVisible()
    return this.texts.received.exec((await heading.textContent())?.replaceAll('\u00a0', ' ') ?? '')?.[1] ?? ''
  }
}
