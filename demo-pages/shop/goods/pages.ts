import { html } from 'hono/html'
import { describeQuantity } from '../cart/link.ts'
import { findOffer } from '../cart/offers.ts'
import { countOwnCart } from '../cart/owner.ts'
import { GOODS_KINDS, type Goods, type GoodsKind } from '../cart/schema.ts'
import { isService } from '../cart/services.ts'
import { findGoods, listGoods } from '../cart/store.ts'
import { makeParam } from '../cms/content.ts'
import type { PlacedIsland } from '../cms/island.ts'
import { placeIsland } from '../cms/place-island.ts'
import type { MarketCode } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import { respondWithPage } from '../site/respond.ts'
import { SITES } from '../site/site.ts'
import { renderBuyingFacts } from './buying-facts.ts'
import { listRelated } from './picks.ts'
import { productPath, readProductSlug } from './product-path.ts'
import { renderProductTabs, TABS } from './product-tabs.ts'
import { GOODS_TEXTS } from './texts.ts'
import { renderGoods, renderStock, showPrice } from './tiles.ts'

/** What the shop sells, and one page for each product with a plain form that puts it into the cart. */
export function addGoodsPages(app: ShopApp, shop: Shop): void {
  for (const { market, paths } of Object.values(SITES)) {
    const texts = GOODS_TEXTS[market]
    app.get(paths.goods, async c => {
      const all = (await listGoods(shop.database, market)).filter(({ seoName }) => !isService(seoName))
      const choice = readChoice(new URL(c.req.url).searchParams, all)
      const chosen = all.filter(goods => isChosen(goods, choice))
      return respondWithPage(c, shop, {
        market,
        title: texts.title,
        description: texts.description,
        cartCount: await countOwnCart(c, shop, market),
        body: html`<p class="shop-lead">${texts.lead}</p>
<div class="shop-filters">${renderFilter(market, all, choice)}</div>
${chosen.length ? renderGoods(market, chosen) : html`<p>${texts.nothing}</p>`}`,
      })
    })
    app.get(`${paths.goods}:seoName/`, async (c, next) => {
      const code = readProductSlug(market, c.req.param('seoName') ?? '')
      const goods = await findGoods(shop.database, market, code)
      if (!goods) return next()
      const path = productPath(market, code)
      if (c.req.path !== path) return c.redirect(path, 301)
      return respondWithPage(c, shop, {
        market,
        title: goods.name,
        trail: renderTrail(market, goods),
        description: goods.description,
        cartCount: await countOwnCart(c, shop, market),
        islands: [ADD_TO_CART, TABS, LAST_VISITED],
        body: html`${renderProduct(market, goods, await placeBuying(c, shop, market, goods))}
${await renderProductTabs(c, shop, market, goods)}
${renderRelated(market, await listRelated(shop, market, goods))}
${await renderLastVisited(c, shop, market, goods.seoName)}`,
      })
    })
  }
}

/** What a visitor chose to see, by the address; what it does not know is no choice. */
interface GoodsChoice {
  kind: GoodsKind | null
  brand: string | null
}

function readChoice(query: URLSearchParams, all: readonly Goods[]): GoodsChoice {
  const kind = GOODS_KINDS.find(known => known === query.get('kind')) ?? null
  const brand = all.find(goods => goods.brand === query.get('brand'))?.brand ?? null
  return { kind, brand }
}

const isChosen = (goods: Goods, { kind, brand }: GoodsChoice): boolean =>
  (!kind || goods.kind === kind) && (!brand || goods.brand === brand)

/** The kinds and the brands as links, each of which keeps the choice of the other. */
function renderFilter(market: MarketCode, all: readonly Goods[], choice: GoodsChoice): Html {
  const texts = GOODS_TEXTS[market]
  const link = (label: string, other: Partial<GoodsChoice>) => {
    const wanted = { ...choice, ...other }
    const query = new URLSearchParams(
      Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    )
    const isCurrent = wanted.kind === choice.kind && wanted.brand === choice.brand
    return html`<li><a href="${SITES[market].paths.goods}${query.size ? `?${query}` : ''}"${isCurrent ? html` aria-current="true"` : NOTHING}>${label}</a></li>`
  }
  const brands = [...new Set(all.map(({ brand }) => brand))].sort()
  return html`<nav class="shop-filter" aria-label="${texts.filter}"><ul>${link(texts.all, { kind: null })}${GOODS_KINDS.map(
    kind => link(texts.kinds[kind], { kind }),
  )}</ul></nav>
<nav class="shop-filter" aria-label="${texts.brands}"><ul>${link(texts.allBrands, { brand: null })}${brands.map(brand => link(brand, { brand }))}</ul></nav>`
}

function renderTrail(market: MarketCode, { name }: Goods): Html {
  const { title, trail } = GOODS_TEXTS[market]
  return html`<nav class="shop-breadcrumbs" aria-label="${trail}"><ol>
<li><a href="${SITES[market].paths.goods}">${title}</a></li><li><span aria-current="page">${name}</span></li>
</ol></nav>`
}

/** What is good to know stands under the picture where much is chosen beside it, else under the price. */
function renderProduct(market: MarketCode, goods: Goods, buying: Html): Html {
  const facts = goods.isSold ? renderBuyingFacts(market, goods, new Date()) : NOTHING
  const hasMuch = findOffer(market, goods.seoName).insurances.length > 0
  return html`<div class="shop-product">
<div class="shop-text"><p class="shop-brand-name">${goods.brand}</p>
<p>${goods.description}</p>
${buying}
${hasMuch ? NOTHING : facts}</div>
<div class="shop-product-side"><img src="${goods.picture}" alt="" width="240" height="240">
${hasMuch ? facts : NOTHING}</div></div>`
}

const renderRelated = (market: MarketCode, related: readonly Goods[]): Html =>
  html`<section class="shop-goods-more" aria-labelledby="related"><h2 id="related">${GOODS_TEXTS[market].related}</h2>
${renderGoods(market, related)}</section>`

const ADD_TO_CART: PlacedIsland = { component: 'add-to-cart', wakesWhen: null }

/** The island that sells the product, and for readers without scripts the plain form. */
async function placeBuying(c: ShopContext, shop: Shop, market: MarketCode, goods: Goods): Promise<Html> {
  const params = [
    makeParam('product', goods.seoName),
    makeParam('showName', false),
    makeParam('layout', 'full'),
    makeParam('cartUrl', SITES[market].paths.cart),
  ]
  const plain = renderBuying(market, goods, ensureCsrfToken(c))
  return placeIsland(c, shop, market, { ...ADD_TO_CART, params, id: 1 }, plain)
}

function renderBuying(market: MarketCode, goods: Goods, csrfToken: string): Html {
  const texts = GOODS_TEXTS[market]
  return html`<p class="shop-price">${showPrice(market, goods.price)}</p>
${renderStock(market, goods)}
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
    : NOTHING
}`
}

export const LAST_VISITED: PlacedIsland = { component: 'last-visited', wakesWhen: null }

/** The products that the visitor saw before this one; the page of a product puts it among them. */
export async function renderLastVisited(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  code: string,
): Promise<Html> {
  return placeIsland(c, shop, market, { ...LAST_VISITED, params: [makeParam('code', code)] }, NOTHING)
}
