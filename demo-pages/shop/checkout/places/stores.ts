import { and, eq, inArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { MarketCode } from '#shop/contract.ts'
import type { Database } from '#shop/database/database.ts'
import { readSeed } from '#shop/database/read-seed.ts'
import { storeStock } from './schema.ts'

const Store = v.strictObject({
  id: v.string(),
  name: v.string(),
  street: v.string(),
  city: v.string(),
  postcode: v.string(),
  latitude: v.number(),
  longitude: v.number(),
})
export type Store = v.InferOutput<typeof Store>

const STORES = readSeed(
  new URL('stores.json', import.meta.url),
  v.strictObject({ cz: v.array(Store), ro: v.array(Store) }),
  'cz',
)

/** The shop's own stores. */
export const listStores = (market: MarketCode): readonly Store[] => STORES[market]

/** How many of each piece of goods are wanted, by their id. */
export type Wanted = ReadonlyMap<number, number>

/** The ids of the stores in which all that is wanted lies now. */
export async function listStoresWith(
  database: Database,
  market: MarketCode,
  wanted: Wanted,
): Promise<ReadonlySet<string>> {
  if (wanted.size === 0) return new Set(listStores(market).map(({ id }) => id))
  const rows = await database
    .select()
    .from(storeStock)
    .where(and(eq(storeStock.market, market), inArray(storeStock.goodsId, [...wanted.keys()])))
  const hasAll = ({ id }: Store): boolean =>
    [...wanted].every(([goodsId, quantity]) =>
      rows.some(row => row.storeId === id && row.goodsId === goodsId && row.pieces >= quantity),
    )
  return new Set(
    listStores(market)
      .filter(hasAll)
      .map(({ id }) => id),
  )
}

/** Takes what is ordered off the shelves of a store; what does not lie there comes from elsewhere. */
export async function takeFromStore(
  database: Database,
  { market, storeId, wanted }: { market: MarketCode; storeId: string; wanted: Wanted },
): Promise<void> {
  for (const [goodsId, quantity] of wanted)
    await database
      .update(storeStock)
      .set({ pieces: sql`greatest(0, ${storeStock.pieces} - ${quantity}::int)` })
      .where(
        and(eq(storeStock.market, market), eq(storeStock.storeId, storeId), eq(storeStock.goodsId, goodsId)),
      )
}
