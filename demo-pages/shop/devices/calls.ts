import type { MarketCode } from '../contract.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { listColors, listManufacturers, listModels, listTypes, type WireChoice } from './store.ts'

/** The steps of choosing a device for a flow: types, manufacturers, models, colours. */
export function serveChoices(app: ShopApp, shop: Shop, flow: 'buyout' | 'service'): void {
  const { database } = shop
  serveCall(app, shop, `${flow}-types`, async (_, market) =>
    answerChoices(market, await listTypes(database, market)),
  )
  serveCall(app, shop, `${flow}-manufacturers`, async (c, market) =>
    answerChoices(market, await listManufacturers(database, market, c.req.param('type') ?? '')),
  )
  serveCall(app, shop, `${flow}-models`, async (c, market) =>
    answerChoices(
      market,
      await listModels(database, market, c.req.param('type') ?? '', c.req.param('manufacturer') ?? ''),
    ),
  )
  serveCall(app, shop, `${flow}-colors`, async (c, market) =>
    answerChoices(market, await listColors(database, market, c.req.param('model') ?? '')),
  )
}

/** What has no choices does not exist in this market. */
function answerChoices(market: MarketCode, choices: WireChoice[]): CallAnswer {
  if (choices.length === 0) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
  return { status: 200, body: choices }
}
