import { html } from 'hono/html'
import { formatMoney, MARKETS, type MarketCode, readDecimal } from '../contract.ts'
import { findGoods, listGoods, MOST_PIECES } from '../data/cart-store.ts'
import type { Goods } from '../data/schema/carts.ts'
import { CSRF_FIELD, ensureCsrfToken } from '../django/csrf.ts'
import type { Shop, ShopApp } from '../shop.ts'
import { SITES } from '../site.ts'
import { placeCartBadge } from './cart-badge.ts'
import { GOODS_TEXTS } from './goods-texts.ts'
import type { Html } from './html.ts'
import { LAST_VISITED, renderLastVisited } from './last-visited.ts'
import { respondWithPage } from './respond.ts'

/** What the shop sells, and one page for each product with a plain form that puts it into the cart. */
export function addGoodsPages(app: ShopApp, shop: Shop): void {
  for (const { market, paths } of Object.values(SITES)) {
    const texts = GOODS_TEXTS[market]
    app.get(paths.goods, async c => {
      const all = await listGoods(shop.database, market)
      return respondWithPage(c, shop, {
        market,
        title: texts.title,
        description: texts.description,
        ...(await placeCartBadge(c, shop, market)),
        body: html`<p class="shop-lead">${texts.lead}</p>
<ul class="shop-goods">${all.map(goods => renderTile(market, goods))}</ul>`,
      })
    })
    app.get(`${paths.goods}:seoName/`, async (c, next) => {
      const goods = await findGoods(shop.database, market, c.req.param('seoName') ?? '')
      if (!goods) return next()
      return respondWithPage(c, shop, {
        market,
        title: goods.name,
        description: goods.description,
        ...(await placeCartBadge(c, shop, market, [LAST_VISITED])),
        body: html`${renderProduct(market, goods, ensureCsrfToken(c))}
${await renderLastVisited(c, shop, market, goods.seoName)}`,
      })
    })
  }
}

export const showPrice = (market: MarketCode, price: string): string =>
  formatMoney(readDecimal(price) ?? 0, MARKETS[market])

const renderTile = (market: MarketCode, { seoName, name, picture, price }: Goods): Html =>
  html`<li><img src="${picture}" alt="" width="160" height="160" loading="lazy">
<a href="${SITES[market].paths.goods}${seoName}/">${name}</a>
<p class="shop-price">${showPrice(market, price)}</p></li>`

function renderProduct(market: MarketCode, goods: Goods, csrfToken: string): Html {
  const texts = GOODS_TEXTS[market]
  return html`<div class="shop-product"><img src="${goods.picture}" alt="" width="240" height="240">
<div class="shop-text"><p>${goods.description}</p><p class="shop-price">${showPrice(market, goods.price)}</p>
${
  goods.isSold
    ? html`<form class="shop-buy" method="post" action="${SITES[market].paths.cart}">
<input type="hidden" name="${CSRF_FIELD}" value="${csrfToken}">
<input type="hidden" name="product" value="${goods.seoName}">
<label for="quantity">${texts.quantity}</label>
<input id="quantity" name="quantity" type="number" min="1" max="${String(MOST_PIECES)}" value="1" required>
<button class="shop-button">${texts.add}</button>
</form>`
    : html`<p class="shop-note">${texts.notSold}</p>`
}
<p><a href="${SITES[market].paths.goods}">${texts.back}</a></p></div></div>`
}
