import { asc, eq, sql } from 'drizzle-orm'
import { goods } from '#shop/cart/schema.ts'
import type { MarketCode } from '#shop/contract.ts'
import type { Database } from '#shop/database/database.ts'
import { insertRows, isEmpty } from '#shop/database/rows.ts'
import { type Carrier, makePlaces } from './make-places.ts'
import { dispensingPlaces, storeStock } from './schema.ts'
import { listStores } from './stores.ts'

const CARRIERS: readonly Carrier[] = ['packeta', 'dpd']

/** Fills a new shop with the carriers' places, and lays some of its goods into its stores. */
export async function seedCheckoutPlaces(database: Database, market: MarketCode): Promise<void> {
  if (await isEmpty(database, dispensingPlaces, market))
    for (const carrier of CARRIERS) await insertPlaces(database, makePlaces(market, carrier))
  if (await isEmpty(database, storeStock, market))
    await insertRows(database, storeStock, await listStock(database, market))
}

/** One statement with one parameter: thousands of rows in a moment. */
async function insertPlaces(
  database: Database,
  places: (typeof dispensingPlaces.$inferInsert)[],
): Promise<void> {
  const rows = places.map(({ isClosed, takesCards, takesCash, ...row }) => ({
    ...row,
    is_closed: isClosed,
    takes_cards: takesCards,
    takes_cash: takesCash,
  }))
  await database.execute(sql`
    insert into dispensing_places
    select * from jsonb_populate_recordset(null::dispensing_places, ${JSON.stringify(rows)}::jsonb)
  `)
}

/** The first store has something of all, each further one a little less. */
async function listStock(
  database: Database,
  market: MarketCode,
): Promise<(typeof storeStock.$inferInsert)[]> {
  const all = await database.select().from(goods).where(eq(goods.market, market)).orderBy(asc(goods.position))
  return listStores(market).flatMap(({ id: storeId }, storeAt) =>
    all.map(({ id: goodsId, stock }, at) => ({
      market,
      storeId,
      goodsId,
      pieces: storeAt > 0 && (at + storeAt) % 3 === 0 ? 0 : Math.ceil(stock / (2 + storeAt)),
    })),
  )
}
