import { expect, type Locator } from '@playwright/test'
import { marketPage } from './market-page.ts'

/** What a customer reads of a payment, in the shop and at the gateway. */
export const PAYMENT_TEXTS = {
  cz: {
    payment: '/cz/platba/',
    thanks: /\/cz\/dekujeme\//,
    paidThanks: /^Zaplaceno\./,
    cardPay: '/cz/core/payments/card-pay/',
    number: 'Číslo karty',
    expiry: 'Platnost (MM/RR)',
    code: 'Kód CVC',
    pay: /^Zaplatit [\d\s]+Kč$/,
    cancel: 'Zrušit platbu',
    sms: 'Kód z SMS',
    confirm: 'Potvrdit platbu',
    paid: 'Platba proběhla v pořádku',
    failed: 'Platba se nezdařila',
    cancelled: 'Platba byla zrušena',
    waiting: 'Objednávka čeká na zaplacení',
    again: 'Zaplatit kartou znovu',
    toOrder: 'Zobrazit objednávku',
    googlePay: 'Google Pay',
    demos: '/cz/ukazky/',
    waitingOrder: 'cz-new-order',
    wallet: /^Zaplatit\s.+\spřes\s/,
    good: /•••• 1111/,
    walletCancel: 'Zrušit',
    orderPaid: /^Objednávka\s\d+\sje\szaplacená\./,
    missing: /není\sk\sdispozici\.\sZvolte\střeba\splatbu\skartou\.$/,
  },
  ro: {
    payment: '/ro/plata/',
    thanks: /\/ro\/multumim\//,
    paidThanks: /^Comanda este plătită/,
    cardPay: '/ro/core/payments/card-pay/',
    number: 'Numărul cardului',
    expiry: 'Valabil până la (LL/AA)',
    code: 'Codul CVC',
    pay: /^Plătiți [\d\s.,]+(?:Lei|lei|RON)$/,
    cancel: 'Anulați plata',
    sms: 'Codul din SMS',
    confirm: 'Confirmați plata',
    paid: 'Plata a reușit',
    failed: 'Plata nu a reușit',
    cancelled: 'Plata a fost anulată',
    waiting: 'Comanda așteaptă plata',
    again: 'Plătiți din nou cu cardul',
    toOrder: 'Vedeți comanda',
    googlePay: 'Google Pay',
    demos: '/ro/exemple/',
    waitingOrder: 'ro-new-order',
    wallet: /^Plătiți\s.+\sprin\s/,
    good: /•••• 1111/,
    walletCancel: 'Anulați',
    orderPaid: /^Comanda\s\d+\seste\splătită\./,
    missing: /nu\seste\sdisponibil\spe\sacest\sdispozitiv\./,
  },
} as const

export const CARDS = {
  good: '4111 1111 1111 1111',
  secure: '4000 0000 0000 3220',
  declined: '4000 0000 0000 0002',
  lost: '4000 0000 0000 9995',
} as const

/** The pages on which a customer pays. */
export class PaymentPage extends marketPage(PAYMENT_TEXTS) {
  get island(): Locator {
    return this.page.locator('[data-component="payment-status"]')
  }

  heading(name: string): Locator {
    return this.island.getByRole('heading', { name })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  /** As the button of an order's page does: the gateway's own page. */
  async openGateway(orderPath: string): Promise<void> {
    const token = orderPath.split('/').filter(Boolean).at(-1) ?? ''
    const response = await this.page.context().request.get(`${this.texts.cardPay}${token}/`)
    const { url } = (await response.json()) as { url: string }
    await this.page.goto(url)
    expect(new URL(this.page.url()).hostname).toBe('localhost')
  }

  async typeCard(number: string): Promise<void> {
    await this.page.getByLabel(this.texts.number).fill(number)
    await this.page.getByLabel(this.texts.expiry).fill('12/30')
    await this.page.getByLabel(this.texts.code).fill('123')
  }

  async payBy(number: string): Promise<void> {
    await this.typeCard(number)
    await this.button(this.texts.pay).click()
  }

  async expectTold(title: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`^http://127\\.0\\.0\\.1:\\d+${this.texts.payment}`))
    await expect(this.heading(title)).toBeVisible()
  }

  /** Who has paid is led to where they are thanked, and told what comes next. */
  async expectThanked(): Promise<void> {
    await expect(this.page).toHaveURL(this.texts.thanks)
    await expect(this.page.getByText(this.texts.paidThanks)).toBeVisible()
  }

  /** A page with the button of a wallet, for this order in the place of the one that the page shows. */
  async openWallet(component: string, orderPath: string): Promise<Locator> {
    const token = orderPath.split('/').filter(Boolean).at(-1) ?? ''
    const { waitingOrder, demos } = this.texts
    // Asked for on its way out: a page that is answered by a test counts as one of the open internet.
    await this.page.route('**/core/**', async route => {
      const request = route.request()
      const postData = request.postData()?.replaceAll(waitingOrder, token)
      await route.continue({
        url: request.url().replace(waitingOrder, token),
        ...(postData !== undefined && { postData }),
      })
    })
    await this.page.goto(`${demos}${component}/`)
    return this.page.locator(`[data-component="${component}"]`).first()
  }
}
