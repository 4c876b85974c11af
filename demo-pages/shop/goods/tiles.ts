import { html } from 'hono/html'
import type { Goods } from '../cart/schema.ts'
import { formatMoney, keepTogether, MARKETS, type MarketCode, readDecimal } from '../contract.ts'
import type { Html } from '../site/html.ts'
import { productPath } from './product-path.ts'
import { GOODS_TEXTS } from './texts.ts'

export const showPrice = (market: MarketCode, price: string): string =>
  formatMoney(readDecimal(price) ?? 0, MARKETS[market])

/** Goods side by side, each of them one large link. */
export const renderGoods = (market: MarketCode, goods: readonly Goods[]): Html =>
  html`<ul class="shop-goods">${goods.map(one => renderTile(market, one))}</ul>`

const renderTile = (market: MarketCode, goods: Goods): Html =>
  html`<li><img src="${goods.picture}" alt="" width="240" height="240" loading="lazy">
<p class="shop-brand-name">${goods.brand}</p>
<a href="${productPath(market, goods.seoName)}">${keepTogether(goods.name, MARKETS[market].language)}</a>
<p class="shop-price">${showPrice(market, goods.price)}</p>
${renderStock(market, goods)}</li>`

/** Less than this is told by its number. */
const FEW = 3

/** Whether it can be had, and how soon it may be gone. */
export function renderStock(market: MarketCode, { isSold, stock }: Goods): Html {
  const texts = GOODS_TEXTS[market]
  if (!isSold) return html`<p class="shop-stock" data-stock="none">${texts.soldOut}</p>`
  return stock > FEW
    ? html`<p class="shop-stock">${texts.inStock}</p>`
    : html`<p class="shop-stock" data-stock="few">${texts.fewLeft(stock)}</p>`
}
