import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import { SITES } from '../site.ts'
import { GOODS_TEXTS } from './goods-texts.ts'
import { type Html, NOTHING } from './html.ts'

/** The link to the cart; with the number of products, as far as the server knows it, for readers without scripts. */
export const renderCartLink = (market: MarketCode, count = 0): Html =>
  html`<a class="shop-cart-link" href="${SITES[market].paths.cart}">${GOODS_TEXTS[market].cart}${count > 0 ? html` <span class="shop-cart-count">(${String(count)})</span>` : NOTHING}</a>`
