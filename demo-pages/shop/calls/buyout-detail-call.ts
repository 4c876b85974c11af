import { and, eq, inArray } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../data/database.ts'
import { findBuyout } from '../data/find-buyout.ts'
import { maskText } from '../data/mask-text.ts'
import type { Buyout } from '../data/schema/buyouts.ts'
import { countries } from '../data/schema/places.ts'
import { NEVER_KEPT } from '../delivery.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { Shop, ShopApp } from '../shop.ts'
import { CallError } from './call-answer.ts'
import { serveCall } from './serve-call.ts'

/** A submitted buy-back for reading. Whoever has its token may see it, so the numbers that name a person are masked. */
export function addBuyoutDetailCall(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'buyout-detail', async (c, market) => {
    const body = await answerBuyoutDetail(shop.database, market, c.req.param('id') ?? '')
    if (!body) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
    return { status: 200, headers: { 'Cache-Control': NEVER_KEPT }, body }
  })
}

/** Null where the market has no such buy-back. */
export async function answerBuyoutDetail(
  database: Database,
  market: MarketCode,
  token: string,
): Promise<object | null> {
  const buyout = await findBuyout(database, market, token)
  if (!buyout) return null
  const names = await readCountryNames(database, market, buyout)
  return describeBuyout(buyout, id => names.get(id) ?? id)
}

const MASKED = ['personal_identification_number', 'identity_card_number', 'bank_account_full_number']
const COUNTRIES = ['country', 'nationality']

function describeBuyout(buyout: Buyout, nameCountry: (id: string) => string) {
  const { snapshot, token, state, createdAt, version, price, customer, pickupAddress } = buyout
  const show = (fields: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => {
        if (MASKED.includes(name)) return [name, maskText(value)]
        return [name, COUNTRIES.includes(name) ? nameCountry(value) : value]
      }),
    )
  return {
    id: token,
    state,
    created: createdAt.toISOString(),
    product_type_choice: snapshot.type,
    manufacturer_choice: snapshot.manufacturer,
    product_model_choice: snapshot.model,
    product_color_choice: snapshot.color,
    appraisal_result: snapshot.result,
    device_conditions: snapshot.conditions,
    conditions_appraisal_result: snapshot.qualities,
    version,
    minimal_buyout_price: snapshot.minimalPrice,
    price,
    customer_data: show(customer),
    pickup_address: pickupAddress && show(pickupAddress),
  }
}

async function readCountryNames(
  database: Database,
  market: MarketCode,
  { customer, pickupAddress }: Buyout,
): Promise<Map<string, string>> {
  const ids = [customer.country, customer.nationality, pickupAddress?.country].flatMap(id =>
    id && /^\d{1,9}$/.test(id) ? [Number(id)] : [],
  )
  if (ids.length === 0) return new Map()
  const rows = await database
    .select()
    .from(countries)
    .where(and(eq(countries.market, market), inArray(countries.id, ids)))
  return new Map(rows.map(row => [String(row.id), row.name]))
}
