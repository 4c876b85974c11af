import { and, eq } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from './database.ts'
import { type Buyout, buyouts } from './schema/buyouts.ts'

/** The buy-back of a token, which is all that a visitor needs to see it. */
export async function findBuyout(
  database: Database,
  market: MarketCode,
  token: string,
): Promise<Buyout | null> {
  const [buyout] = await database
    .select()
    .from(buyouts)
    .where(and(eq(buyouts.market, market), eq(buyouts.token, token)))
  return buyout ?? null
}
