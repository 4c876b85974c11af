import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { makeParam } from '../cms/content.ts'
import type { PlacedIsland } from '../cms/island.ts'
import { placeIsland } from '../cms/place-island.ts'
import { formatMoney, MARKETS, type MarketCode, readDecimal } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { GOODS_TEXTS } from '../goods/texts.ts'
import { showPrice } from '../goods/tiles.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type SentForm, takeForm } from '../site/forms.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { renderAlert, renderPlainForm } from '../site/plain-form.ts'
import { respondWithPage } from '../site/respond.ts'
import { SITES } from '../site/site.ts'
import { describeQuantity } from './link.ts'
import { readCartOwner, takeCartOwner } from './owner.ts'
import { type CartPackage, describePackages } from './packages.ts'
import { addToCart, changeLine, findGoods, MOST_PIECES } from './store.ts'
import { CART_TEXTS } from './texts.ts'

/** Tells the page that a form leads to that the form has changed the cart. */
const CHANGED = 'cart-changed'

/** The cart, and for readers without scripts its plain forms: what is added, changed and removed comes here, and leads here. */
export function addCartPage(app: ShopApp, shop: Shop): void {
  for (const { market, paths } of Object.values(SITES)) {
    app.get(paths.cart, c => respondWithCart(c, shop, market, null))
    app.post(paths.cart, c =>
      takeForm(c, shop, async form => {
        const fault = await changeCart(c, shop, market, form)
        if (fault !== null) return respondWithCart(c, shop, market, fault)
        setCookie(c, CHANGED, '1', { path: paths.cart, httpOnly: true, sameSite: 'Lax', maxAge: 60 })
        return c.redirect(paths.cart, 302)
      }),
    )
  }
}

/** Does what the form says: adds a product, or changes a line. Answers what is wrong with it, or null. */
async function changeCart(
  c: ShopContext,
  { database }: Shop,
  market: MarketCode,
  form: SentForm,
): Promise<string | null> {
  const quantity = form.get('remove') === undefined ? readQuantity(form.get('quantity')) : 0
  if (quantity === null) return GOODS_TEXTS[market].badQuantity
  const product = form.get('product')
  if (product === undefined) {
    const item = Number(form.get('item'))
    await changeLine(database, await readCartOwner(database, c, market), item, quantity)
    return null
  }
  const goods = await findGoods(database, market, product)
  if (!goods?.isSold) return CART_TEXTS[market].notSold
  const owner = await takeCartOwner(database, c, market)
  return (await addToCart(database, owner, goods, quantity)) === null ? CART_TEXTS[market].tooMany : null
}

function readQuantity(text = '1'): number | null {
  const quantity = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
  return quantity >= 1 && quantity <= MOST_PIECES ? quantity : null
}

const CART: PlacedIsland = { component: 'cart', wakesWhen: null }

const listParams = (market: MarketCode) => [
  makeParam('goodsUrl', SITES[market].paths.goods),
  makeParam('checkoutUrl', SITES[market].paths.checkout),
  makeParam('buybackUrl', SITES[market].paths.buyback),
]

/** The island takes the place of the plain lines. */
async function respondWithCart(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  fault: string | null,
): Promise<Response> {
  const texts = GOODS_TEXTS[market]
  const { paths } = SITES[market]
  const owner = await readCartOwner(shop.database, c, market)
  const { count, total, packages } = await describePackages(shop.database, owner)
  const token = ensureCsrfToken(c)
  const hasChanged = getCookie(c, CHANGED) !== undefined
  if (hasChanged) deleteCookie(c, CHANGED, { path: paths.cart })
  const plain = packages.length
    ? html`<ul class="shop-lines">${packages.map(one => renderLine(market, one, token))}</ul>
${renderSummary(market, readDecimal(total) ?? 0)}`
    : html`<p class="shop-lead">${texts.empty}</p>
<p>${texts.emptyLead}</p>
<p><a class="shop-button" href="${paths.goods}">${texts.toGoods}</a></p>`
  return respondWithPage(c, shop, {
    status: fault === null ? 200 : 400,
    isStorable: false,
    market,
    title: texts.cart,
    head: hasChanged ? html`<script src="/static/tell-cart.js"></script>` : html``,
    cartCount: count,
    islands: [CART],
    body: html`${renderAlert(fault)}
<p class="shop-aside">${texts.cartLead}</p>
<div${packages.length ? html` class="shop-cart-page"` : NOTHING}>${await placeIsland(c, shop, market, { ...CART, params: listParams(market) }, plain)}</div>`,
  })
}

/** What it comes to, and the way on: to the checkout, or by phone. */
function renderSummary(market: MarketCode, total: number): Html {
  const texts = GOODS_TEXTS[market]
  const { paths, phone } = SITES[market]
  return html`<section class="shop-summary" aria-labelledby="order">
<p class="shop-total">${texts.total} <strong>${formatMoney(total, MARKETS[market])}</strong></p>
<p><a class="shop-button" href="${paths.checkout}">${texts.toCheckout}</a></p>
<h2 id="order">${texts.order}</h2>
<p>${texts.orderLead} <a class="shop-phone" href="tel:${phone.replaceAll(' ', '')}">${phone}</a></p>
<p><a href="${paths.goods}">${texts.back}</a></p>
</section>`
}

function renderLine(market: MarketCode, line: CartPackage, csrfToken: string): Html {
  const texts = GOODS_TEXTS[market]
  const { id, product_name: name, url, image, price, quantity, total } = line
  return html`<li><img src="${image}" alt="" width="72" height="72">
<div><h2><a href="${url}">${name}</a></h2><p>${texts.price}: ${showPrice(market, price)}</p></div>
${renderPlainForm({
  action: SITES[market].paths.cart,
  csrfToken,
  layout: 'line',
  hidden: { item: String(id) },
  prefix: `line-${id}-`,
  fields: [describeQuantity(texts.quantity, quantity)],
  submit: html`<button class="shop-link-button" aria-label="${texts.change}: ${name}">${texts.change}</button>
<button class="shop-link-button" name="remove" value="1" formnovalidate aria-label="${texts.remove}: ${name}">${texts.remove}</button>`,
})}
<p class="shop-price">${showPrice(market, total)}</p></li>`
}
