import { expect, type Locator } from '@playwright/test'
import { marketPage } from './market-page.ts'

const IPHONE = { code: 'apple-iphone-16-128gb', name: 'Apple iPhone 16 128 GB' }
const IPAD = { code: 'apple-ipad-air-11-m2-128gb', name: 'Apple iPad Air 11″ M2 128 GB' }
const WATCH = { code: 'apple-watch-series-10-42mm', name: 'Apple Watch Series 10 42 mm' }
const GALAXY = { code: 'samsung-galaxy-s25-128gb', name: 'Samsung Galaxy S25 128 GB' }

export const VISITED_TEXTS = {
  cz: {
    goods: '/cz/zbozi/',
    demo: '/cz/ukazky/last-visited/',
    heading: 'Naposledy jste si prohlédli',
    failed: /^Naposledy prohlížené produkty se nepodařilo načíst/,
    retry: 'Zkusit znovu',
    allGoods: 'Všechno zboží',
    products: [IPHONE, IPAD, WATCH, GALAXY, { code: 'kabel-usb-c-1m', name: 'Kabel USB-C, 1 m' }],
    lastPrice: /249\sKč/,
  },
  ro: {
    goods: '/ro/produse/',
    demo: '/ro/exemple/last-visited/',
    heading: 'Produse vizualizate recent',
    failed: /^Produsele vizualizate recent nu au putut fi încărcate/,
    retry: 'Încercați din nou',
    allGoods: 'Toate produsele',
    products: [IPHONE, IPAD, WATCH, GALAXY, { code: 'kabel-usb-c-1m', name: 'Cablu USB-C, 1 m' }],
    lastPrice: /49,50\sLei/,
  },
} as const

/** The products of a market, and the list of those that were visited last. */
export class VisitedShop extends marketPage(VISITED_TEXTS) {
  get island(): Locator {
    return this.page.locator('[data-component="last-visited"]')
  }

  get links(): Locator {
    return this.island.getByRole('listitem').getByRole('link')
  }

  /** Opens the pages of products, by their places in the texts, and waits until each is kept. */
  async visit(...indexes: number[]): Promise<void> {
    for (const index of indexes) {
      const code = this.texts.products[index]?.code ?? ''
      await this.page.goto(`${this.texts.goods}${code}/`)
      await this.expectUp()
    }
  }

  async openDemo(): Promise<void> {
    await this.page.goto(this.texts.demo)
    await this.expectUp()
  }

  async expectUp(): Promise<void> {
    await expect(this.island).toHaveAttribute('data-state', 'ready')
  }

  /** Shows the names of these products, the newest first. */
  async expectShown(...indexes: number[]): Promise<void> {
    await expect(this.links).toHaveText(indexes.map(index => this.texts.products[index]?.name ?? ''))
  }
}
