import { offerForSale } from '../buyback/offer-for-sale.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { serveChoices } from '../devices/calls.ts'
import { replaySelection } from '../devices/selector.ts'
import { findDevice } from '../devices/store.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { CallError } from '../server/call-answer.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { readOperations, readProductQuery, searchService } from './store.ts'

/** Choosing a device for the service, what is done with it, and the search over all of them. */
export function addServiceCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveChoices(app, shop, 'service')
  serveCall(app, shop, 'service-operations', async (c, market) => {
    const device = await findDevice(database, market, c.req.param('color') ?? '')
    if (!device) throw notFound(market)
    return { status: 200, body: await readOperations(database, market, device) }
  })
  serveCall(app, shop, 'service-selector-data', async (c, market) => ({
    status: 200,
    body: await answerServiceData(database, market, new URL(c.req.url).searchParams),
  }))
  serveCall(app, shop, 'service-product', async (c, market) => {
    const query = await readProductQuery(database, market, c.req.param('id') ?? '')
    if (!query) throw notFound(market)
    return { status: 200, body: await answerServiceData(database, market, query) }
  })
  serveCall(app, shop, 'service-smart-search', async (c, market) => {
    const found = await searchService(database, market, c.req.query('term') ?? '')
    const isSale = c.req.query('for') === 'sale'
    return { status: 200, body: { result: isSale ? await offerForSale(database, market, found) : found } }
  })
}

/** The device that an address or a product's code names, with what is done with it. */
export async function answerServiceData(
  database: Database,
  market: MarketCode,
  query: URLSearchParams,
): Promise<object> {
  const { selected, choices, device } = await replaySelection(database, market, query)
  const operations = device && (await readOperations(database, market, device))
  return { selected_choices: selected, choices, operations }
}

const notFound = (market: MarketCode): CallError => new CallError(404, { detail: DRF_TEXTS[market].notFound })
