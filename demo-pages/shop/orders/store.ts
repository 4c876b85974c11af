import { and, asc, eq, inArray } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { type OrderItemRow, type OrderRow, orderItems, orders } from './schema.ts'

/** The order of a token, which is all that a visitor needs to see it. */
export async function findOrder(
  database: Database,
  market: MarketCode,
  token: string,
): Promise<OrderRow | null> {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.market, market), eq(orders.token, token)))
  return order ?? null
}

/** The items of orders, each beside what it goes with. */
export async function listItems(database: Database, orderIds: readonly number[]): Promise<OrderItemRow[]> {
  if (orderIds.length === 0) return []
  return database
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.id))
}
