import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { GOODS_KINDS, goods } from '../cart/schema.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { readSeed } from '../database/read-seed.ts'

const GoodsSeed = v.strictObject({
  seoName: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  name: v.string(),
  description: v.string(),
  picture: v.string(),
  /** As the database keeps it. */
  price: v.pipe(v.string(), v.regex(/^\d+\.\d\d$/)),
  /** False for what is shown though it can't be bought any more. */
  isSold: v.optional(v.boolean(), true),
  brand: v.string(),
  kind: v.picklist(GOODS_KINDS),
  stock: v.pipe(v.number(), v.integer()),
})

/** Kept for checking: it is in the list, and the shop refuses to sell it. */
export const SOLD_OUT = 'amazfit-active-edge'

export const readGoods = (market: MarketCode) =>
  readSeed(new URL('goods.json', import.meta.url), v.array(GoodsSeed), market)

/** Adds the goods that this database lacks, and to those of a former release what they were not sorted by then. */
export async function seedGoods(database: Database, market: MarketCode): Promise<void> {
  const rows = readGoods(market).map((row, position) => ({ ...row, market, position }))
  await database
    .insert(goods)
    .values(rows)
    .onConflictDoUpdate({
      target: [goods.market, goods.seoName],
      set: { brand: sql`excluded.brand`, kind: sql`excluded.kind`, stock: sql`excluded.stock` },
      setWhere: eq(goods.brand, ''),
    })
}
