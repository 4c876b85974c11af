import { expect, type Locator } from '@playwright/test'
import { pathOf } from '#shop/server/route-table.ts'
import { marketPage } from './market-page.ts'

/** What a customer reads where something is chosen. */
const CHOICE_TEXTS = {
  cz: {
    goods: '/cz/zbozi/',
    checkout: '/cz/pokladna/',
    packeta: /^Zásilkovna/,
    dpd: /^DPD Pickup/,
    store: /^Vyzvednutí v prodejně/,
    evening: /^Večerní kurýr/,
    courier: /^Kurýr DPD/,
    delivery: 'Doprava',
    place: 'Výdejní místo',
    storeName: 'Prodejna',
    time: 'Čas doručení',
    payment: 'Platba',
    // At night from when it opens.
    ready: /K vyzvednutí(?: za 30 minut|: )/,
    which: 'Jak chcete zboží dostat?',
    day: 'Který den?',
    slot: /V kolik hodin\?/,
    postcode: '110 00',
    town: /Praha 1$/,
    map: 'Vybrat na mapě',
    choose: /^Vybrat: /,
    mapFailed: 'Zásilkovna: mapu se nepodařilo načíst. Vyberte prosím místo ze seznamu.',
    gone: /teď nejde nic poslat/,
    next: 'Pokračovat',
    how: 'Jak chcete zaplatit?',
    card: /^Kartou/,
    instalments: /^Na splátky/,
    company: 'Společnost',
    months: 'Splátky',
    total: /Celkem zaplatíte/,
    lease: /^Na leasing/,
    exclusive: /Nejde spojit s jinou platbou/,
    noWallet: 'Google Pay na tomto zařízení není k dispozici. Zvolte třeba platbu kartou.',
  },
  ro: {
    goods: '/ro/produse/',
    checkout: '/ro/finalizare-comanda/',
    packeta: /^Packeta/,
    dpd: /^DPD Pickup/,
    store: /^Ridicare din magazin/,
    evening: /^Curierul de seară/,
    courier: /^Curier DPD/,
    delivery: 'Livrare',
    place: 'Punct de ridicare',
    storeName: 'Magazin',
    time: 'Ora livrării',
    payment: 'Plată',
    ready: /Gata de ridicare(?: în 30 de minute|: )/,
    which: 'Cum doriți să primiți produsele?',
    day: 'În ce zi?',
    slot: /În ce interval orar\?/,
    postcode: 'București',
    town: /București/,
    map: 'Alegeți pe hartă',
    choose: /^Alegeți: /,
    mapFailed: 'Packeta: harta nu a putut fi încărcată. Vă rugăm să alegeți un punct din listă.',
    gone: /nu se poate trimite nimic/,
    next: 'Continuați',
    how: 'Cum doriți să plătiți?',
    card: /^Cu cardul/,
    instalments: /^În rate/,
    company: 'Companie',
    months: 'Rate',
    total: /În total plătiți/,
    lease: /^În leasing/,
    exclusive: /Nu se combină cu altă plată/,
    noWallet: 'Google Pay nu este disponibil pe acest dispozitiv. Alegeți, de exemplu, plata cu cardul.',
  },
} as const

/** The two steps of the checkout in which something is chosen. */
export class ChoicePage extends marketPage(CHOICE_TEXTS) {
  get island(): Locator {
    return this.page.locator('[data-component="checkout"]').first()
  }

  get search(): Locator {
    return this.island.getByRole('searchbox')
  }

  get deliveries(): Locator {
    return this.island.getByRole('group', { name: this.texts.which })
  }

  get payments(): Locator {
    return this.island.getByRole('group', { name: this.texts.how })
  }

  radio(name: string | RegExp): Locator {
    return this.island.getByRole('radio', { name })
  }

  button(name: string): Locator {
    return this.island.getByRole('button', { name })
  }

  /** The line that an answered part is folded to. */
  line(part: string): Locator {
    return this.island
      .locator(':is([data-part="delivery"], [data-part="payment"]) .ostrov-folded')
      .filter({ hasText: new RegExp(`^${part}:`) })
  }

  /** What can be chosen of the places below the search. */
  get free(): Locator {
    return this.island.locator('.ostrov-places-found').getByRole('radio', { disabled: false })
  }

  /** Puts a product into the cart, as a script of the page would. */
  async buy(product = 'nabijecka-usb-c-20w'): Promise<void> {
    await this.page.goto(`${this.texts.goods}${product}/`)
    const status = await this.page.evaluate(
      async ([url = '', name = '']) => {
        const token = /csrftoken=(\w+)/.exec(document.cookie)?.[1] ?? ''
        const headers = { 'Content-Type': 'application/json', 'X-CSRFToken': token }
        const body = JSON.stringify({ product: name, quantity: 1 })
        return (await fetch(url, { method: 'POST', headers, body })).status
      },
      [pathOf('add-product', this.market), product],
    )
    expect(status).toBe(200)
  }

  /** Buys a product and goes to the checkout. */
  async openWith(product?: string): Promise<void> {
    await this.buy(product)
    await this.page.goto(this.texts.checkout)
    await expect(this.radio(this.texts.courier)).toBeVisible()
  }

  /** How a provider's double behaves from now on for this visitor. */
  async setManner(provider: string, manner: string | null): Promise<void> {
    const response = await this.page.request.post('/qa/providers/', { data: { provider, manner } })
    expect(response.status()).toBe(204)
  }
}
