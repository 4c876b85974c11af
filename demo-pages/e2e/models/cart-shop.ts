import { expect, type Locator } from '@playwright/test'
import { pathOf } from '#shop/server/route-table.ts'
import { marketPage } from './market-page.ts'

/** What a visitor of the goods and the cart reads. */
export const CART_TEXTS = {
  cz: {
    goods: '/cz/zbozi/',
    cart: '/cz/kosik/',
    demo: '/cz/ukazky/cart-badge/',
    charger: 'nabijecka-usb-c-20w',
    quantity: 'Počet kusů',
    add: 'Vložit do košíku',
    toCart: 'Přejít do košíku',
    islandQuantity: 'Počet kusů: ',
    change: 'Změnit počet: Nabíječka USB-C 20 W',
    remove: 'Odebrat: Nabíječka USB-C 20 W',
    nothing: 'Košík je prázdný.',
    unknown: 'Košík',
    empty: 'Košík, prázdný',
    one: 'Košík, 1 produkt',
    two: 'Košík, 2 produkty',
    twoNews: 'V košíku jsou 2 produkty.',
    five: 'Košík, 5 produktů',
    doubtful: 'Košík, 1 produkt, počet se nepodařilo ověřit',
  },
  ro: {
    goods: '/ro/produse/',
    cart: '/ro/cos/',
    demo: '/ro/exemple/cart-badge/',
    charger: 'nabijecka-usb-c-20w',
    quantity: 'Număr de bucăți',
    add: 'Adăugați în coș',
    toCart: 'Mergeți la coș',
    islandQuantity: 'Număr de bucăți: ',
    change: 'Schimbați numărul: Încărcător USB-C 20 W',
    remove: 'Eliminați: Încărcător USB-C 20 W',
    nothing: 'Coșul este gol.',
    unknown: 'Coș',
    empty: 'Coș, gol',
    one: 'Coș, 1 produs',
    two: 'Coș, 2 produse',
    twoNews: 'În coș sunt 2 produse.',
    five: 'Coș, 5 produse',
    doubtful: 'Coș, 1 produs, numărul nu a putut fi verificat',
  },
} as const

/** The goods and the cart of a market, and the badge in their header. */
export class CartShop extends marketPage(CART_TEXTS) {
  /** The badges that say this. */
  badges(name: string): Locator {
    return this.page.locator('[data-component="cart-badge"]').getByRole('link', { name, exact: true })
  }

  /** What stands in the badges. */
  get numbers(): Locator {
    return this.page.locator('.ostrov-cart-badge-count')
  }

  async expectBadge(name: string): Promise<void> {
    await expect(this.badges(name).first()).toBeVisible()
  }

  /** What puts the product of its page into the cart. */
  get buying(): Locator {
    return this.page.locator('[data-component="add-to-cart"]').first()
  }

  get addButton(): Locator {
    return this.page.getByRole('button', { name: this.texts.add })
  }

  async openProduct(): Promise<void> {
    await this.page.goto(`${this.texts.goods}${this.texts.charger}/`)
  }

  /** Puts one more into the cart as a script of the page would. */
  addByScript(): Promise<void> {
    return this.page.evaluate(
      async ([url = '', product = '']) => {
        const token = /csrftoken=(\w+)/.exec(document.cookie)?.[1] ?? ''
        const headers = { 'Content-Type': 'application/json', 'X-CSRFToken': token }
        await fetch(url, { method: 'POST', headers, body: JSON.stringify({ product }) })
      },
      [pathOf('add-product', this.market), this.texts.charger],
    )
  }

  /** Says so, as that script would. */
  tellChange(): Promise<void> {
    return this.page.evaluate(() => void dispatchEvent(new Event('ostrov:cart-changed')))
  }

  /** Buys by the call alone, and opens the cart. */
  async buy(quantity?: number): Promise<void> {
    await this.addByCall(quantity)
    await this.page.goto(this.texts.cart)
  }

  /** Puts something into the cart and opens no page; `chosen` says what else than a charger. */
  addByCall(quantity = 1, chosen: Record<string, unknown> = {}): Promise<void> {
    return this.post(pathOf('add-product', this.market), { product: this.texts.charger, quantity, ...chosen })
  }

  /** Takes all out again, as another tab would, without a word to this one. */
  async emptyByCall(): Promise<void> {
    const response = await this.page.context().request.get(pathOf('cart-packages', this.market))
    const { packages } = (await response.json()) as { packages: { product_seo_name: string }[] }
    for (const { product_seo_name: product } of packages)
      await this.post(pathOf('remove-product', this.market).replace('{product}', product), {
        parent_package_product_seo_name: null,
      })
  }

  discountByCall(code: string): Promise<void> {
    return this.post(pathOf('add-discount-code', this.market), { code })
  }

  private async post(path: string, data: Record<string, unknown>): Promise<void> {
    const { request } = this.page.context()
    await request.get(pathOf('active-user', this.market))
    const cookies = await this.page.context().cookies()
    const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
    const response = await request.post(path, { data, headers: { 'X-CSRFToken': token } })
    expect(response.status()).toBe(200)
  }

  /** Buys by the plain form of a page without scripts, which leads to the cart. */
  async buyPlainly(quantity: number): Promise<void> {
    await this.openProduct()
    await this.plainQuantity.fill(String(quantity))
    await this.addButton.click()
    await expect(this.page).toHaveURL(this.texts.cart)
  }

  get plainQuantity(): Locator {
    return this.page.getByRole('spinbutton', { name: this.texts.quantity })
  }
}
