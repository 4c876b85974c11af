import { html } from 'hono/html'
import type { Goods } from '../cart/schema.ts'
import { listGoods } from '../cart/store.ts'
import type { MarketCode } from '../contract.ts'
import { foldText } from '../database/search-text.ts'
import { writeSelectorUrl } from '../devices/selector.ts'
import { renderGoods } from '../goods/tiles.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { searchService, type WireProduct } from '../service/store.ts'
import { type Html, NOTHING } from './html.ts'
import { renderWays } from './not-found-page.ts'
import { respondWithPage } from './respond.ts'
import { renderSearchForm } from './search-form.ts'
import { SEARCH_TEXTS } from './search-texts.ts'
import { SITES } from './site.ts'

const SHORTEST_TERM = 2

/** One search over all that can be bought, sold and repaired. */
export function addSearchPage(app: ShopApp, shop: Shop): void {
  for (const { market, paths } of Object.values(SITES)) {
    const texts = SEARCH_TEXTS[market]
    app.get(paths.search, async c => {
      const term = (c.req.query('term') ?? '').trim().slice(0, 100)
      c.header('X-Robots-Tag', 'noindex')
      return respondWithPage(c, shop, {
        market,
        title: term ? texts.titleOf(term) : texts.title,
        description: texts.description,
        body: html`${renderSearchForm(market, { id: 'term', term, label: texts.onPage })}
${term ? await renderFound(shop, market, term) : html`<p class="shop-lead">${texts.lead}</p>`}`,
      })
    })
  }
}

async function renderFound(shop: Shop, market: MarketCode, term: string): Promise<Html> {
  const texts = SEARCH_TEXTS[market]
  if (foldText(term).length < SHORTEST_TERM) return html`<p class="shop-lead">${texts.short}</p>`
  const goods = (await listGoods(shop.database, market)).filter(one => hasAllWords(one, term))
  const devices = await searchService(shop.database, market, term)
  if (goods.length + devices.length === 0)
    return html`<p class="shop-lead">${texts.none(term)}</p>${renderWays(market)}`
  return html`${goods.length ? html`<h2>${texts.goods}</h2>${renderGoods(market, goods)}` : NOTHING}
${devices.length ? html`<h2>${texts.devices}</h2><ul class="shop-found">${devices.map(device => renderDevice(market, device))}</ul>` : NOTHING}`
}

function hasAllWords({ name, brand, description }: Goods, term: string): boolean {
  const text = foldText(`${brand} ${name} ${description}`)
  return foldText(term)
    .split(' ')
    .every(word => text.includes(word))
}

function renderDevice(market: MarketCode, { url, image, manufacturer, label }: WireProduct): Html {
  const texts = SEARCH_TEXTS[market]
  const name = label.startsWith(manufacturer) ? label : `${manufacturer} ${label}`
  const sell = writeSelectorUrl(market, new URL(url, 'http://x').searchParams)
  return html`<li><img src="${image}" alt="" width="72" height="72" loading="lazy">
<h3>${name}</h3>
<p><a href="${sell}" aria-label="${texts.sellOf(name)}">${texts.sell}</a> <a href="${url}" aria-label="${texts.repairOf(name)}">${texts.repair}</a></p></li>`
}
