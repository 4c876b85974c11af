import { asc, eq, sql } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { orders } from '../orders/schema.ts'
import { crates, orderDeliveries } from './schema.ts'

const itemCount = sql<number | null>`(select sum(quantity)::int from order_items
  where order_items.order_id = ${crates.orderId} and order_items.kind = 'product')`
const pickedCount = sql<number | null>`(select coalesce(sum(picked), 0)::int from picking_items
  where picking_items.order_id = ${crates.orderId})`

/** All crates of a market with what lies in them, by name. */
export async function listCrates(database: Database, market: MarketCode) {
  const rows = await database
    .select({
      crate: crates,
      number: orders.number,
      pickingState: sql<string>`coalesce(${orderDeliveries.pickingState}, 'waiting')`,
      itemCount,
      pickedCount,
    })
    .from(crates)
    .leftJoin(orders, eq(orders.id, crates.orderId))
    .leftJoin(orderDeliveries, eq(orderDeliveries.orderId, crates.orderId))
    .where(eq(crates.market, market))
    .orderBy(asc(crates.name))
  return rows.map(({ crate, number, ...row }) => ({
    id: crate.id,
    name: crate.name,
    code: crate.code,
    picking_state: number === null ? null : row.pickingState,
    order:
      number === null
        ? null
        : { id: crate.orderId, number, item_count: row.itemCount, picked_count: row.pickedCount },
    changed_at: crate.changedAt.toISOString(),
  }))
}
