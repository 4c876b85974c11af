import { and, eq, sql } from 'drizzle-orm'
import { goods } from '../cart/schema.ts'
import { discountCodes } from '../checkout/discounts/schema.ts'
import { storeStock } from '../checkout/places/schema.ts'
import type { Database } from '../database/database.ts'
import type { OrderRow } from './schema.ts'
import { listItems } from './store.ts'

/** What a cancelled order held is free for others: its pieces, also on the shelf of the store, and codes for one use. */
export async function giveBack(tx: Database, order: OrderRow): Promise<void> {
  const items = await listItems(tx, [order.id])
  // In the order in which an order locks them, so that the two never wait for each other.
  for (const { goodsId, kind, quantity } of items.sort((a, b) => (a.goodsId ?? 0) - (b.goodsId ?? 0))) {
    if (goodsId === null || kind !== 'product') continue
    await tx
      .update(goods)
      .set({ stock: sql`${goods.stock} + ${quantity}::int` })
      .where(eq(goods.id, goodsId))
    if (order.typeDeliveryCode === 'store' && order.placeId !== null)
      await tx
        .update(storeStock)
        .set({ pieces: sql`${storeStock.pieces} + ${quantity}::int` })
        .where(
          and(
            eq(storeStock.market, order.market),
            eq(storeStock.storeId, order.placeId),
            eq(storeStock.goodsId, goodsId),
          ),
        )
  }
  await tx
    .update(discountCodes)
    .set({ usedAt: null, orderId: null })
    .where(eq(discountCodes.orderId, order.id))
}
