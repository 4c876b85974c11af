import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import { searchService, type WireProduct } from '../data/search-service.ts'
import type { Shop } from '../shop.ts'
import { SITES } from '../site.ts'
import { type Html, NOTHING } from './html.ts'
import { SERVICE_TEXTS } from './service-texts.ts'

/** The search without scripts: a form that asks for the page again, and what was found as links. */
export async function renderServiceSearch(
  shop: Shop,
  market: MarketCode,
  query: URLSearchParams,
): Promise<Html> {
  const term = (query.get('term') ?? '').trim()
  const texts = SERVICE_TEXTS[market]
  const found = await searchService(shop.database, market, term)
  return html`<form class="shop-form" action="${SITES[market].paths.service}" role="search">
<p><label for="service-term">${texts.search}</label>
<span>${texts.searchHint}</span>
<input id="service-term" type="search" name="term" value="${term}" minlength="2" required autocomplete="off"></p>
<p><button class="shop-button">${texts.find}</button></p>
</form>${term ? renderFound(market, term, found) : NOTHING}`
}

function renderFound(market: MarketCode, term: string, found: readonly WireProduct[]): Html {
  const texts = SERVICE_TEXTS[market]
  if (found.length === 0) return html`<p>${term.length < 2 ? texts.short : texts.nothing}</p>`
  return html`<ul class="shop-choices">${found.map(
    ({ url, image, label, manufacturer }) =>
      html`<li><a href="${url}"><img src="${image}" alt="" width="96" height="96" loading="lazy">${manufacturer} ${label}</a></li>`,
  )}</ul>`
}
