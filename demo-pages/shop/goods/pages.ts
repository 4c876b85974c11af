import { html } from 'hono/html'
import { placeCartBadge } from '../cart/badge.ts'
import { describeQuantity } from '../cart/link.ts'
import type { Goods } from '../cart/schema.ts'
import { findGoods, listGoods } from '../cart/store.ts'
import { makeParam } from '../cms/content.ts'
import { type PlacedIsland, renderIsland } from '../cms/island.ts'
import { prepareIslands } from '../cms/prepare-islands.ts'
import type { Placeholder } from '../cms/schema.ts'
import { formatMoney, MARKETS, type MarketCode, readDecimal } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import { respondWithPage } from '../site/respond.ts'
import { SITES } from '../site/site.ts'
import { GOODS_TEXTS } from './texts.ts'

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
    ? renderPlainForm({
        action: SITES[market].paths.cart,
        csrfToken,
        layout: 'line',
        hidden: { product: goods.seoName },
        fields: [describeQuantity(texts.quantity, 1)],
        submit: html`<button class="shop-button">${texts.add}</button>`,
      })
    : html`<p class="shop-note">${texts.notSold}</p>`
}
<p><a href="${SITES[market].paths.goods}">${texts.back}</a></p></div></div>`
}

export const LAST_VISITED: PlacedIsland = { component: 'last-visited', wakesWhen: null }

/** The products that the visitor saw before this one; the page of a product puts it among them. */
export async function renderLastVisited(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  code: string,
): Promise<Html> {
  const placeholder: Placeholder = {
    ...LAST_VISITED,
    id: 0,
    pageId: 0,
    position: 0,
    params: [makeParam('code', code)],
    fallback: [],
    version: 1,
    deletedAt: null,
  }
  const prepared = await prepareIslands({ c, shop, market, config: {} }, [placeholder])
  return renderIsland(placeholder, prepared.get(placeholder.id), NOTHING)
}
