import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import type { Slice } from '../django/paginate.ts'
import { orders } from '../orders/schema.ts'
import { CallError } from '../server/call-answer.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { findSearch, keepSearch, type Searcher } from '../staff/kept-search.ts'
import { answerList, type ListQuery, type ListRules, readListQuery } from '../staff/list-query.ts'
import { users } from '../visitor/schema.ts'
import { GONE } from './read-delivery.ts'
import { crates, orderDeliveries } from './schema.ts'
import { PICKING_TEXTS } from './texts.ts'

const pickingState = sql<string>`coalesce(${orderDeliveries.pickingState},
  case when ${inArray(orders.state, [...GONE])} then 'picked' else 'waiting' end)`
const customer = sql<string>`${orders.billing} ->> 'first_name' || ' ' || (${orders.billing} ->> 'last_name')`
const itemCount = sql<number>`(select coalesce(sum(quantity), 0)::int from order_items
  where order_items.order_id = ${orders.id} and order_items.kind = 'product')`
/** After half an hour nobody counts as working on it. */
const holder = sql<
  string | null
>`case when ${orderDeliveries.lockedAt} > now() - interval '30 minutes' then ${users.name} end`

const RULES: ListRules = {
  columns: {
    id: { column: orders.id, kind: 'number' },
    number: { column: orders.number, kind: 'text' },
    created_at: { column: orders.createdAt, kind: 'moment' },
    order_state: { column: orders.state, kind: 'text' },
    picking_state: { column: pickingState, kind: 'text' },
    customer: { column: customer, kind: 'text' },
    delivery_name: { column: orders.deliveryName, kind: 'text' },
    item_count: { column: itemCount, kind: 'number' },
    crate: { column: crates.name, kind: 'text' },
    locked_by: { column: holder, kind: 'text' },
    delivery_from: { column: orderDeliveries.deliveryFrom, kind: 'moment' },
    delivery_to: { column: orderDeliveries.deliveryTo, kind: 'moment' },
  },
  searched: [orders.number, customer],
  last: orders.id,
  ordering: 'created_at',
}

/** The orders of the warehouse, those that wait longest first. */
export function answerDeliveries(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  asked: Readonly<Record<string, string>> = c.req.query(),
) {
  const older = isOlderThan(asked.older_than ?? '', market)
  const { database } = shop
  const within = (where: SQL | undefined) => and(eq(orders.market, market), older, where)
  const rows = {
    count: (where: SQL | undefined) => countRows(database, within(where)),
    list: (query: ListQuery, slice: Slice) =>
      listRows(database, { ...query, where: within(query.where) }, slice),
  }
  return answerList(c, shop, market, RULES, rows, asked)
}

/** The same of what a member of staff looks for, by its text or by the id that it was kept by. */
export async function answerSearch(
  c: ShopContext,
  shop: Shop,
  searcher: Searcher,
  { search, search_id: id = '', page = '1', ...rest }: Readonly<Record<string, string>>,
) {
  const text = search ?? (await findSearch(shop.database, searcher, id))
  // Of all rows the page that was asked for is another one.
  const query = { ...rest, ...(text === null ? {} : { page, search: text }) }
  const { body, ...answer } = await answerDeliveries(c, shop, searcher.market, query)
  const kept = text ? await keepSearch(shop.database, searcher, text) : null
  return { ...answer, body: { ...body, search_id: kept, search_text: text || null } }
}

/** How many orders such a list has. */
export const countDeliveries = (
  database: Database,
  market: MarketCode,
  { older_than: minutes = '', ...asked }: Readonly<Record<string, string>>,
): Promise<number> =>
  countRows(
    database,
    and(eq(orders.market, market), isOlderThan(minutes, market), readListQuery(asked, market, RULES).where),
  )

function isOlderThan(minutes: string, market: MarketCode): SQL | undefined {
  if (minutes === '') return undefined
  if (!/^\d{1,6}$/.test(minutes)) throw new CallError(400, { older_than: [PICKING_TEXTS[market].badValue] })
  return sql`${orders.createdAt} < now() - ${Number(minutes)}::int * interval '1 minute'`
}

async function countRows(database: Database, where: SQL | undefined): Promise<number> {
  const [row] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(orders)
    .leftJoin(orderDeliveries, eq(orderDeliveries.orderId, orders.id))
    .leftJoin(crates, eq(crates.orderId, orders.id))
    .leftJoin(users, eq(users.id, orderDeliveries.lockedBy))
    .where(where)
  return row?.total ?? 0
}

const listRows = (database: Database, { where, orderBy }: ListQuery, { limit, offset }: Slice) =>
  database
    .select({
      id: orders.id,
      number: orders.number,
      created_at: orders.createdAt,
      order_state: orders.state,
      picking_state: pickingState,
      customer,
      delivery_name: orders.deliveryName,
      item_count: itemCount,
      crate: crates.name,
      locked_by: holder,
      delivery_from: orderDeliveries.deliveryFrom,
      delivery_to: orderDeliveries.deliveryTo,
    })
    .from(orders)
    .leftJoin(orderDeliveries, eq(orderDeliveries.orderId, orders.id))
    .leftJoin(crates, eq(crates.orderId, orders.id))
    .leftJoin(users, eq(users.id, orderDeliveries.lockedBy))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
