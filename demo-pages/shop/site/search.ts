import { html } from 'hono/html'
import { offerForSale, type SaleProduct } from '../buyback/offer-for-sale.ts'
import { listGoods } from '../cart/store.ts'
import type { MarketCode } from '../contract.ts'
import { foldText } from '../database/search-text.ts'
import { renderGoods } from '../goods/tiles.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { describePrice, describeTime } from '../service/steps.ts'
import { MOST_FOUND, type OperationKind, type WireProduct } from '../service/store.ts'
import { type Html, NOTHING } from './html.ts'
import { renderWays } from './not-found-page.ts'
import { respondWithPage } from './respond.ts'
import { renderSearchForm } from './search-form.ts'
import { searchGoods } from './search-goods.ts'
import { type FoundOperation, searchRepairs } from './search-repairs.ts'
import { findMeant } from './search-slips.ts'
import { SEARCH_TEXTS } from './search-texts.ts'
import { listWords } from './search-words.ts'
import { SITES } from './site.ts'

const SHORTEST_TERM = 2

/** One search over all that can be bought, sold and repaired. */
export function addSearchPage(app: ShopApp, shop: Shop): void {
  for (const { market, paths } of Object.values(SITES)) {
    const texts = SEARCH_TEXTS[market]
    app.get(paths.search, async c => {
      const term = (c.req.query('term') ?? '').trim().slice(0, 100)
      const forSale = c.req.query('for') === 'sale'
      c.header('X-Robots-Tag', 'noindex')
      const found = await findAll(shop, market, term)
      const [only, ...others] = found?.offers ?? []
      if (forSale && only && others.length === 0) return c.redirect(only.url, 302)
      return respondWithPage(c, shop, {
        market,
        title: term ? texts.titleOf(term) : texts.title,
        description: texts.description,
        body: html`${renderSearchForm(market, { id: 'term', term, label: texts.onPage, forSale, isAwaited: !term })}
${term ? renderFound(market, term, found, forSale) : html`<p class="shop-lead">${texts.lead}</p>`}`,
      })
    })
  }
}

/** Null where a term is too short to look for. */
async function findAll({ database }: Shop, market: MarketCode, term: string) {
  if (foldText(term).length < SHORTEST_TERM) return null
  const words = listWords(term)
  const goods = searchGoods(market, await listGoods(database, market), words)
  const repairs = await searchRepairs(database, market, words)
  return { goods, ...repairs, offers: await offerForSale(database, market, repairs.devices) }
}

function renderFound(
  market: MarketCode,
  term: string,
  all: Awaited<ReturnType<typeof findAll>>,
  forSale: boolean,
): Html {
  const texts = SEARCH_TEXTS[market]
  if (!all) return html`<p class="shop-lead">${texts.short}</p>`
  const { goods, isAsked, operations, kinds, devices, offers } = all
  if (!isAsked && goods.length + devices.length === 0)
    return html`<p class="shop-lead">${texts.none(term)}</p>${renderWays(market)}`
  const repairs = operations.length
    ? renderOperations(market, operations)
    : kinds.length
      ? renderKinds(market, kinds)
      : renderWays(market, ['service'])
  const service = isAsked ? html`<h2>${texts.repairs}</h2>${repairs}` : NOTHING
  const found = devices.length
    ? forSale
      ? html`<h2>${texts.forSale}</h2><ul class="shop-found shop-offered">${offers.map(offer => renderOffer(market, offer))}</ul>`
      : html`<h2>${texts.devices}</h2><ul class="shop-found">${devices.map((device, place) => renderDevice(market, device, offers[place]))}</ul>`
    : NOTHING
  // Who types "kryt" means goods sooner than the repair of one.
  const isFirst = isAsked === 'surely' || operations.length > 0
  const meant = findMeant(market, term, [
    ...goods.flatMap(one => [one.brand, one.name, one.description]),
    ...devices.map(nameDevice),
    ...[...operations.map(({ operation }) => operation), ...kinds].map(({ label }) => label),
  ])
  return html`${meant === null ? NOTHING : html`<p class="shop-lead">${texts.meant(term, meant)}</p>`}
${forSale ? found : NOTHING}
${isFirst ? service : NOTHING}
${goods.length ? html`<h2>${texts.goods}</h2>${renderGoods(market, goods)}` : NOTHING}
${isFirst ? NOTHING : service}
${forSale ? NOTHING : found}
${devices.length < MOST_FOUND ? NOTHING : html`<p class="shop-lead">${texts.first(MOST_FOUND)}</p>`}`
}

const renderOperations = (market: MarketCode, found: readonly FoundOperation[]): Html =>
  html`<ul class="shop-cards">${found.map(({ product, operation }) => {
    const facts = [
      describePrice(market, { price_from: operation.priceFrom }),
      describeTime(market, { duration: operation.minutes }),
    ]
    return html`<li><a href="${product.url}">${operation.label}: ${nameDevice(product)}</a><p>${facts.filter(Boolean).join(' · ')}</p></li>`
  })}</ul>`

const renderKinds = (market: MarketCode, kinds: readonly OperationKind[]): Html =>
  html`<ul class="shop-cards">${kinds.map(
    ({ label, priceFrom }) =>
      html`<li><a href="${SITES[market].paths.service}">${label}</a><p>${describePrice(market, { price_from: priceFrom })} · ${SEARCH_TEXTS[market].chooseDevice}</p></li>`,
  )}</ul>`

const nameDevice = ({ manufacturer, label }: WireProduct): string =>
  label.startsWith(manufacturer) ? label : `${manufacturer} ${label}`

/** Who sells a device goes there by its whole card. */
function renderOffer(market: MarketCode, offer: SaleProduct): Html {
  const texts = SEARCH_TEXTS[market]
  return html`<li><img src="${offer.image}" alt="" width="72" height="72" loading="lazy">
<h3><a href="${offer.url}">${nameDevice(offer)}</a></h3>
<p>${offer.is_bought ? texts.toPrice : texts.notBought}</p></li>`
}

function renderDevice(market: MarketCode, device: WireProduct, offer: SaleProduct | undefined): Html {
  const texts = SEARCH_TEXTS[market]
  const { url, image } = device
  const name = nameDevice(device)
  return html`<li><img src="${image}" alt="" width="72" height="72" loading="lazy">
<h3>${name}</h3>
<p><a href="${offer?.url}" aria-label="${texts.sellOf(name)}">${texts.sell}</a> <a href="${url}" aria-label="${texts.repairOf(name)}">${texts.repair}</a></p></li>`
}
