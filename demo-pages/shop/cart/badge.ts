import { html } from 'hono/html'
import { readManifest } from '../cms/built-files.ts'
import { makeParam } from '../cms/content.ts'
import { type PlacedIsland, renderIslandLinks } from '../cms/island.ts'
import type { MarketCode } from '../contract.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { embedJson } from '../site/html.ts'
import { writePageConfig } from '../site/page-config.ts'
import type { PageAnswer } from '../site/respond.ts'
import { SITES } from '../site/site.ts'
import { renderCartLink } from './link.ts'
import { readCartOwner } from './owner.ts'
import { countCart } from './store.ts'

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
  const params = [makeParam('href', SITES[market].paths.cart), makeParam('showLabel', false)]
  return {
    head: html`<link rel="stylesheet" href="/static/shop-goods.css">
${await writePageConfig(c, shop, market, false)}
${renderIslandLinks(market, manifest, [{ component: COMPONENT, wakesWhen: null }, ...others])}`,
    cart: html`<div class="shop-cart" data-component="${COMPONENT}" data-component-pk="header">
<script type="application/json">${embedJson(params)}</script>${renderCartLink(market, count)}</div>`,
  }
}
