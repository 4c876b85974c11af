import { expect, type Locator } from '@playwright/test'
import { CartShop } from './cart-shop.ts'
import { marketPage } from './market-page.ts'

/** What a visitor of the cart reads. */
export const CART_PAGE_TEXTS = {
  cz: {
    demo: '/cz/ukazky/cart/',
    phone: 'Apple iPhone 16 128\u00a0GB',
    price: '20\u00a0990\u00a0Kč',
    insured: '22\u00a0180\u00a0Kč',
    twoInsured: '44\u00a0360\u00a0Kč',
    extras: /^Přidat pojištění, delší záruku/,
    insurance: /^Pojištění telefonu/,
    quantity: 'Počet kusů: ',
    more: 'O kus více: ',
    remove: 'Odebrat: ',
    undo: 'Vrátit do košíku',
    empty: 'V košíku zatím nic není.',
    total: 'Celkem',
    onward: 'Pokračovat k objednávce',
  },
  ro: {
    demo: '/ro/exemple/cart/',
    phone: 'Apple iPhone 16 128\u00a0GB',
    price: '4.199,90\u00a0Lei',
    insured: '4.439,80\u00a0Lei',
    twoInsured: '8.879,60\u00a0Lei',
    extras: /^Adăugați asigurare, o garanție/,
    insurance: /^Asigurarea telefonului/,
    quantity: 'Număr de bucăți: ',
    more: 'Cu o bucată în plus: ',
    remove: 'Eliminați: ',
    undo: 'Puneți înapoi în coș',
    empty: 'Coșul este gol deocamdată.',
    total: 'Total',
    onward: 'Continuați comanda',
  },
} as const

/** The cart as somebody who buys meets it. */
export class CartPage extends marketPage(CART_PAGE_TEXTS) {
  get shop(): CartShop {
    return new CartShop(this.page, this.market)
  }

  get island(): Locator {
    return this.page.locator('[data-component="cart"]').first()
  }

  get item(): Locator {
    return this.island
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('link') })
      .first()
  }

  get quantity(): Locator {
    return this.island.getByRole('textbox')
  }

  button(text: string): Locator {
    return this.island.getByRole('button', { name: text })
  }

  get total(): Locator {
    return this.island.locator('.ostrov-cart-total strong')
  }

  /** Puts a phone into the cart on its own page, opens the cart by the link that comes then, and in it what can be added. */
  async openWithPhone(): Promise<void> {
    await this.page.goto(`${this.shop.texts.goods}apple-iphone-16-128gb/`)
    await this.shop.addButton.click()
    await this.page.getByRole('link', { name: this.shop.texts.toCart }).click()
    await expect(this.page).toHaveURL(this.shop.texts.cart)
    await expect(this.total).toHaveText(this.texts.price)
    await this.island.getByText(this.texts.extras).click()
  }
}
