import { findDevice } from '../data/devices.ts'
import { readCurrentPrices } from '../data/price-versions.ts'
import { readAppraisal } from '../data/read-appraisal.ts'
import { writeDeviceUrl, writeSelectorUrl } from '../data/selector-url.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { Shop, ShopApp } from '../shop.ts'
import { CallError } from './call-answer.ts'
import { serveCall } from './serve-call.ts'
import { SHOP_TEXTS } from './shop-texts.ts'

/** The price list of one device, and the address that replays a selection. */
export function addAppraisalCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
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
}
