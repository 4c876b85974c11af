import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { serveChoices } from '../devices/calls.ts'
import { replaySelection, writeDeviceUrl, writeSelectorUrl } from '../devices/selector.ts'
import { findDevice } from '../devices/store.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { CallError } from '../server/call-answer.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { readAppraisal, readReplayedAppraisal } from './appraisal.ts'
import { readCurrentPrices } from './prices.ts'
import { SHOP_TEXTS } from './texts.ts'

/** Choosing a device, its price list, and the addresses that replay a selection. */
export function addPriceCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveChoices(app, shop, 'buyout')
  serveCall(app, shop, 'buyout-appraisal', async (c, market) => {
    const device = await findDevice(database, market, c.req.param('color') ?? '')
    if (!device) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
    const url = writeDeviceUrl(market, device)
    const prices = await readCurrentPrices(database, device.model, new Date())
    if (!prices) throw new CallError(400, { detail: SHOP_TEXTS[market].notBought, url })
    return { status: 200, body: { url, appraisal: await readAppraisal(database, device, prices, { url }) } }
  })
  serveCall(app, shop, 'buyout-selector-url', async (c, market) => ({
    status: 200,
    body: { url: writeSelectorUrl(market, new URL(c.req.url).searchParams) },
  }))
  serveCall(app, shop, 'buyout-selector-data', async (c, market) => ({
    status: 200,
    body: await answerSelectorData(shop.database, market, new URL(c.req.url).searchParams),
  }))
}

/** Everything that replays an address in one answer. */
export async function answerSelectorData(
  database: Database,
  market: MarketCode,
  query: URLSearchParams,
): Promise<object> {
  const { selected, choices, device } = await replaySelection(database, market, query)
  const appraisal = device ? await readReplayedAppraisal(database, market, device, query) : null
  return {
    selected_choices: selected,
    choices,
    appraisal: appraisal && {
      appraisal_result: appraisal.appraisal_result,
      valid_until: appraisal.valid_until,
    },
    device_conditions: appraisal?.device_conditions ?? [],
    version: appraisal?.version ?? null,
    minimal_buyout_price: appraisal?.minimal_buyout_price ?? null,
  }
}
