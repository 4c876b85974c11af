import { and, asc, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { ActiveUser, MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import {
  type OrderItemRow,
  type OrderRow,
  orderEvents,
  orderItems,
  orders,
  type WithdrawalRow,
  withdrawals,
} from './schema.ts'

/** The order of a token, which is all that a visitor needs to see it. */
export async function findOrder(
  database: Database,
  market: MarketCode,
  token: string,
): Promise<OrderRow | null> {
  const [order] = await database.select().from(orders).where(isToken(market, token))
  return order ?? null
}

/** The same, kept from all others until the transaction ends. */
export async function lockOrder(tx: Database, market: MarketCode, token: string): Promise<OrderRow | null> {
  const [order] = await tx.select().from(orders).where(isToken(market, token)).for('update')
  return order ?? null
}

const isToken = (market: MarketCode, token: string): SQL | undefined =>
  and(eq(orders.market, market), eq(orders.token, token))

/** The items of orders, in the order in which they were put in. */
export async function listItems(database: Database, orderIds: readonly number[]): Promise<OrderItemRow[]> {
  if (orderIds.length === 0) return []
  return database
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.id))
}

export interface OrderEvent {
  at: Date
  state: string
}

/** What happened to an order, the oldest first. */
export const listEvents = (database: Database, orderId: number): Promise<OrderEvent[]> =>
  database
    .select({ at: orderEvents.at, state: orderEvents.state })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id))

export const listWithdrawals = (database: Database, orderId: number): Promise<WithdrawalRow[]> =>
  database.select().from(withdrawals).where(eq(withdrawals.orderId, orderId)).orderBy(asc(withdrawals.id))

/** The orders of a customer; those alone that are paid in instalments where that is asked. */
export const isOfCustomer = (market: MarketCode, userId: number, isInstalment = false): SQL | undefined =>
  and(
    eq(orders.market, market),
    eq(orders.userId, userId),
    isInstalment ? isNotNull(orders.instalment) : undefined,
  )

/** Where the customer’s last order of the market was billed to, for the next one’s fields. */
export async function readLastAddress(
  database: Database,
  market: MarketCode,
  userId: number,
): Promise<NonNullable<ActiveUser['last_address']> | null> {
  const [last] = await listOrders(database, isOfCustomer(market, userId), { limit: 1, offset: 0 })
  if (!last) return null
  const { address, city, district, postcode, phone } = last.billing
  return { address, city, district, postcode, phone }
}

export const countOrders = (database: Database, where: SQL | undefined): Promise<number> =>
  database.$count(orders, where)

/** The newest first. */
export const listOrders = (
  database: Database,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderRow[]> =>
  database
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset)
