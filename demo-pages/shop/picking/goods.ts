import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { type Goods, goods } from '../cart/schema.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { escapeLike, foldText } from '../database/search-text.ts'
import { CallError } from '../server/call-answer.ts'
import { PICKING_TEXTS } from './texts.ts'

const MOST = 20

/** What can be added to an order: what the store has, by a part of its name or code. */
export const searchGoods = (database: Database, market: MarketCode, text: string): Promise<Goods[]> => {
  const words = foldText(text).split(' ').filter(Boolean).slice(0, 10)
  return database
    .select()
    .from(goods)
    .where(
      and(
        eq(goods.market, market),
        eq(goods.isSold, true),
        ...words.map(
          word => sql`fold_text(${goods.name} || ' ' || ${goods.seoName}) like ${`%${escapeLike(word)}%`}`,
        ),
      ),
    )
    .orderBy(asc(goods.name))
    .limit(MOST)
}

/** The product of a code, or a 400 that says so. */
export async function findGoods(tx: Database, market: MarketCode, code: string): Promise<Goods> {
  const [found] = await tx
    .select()
    .from(goods)
    .where(and(eq(goods.market, market), eq(goods.seoName, code), eq(goods.isSold, true)))
  if (!found) throw new CallError(400, { product: [PICKING_TEXTS[market].noProduct] })
  return found
}

/** Nobody promises what the store does not have. */
export async function takeFromStock(
  tx: Database,
  market: MarketCode,
  { id }: Goods,
  quantity: number,
): Promise<void> {
  const taken = await tx
    .update(goods)
    .set({ stock: sql`${goods.stock} - ${quantity}` })
    .where(and(eq(goods.id, id), gte(goods.stock, quantity)))
    .returning({ id: goods.id })
  if (taken.length === 0) throw new CallError(400, { product: [PICKING_TEXTS[market].outOfStock] })
}
