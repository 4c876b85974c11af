import { eq } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import { createBuyout } from '../data/create-buyout.ts'
import type { Database } from '../data/database.ts'
import { findDevice } from '../data/devices.ts'
import { countries } from '../data/schema/places.ts'
import { answerOnce } from '../django/answer-once.ts'
import { checkCsrf } from '../django/check-csrf.ts'
import { type JsonObject, readJsonBody } from '../django/read-json-body.ts'
import { readVisitor } from '../django/session.ts'
import type { Shop, ShopApp } from '../shop.ts'
import { SITES } from '../site.ts'
import { type CallAnswer, CallError } from './call-answer.ts'
import { checkSale, isPhoneType, type SaleCountry } from './check-sale.ts'
import { appraiseQuote, type FieldErrors, findQuotedDevice, readQuote } from './read-quote.ts'
import { serveCall } from './serve-call.ts'
import { SHOP_TEXTS } from './shop-texts.ts'

/** Buys a device: anonymous customers and signed-in ones alike. */
export function addSellOnlineCall(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'sell-buyout-online', async (c, market) => {
    checkCsrf(c)
    const { text, body } = await readJsonBody(c, market)
    const once = { route: `${market} sell-buyout-online`, key: c.req.header('idempotency-key'), text }
    return answerOnce(shop.database, once, async tx => {
      const visitor = await readVisitor(tx, c)
      return buy(tx, market, body, visitor?.id ?? null)
    })
  })
}

async function buy(
  tx: Database,
  market: MarketCode,
  body: JsonObject,
  userId: number | null,
): Promise<CallAnswer> {
  const errors: FieldErrors = {}
  const quote = readQuote(body, market, errors)
  const known = await findDevice(tx, market, quote.deviceIdentifier)
  const isPhone = isPhoneType(market, known?.model.type)
  const sale = checkSale(body, { market, isPhone, countries: await readCountries(tx, market) }, errors)
  if (Object.keys(errors).length) throw new CallError(400, errors)
  const device = await findQuotedDevice(tx, market, quote)
  const { appraisal } = await appraiseQuote(tx, market, device, quote)
  const buyout = await createBuyout(tx, {
    market,
    device,
    appraisal,
    answers: quote.answers,
    ...sale,
    userId,
  })
  if (!buyout) throw new CallError(400, { non_field_errors: [SHOP_TEXTS[market].noQuality] })
  return {
    status: 201,
    body: { id: buyout.token },
    headers: { Location: `${SITES[market].paths.review}${buyout.token}/` },
  }
}

async function readCountries(tx: Database, market: MarketCode): Promise<SaleCountry[]> {
  const rows = await tx.select().from(countries).where(eq(countries.market, market))
  return rows.map(({ id, name, code }) => ({ id: String(id), name, code }))
}
