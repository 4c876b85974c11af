import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import { countCart } from '../data/cart-store.ts'
import { flagParam, textParam } from '../data/page-seed.ts'
import { readCartOwner } from '../django/cart-owner.ts'
import type { Shop, ShopContext } from '../shop.ts'
import { SITES } from '../site.ts'
import { renderCartLink } from './cart-link.ts'
import { embedJson } from './html.ts'
import { type PlacedIsland, renderIslandLinks } from './island-links.ts'
import { writePageConfig } from './page-config.ts'
import { readManifest } from './read-manifest.ts'
import type { PageAnswer } from './respond.ts'

const COMPONENT = 'cart-badge'

/** What a page with the cart's badge in its header is made of beside its own body, and the other islands there. */
export async function placeCartBadge(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  others: readonly PlacedIsland[] = [],
): Promise<Pick<PageAnswer, 'head' | 'cart'>> {
  const manifest = await readManifest(shop.distDir, market)
  const count = await countCart(shop.database, await readCartOwner(shop.database, c, market))
  const params = [textParam('href', SITES[market].paths.cart), flagParam('showLabel', false)]
  return {
    head: html`<link rel="stylesheet" href="/static/shop-goods.css">
${await writePageConfig(c, shop, market, false)}
${renderIslandLinks(market, manifest, [{ component: COMPONENT, wakesWhen: null }, ...others])}`,
    cart: html`<div class="shop-cart" data-component="${COMPONENT}" data-component-pk="header">
<script type="application/json">${embedJson(params)}</script>${renderCartLink(market, count)}</div>`,
  }
}
