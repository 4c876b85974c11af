import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import { readOperations, type WireOperation } from '../data/read-operations.ts'
import { replaySelection } from '../data/read-selector.ts'
import type { Shop } from '../shop.ts'
import { describePrice, describeTime } from './describe-operation.ts'
import { type Html, NOTHING } from './html.ts'
import { renderSteps } from './render-steps.ts'
import { SERVICE_TEXTS } from './service-texts.ts'

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
