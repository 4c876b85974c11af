import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import { GOODS_TEXTS } from '../goods/texts.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { renderCartIcon } from '../site/icons.ts'
import type { PlainField } from '../site/plain-form.ts'
import { SITES } from '../site/site.ts'
import { MOST_PIECES } from './store.ts'

/** The link to the cart; with the number of products, as far as the server knows it, for readers without scripts. */
export const renderCartLink = (market: MarketCode, count = 0): Html =>
  html`<a class="shop-cart-link" href="${SITES[market].paths.cart}">${renderCartIcon()}<span>${GOODS_TEXTS[market].cart}${count > 0 ? html` <span class="shop-cart-count">(${String(count)})</span>` : NOTHING}</span></a>`

/** How many of a product, in a plain form. */
export const describeQuantity = (label: string, count: number): PlainField => ({
  name: 'quantity',
  label,
  type: 'number',
  value: String(count),
  attributes: { min: 1, max: MOST_PIECES, required: true },
})
