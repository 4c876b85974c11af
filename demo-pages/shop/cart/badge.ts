import { html } from 'hono/html'
import { makeParam } from '../cms/content.ts'
import type { PlacedIsland } from '../cms/island.ts'
import type { MarketCode } from '../contract.ts'
import { embedJson, type Html } from '../site/html.ts'
import { SITES } from '../site/site.ts'
import { renderCartLink } from './link.ts'

export const CART_BADGE: PlacedIsland = { component: 'cart-badge', wakesWhen: null }

/** The badge in the header, as wide as what it takes the place of; with the number where the page is one browser's alone. */
export function renderCartBadge(market: MarketCode, path: string, count?: number): Html {
  const { cart, checkout } = SITES[market].paths
  const params = [
    makeParam('href', cart),
    makeParam('showLabel', false),
    // The cart's own page shows it already, and nobody is led away from an order.
    ...(path === cart || path === checkout ? [] : [makeParam('checkoutUrl', checkout)]),
  ]
  return html`<div class="shop-cart" data-component="${CART_BADGE.component}">
<script type="application/json">${embedJson(params)}</script>${renderCartLink(market, count)}</div>`
}
