import * as v from 'valibot'
import { goods } from '../cart/schema.ts'
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
})

/** Kept for checking: it is in the list, and the shop refuses to sell it. */
export const SOLD_OUT = 'amazfit-active-edge'

export const readGoods = (market: MarketCode) =>
  readSeed(new URL('goods.json', import.meta.url), v.array(GoodsSeed), market)

/** Adds the goods that this database lacks. */
export async function seedGoods(database: Database, market: MarketCode): Promise<void> {
  const rows = readGoods(market).map((row, position) => ({ ...row, market, position }))
  await database.insert(goods).values(rows).onConflictDoNothing()
}
