import type { MarketCode } from '../contract.ts'
import type { Database } from '../data/database.ts'
import { readReplayedAppraisal, replaySelection } from '../data/read-selector.ts'
import type { Shop, ShopApp } from '../shop.ts'
import { serveCall } from './serve-call.ts'

/** Everything that replays an address in one answer. */
export function addSelectorDataCall(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'buyout-selector-data', async (c, market) => ({
    status: 200,
    body: await answerSelectorData(shop.database, market, new URL(c.req.url).searchParams),
  }))
}

export async function answerSelectorData(
  database: Database,
  market: MarketCode,
  query: URLSearchParams,
): Promise<object> {
  const { selected, choices, device } = await replaySelection(database, market, query)
  const appraisal = device ? await readReplayedAppraisal(database, market, device, query) : null
  return {
    // A device without a price list is not offered either; choosing its colour then tells why.
    selected_choices: appraisal ? selected : { ...selected, color: null },
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
