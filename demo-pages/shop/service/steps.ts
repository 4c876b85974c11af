import { html } from 'hono/html'
import { formatMoney, MARKETS, type MarketCode, readDecimal } from '../contract.ts'
import { replaySelection } from '../devices/selector.ts'
import { renderSteps } from '../devices/steps.ts'
import type { Shop } from '../server/shop.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { SITES } from '../site/site.ts'
import { readOperations, searchService, type WireOperation, type WireProduct } from './store.ts'
import { SERVICE_TEXTS } from './texts.ts'

/** The service without scripts: each step a list of links, and at its end the operations with their prices. */
export async function renderServiceSteps(
  shop: Shop,
  market: MarketCode,
  query: URLSearchParams,
): Promise<Html> {
  const replayed = await replaySelection(shop.database, market, query)
  const { device } = replayed
  const operations = device ? (await readOperations(shop.database, market, device)).choices : []
  const texts = SERVICE_TEXTS[market]
  return renderSteps(replayed, {
    market,
    page: 'service',
    texts,
    renderEnd: () =>
      operations.length
        ? html`<p><strong>${texts.operations}</strong></p><ul class="shop-cards">${operations.map(operation =>
            renderOperation(market, operation),
          )}</ul>`
        : html`<p>${texts.none}</p>`,
  })
}

function renderOperation(market: MarketCode, operation: WireOperation): Html {
  const { label, description, url, is_same_day } = operation
  const texts = SERVICE_TEXTS[market]
  const facts = [
    describePrice(market, operation),
    describeTime(market, operation),
    is_same_day && texts.sameDay,
  ]
  return html`<li><a href="${url}">${label}</a>${description ? html`<p>${description}</p>` : NOTHING}<p>${facts.filter(Boolean).join(' · ')}</p></li>`
}

/** The search without scripts: a form that asks for the page again, and what was found as links. */
export async function renderServiceSearch(
  shop: Shop,
  market: MarketCode,
  query: URLSearchParams,
): Promise<Html> {
  const term = (query.get('term') ?? '').trim()
  const texts = SERVICE_TEXTS[market]
  const found = await searchService(shop.database, market, term)
  return html`<form class="shop-form" action="${SITES[market].paths.service}" role="search" novalidate>
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

const HOUR = 60
const DAY = 24 * HOUR

/** The price of an operation as a page says it. */
export function describePrice(market: MarketCode, { price_from }: Pick<WireOperation, 'price_from'>): string {
  const texts = SERVICE_TEXTS[market]
  const price = readDecimal(price_from)
  if (price === null) return texts.priceLater
  return price === 0 ? texts.free : texts.from(formatMoney(price, MARKETS[market]))
}

/** How long an operation takes, never less than it does; null where nobody knows. */
export function describeTime(
  market: MarketCode,
  { duration }: Pick<WireOperation, 'duration'>,
): string | null {
  const texts = SERVICE_TEXTS[market]
  if (!duration) return null
  if (duration < 2 * HOUR && duration % HOUR !== 0) return texts.minutes(duration)
  return duration < DAY ? texts.hours(Math.ceil(duration / HOUR)) : texts.days(Math.ceil(duration / DAY))
}
