import * as v from 'valibot'
import type { MarketCode } from '#shop/contract.ts'
import { readSeed } from '#shop/database/read-seed.ts'
import { DRF_TEXTS } from '#shop/django/drf-texts.ts'
import { CallError } from '#shop/server/call-answer.ts'
import { serveCall } from '#shop/server/serve-call.ts'
import type { Shop, ShopApp } from '#shop/server/shop.ts'

const Firm = v.strictObject({
  market: v.picklist(['cz', 'ro']),
  number: v.string(),
  name: v.string(),
  address: v.string(),
  city: v.string(),
  district: v.string(),
  postcode: v.string(),
  vatn: v.nullable(v.string()),
})

const readFirms = (market: MarketCode) =>
  readSeed(new URL('companies.json', import.meta.url), v.array(Firm), market)

/** Firms by their number, out of a small register that is made up; a real shop asks the state's own. */
export function addCompanyCall(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'company', async (c, market) => {
    const found = readFirms(market).find(
      firm => firm.market === market && firm.number === c.req.param('number'),
    )
    if (!found) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
    const { market: _, number: __, ...body } = found
    return { status: 200, body }
  })
}
