import { expect, type Locator, type Page } from '@playwright/test'
import { marketPage } from './market-page.ts'

/** What a customer reads of an order. */
export const ORDER_PAGE_TEXTS = {
  cz: {
    order: '/cz/objednavka/',
    orders: '/cz/moje-objednavky/',
    instalments: '/cz/moje-splatky/',
    number: /^Objednávka 2026\d{6}$/,
    cancel: 'Zrušit objednávku',
    cancelYes: 'Ano, zrušit',
    cancelled: 'Zrušeno',
    pay: 'Zaplatit kartou',
    payOtherwise: 'Zaplatit jinak',
    sent: 'Na cestě',
    paid: 'Zaplaceno',
    waiting: 'Čeká na platbu',
    invoice: /^Faktura FV2026\d{6}$/,
    creditNote: /^Dobropis OD2026\d{6}$/,
    withdraw: 'Vrátit zboží',
    cable: /Kabel/,
    account: 'Účet, na který pošleme peníze',
    accountNumber: '19-2000145399/0800',
    submit: 'Potvrdit odstoupení',
    done: /^Odstoupení OZ2026\d{6} jsme přijali\.$/,
    next: 'Další',
    second: 'Stránka 2 z 2',
    signIn: 'Přihlásit se',
    month: 'Měsíčně',
  },
  ro: {
    order: '/ro/comanda/',
    orders: '/ro/comenzile-mele/',
    instalments: '/ro/ratele-mele/',
    number: /^Comanda 2026\d{6}$/,
    cancel: 'Anulați comanda',
    cancelYes: 'Da, anulați',
    cancelled: 'Anulată',
    pay: 'Plătiți cu cardul',
    payOtherwise: 'Plătiți altfel',
    sent: 'Pe drum',
    paid: 'Plătită',
    waiting: 'În așteptarea plății',
    invoice: /^Factura LAG2026\d{6}$/,
    creditNote: /^Factura storno LAGS2026\d{6}$/,
    withdraw: 'Returnați produse',
    cable: /Cablu/,
    account: 'Contul în care trimitem banii',
    accountNumber: 'RO49 AAAA 1B31 0075 9384 0000',
    submit: 'Confirmați retragerea',
    done: /^Am primit retragerea RT2026\d{6}\.$/,
    next: 'Înainte',
    second: 'Pagina 2 din 2',
    signIn: 'Autentificare',
    month: 'Lunar',
  },
} as const

interface Wanted {
  state: string
  payment?: 'card' | 'transfer' | 'cash' | 'instalments'
  email?: string
}

/** What a customer sees after ordering. */
export class OrderPage extends marketPage(ORDER_PAGE_TEXTS) {
  get island(): Locator {
    return this.page.locator('[data-component="order-status"]')
  }

  get withdrawal(): Locator {
    return this.page.locator('[data-component="contract-withdrawal"]')
  }

  get title(): Locator {
    return this.island.getByRole('heading', { level: 2, name: this.texts.number })
  }

  /** Has an order made as testers do; the path of its page. */
  async make({ state, payment = 'card', email = '' }: Wanted): Promise<string> {
    const { request } = this.page.context()
    await request.get('/qa/orders/')
    const cookies = await this.page.context().cookies()
    const csrfmiddlewaretoken = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
    const response = await request.post('/qa/orders/', {
      form: { csrfmiddlewaretoken, market: this.market, state, payment, email },
    })
    const path = /href="([^"]*)">What the customer sees/.exec(await response.text())?.[1] ?? ''
    expect(path).toContain(this.texts.order)
    return path
  }

  async open(wanted: Wanted): Promise<void> {
    await this.page.goto(await this.make(wanted))
    await expect(this.title).toBeVisible()
  }
}

/** Where a page has brought somebody. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname
