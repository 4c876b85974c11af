import { and, count, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { masterProducts, productVariants, stocks } from '../catalogue/schema.ts'
import {
  allocate,
  canAllocate,
  type Explanation,
  isInterested,
  listNextStates,
  type MarketCode,
  PREORDER_STATES,
  type Preorder,
} from '../contract.ts'
import type { Database } from '../database/database.ts'
import type { Slice } from '../django/paginate.ts'
import type { ListQuery, ListRules } from '../staff/list-query.ts'
import { nameDelivery, namePayment, variantName } from './names.ts'
import { readPlan } from './plan.ts'
import { preorders } from './schema.ts'

export const PREORDER_LIST: ListRules = {
  columns: {
    order_number: { column: preorders.orderNumber, kind: 'text' },
    created_at: { column: preorders.createdAt, kind: 'moment' },
    product: { column: variantName, kind: 'text' },
    code: { column: productVariants.code, kind: 'text' },
    quantity: { column: preorders.quantity, kind: 'number' },
    payment_type: { column: preorders.paymentType, kind: 'text' },
    delivery_type: { column: preorders.deliveryType, kind: 'text' },
    state: { column: preorders.state, kind: 'text' },
    score: { column: preorders.score, kind: 'number' },
    stock: { column: preorders.stockId, kind: 'number' },
    allocated_at: { column: preorders.allocatedAt, kind: 'moment' },
    is_ready: { column: inArray(preorders.state, PREORDER_STATES.filter(canAllocate)), kind: 'flag' },
  },
  searched: [preorders.orderNumber, variantName, productVariants.code],
  last: preorders.id,
  ordering: '-score,created_at',
}

export type Side = 'available' | 'allocated'

const isOf = (market: MarketCode, side: Side, where: SQL | undefined): SQL | undefined =>
  and(
    eq(preorders.market, market),
    side === 'allocated' ? eq(preorders.state, 'allocated') : ne(preorders.state, 'allocated'),
    where,
  )

export async function countPreorders(
  database: Database,
  market: MarketCode,
  side: Side,
  where: SQL | undefined,
): Promise<number> {
  const [row] = await database
    .select({ n: count() })
    .from(preorders)
    .innerJoin(productVariants, eq(productVariants.id, preorders.productId))
    .innerJoin(masterProducts, eq(masterProducts.id, productVariants.masterProductId))
    .where(isOf(market, side, where))
  return row?.n ?? 0
}

/** A page of pre-orders; those that wait with what the rules of now would give them. */
export async function listPreorders(
  database: Database,
  market: MarketCode,
  side: Side,
  { where, orderBy }: ListQuery,
  slice: Slice,
): Promise<Preorder[]> {
  const asked = { where: isOf(market, side, where), orderBy }
  const plan = side === 'available' ? await explainAll(database, market) : new Map<string, Explanation>()
  return selectPreorders(database, market, asked, slice, plan)
}

export async function readPreorders(
  database: Database,
  market: MarketCode,
  where: SQL | undefined,
): Promise<Preorder[]> {
  const plan = await explainAll(database, market)
  const asked = { where: and(eq(preorders.market, market), where), orderBy: [sql`${preorders.id}`] }
  return selectPreorders(database, market, asked, { limit: 5000, offset: 0 }, plan)
}

export const readByIds = (database: Database, market: MarketCode, ids: readonly number[]) =>
  ids.length === 0 ? Promise.resolve([]) : readPreorders(database, market, inArray(preorders.id, [...ids]))

async function explainAll(database: Database, market: MarketCode): Promise<Map<string, Explanation>> {
  const plan = allocate(await readPlan(database, market))
  return new Map(plan.map(({ candidate, explanation }) => [candidate.id, explanation]))
}

async function selectPreorders(
  database: Database,
  market: MarketCode,
  { where, orderBy }: ListQuery,
  { limit, offset }: Slice,
  plan: ReadonlyMap<string, Explanation>,
): Promise<Preorder[]> {
  const rows = await database
    .select({ row: preorders, code: productVariants.code, product: variantName, stock: stocks.name })
    .from(preorders)
    .innerJoin(productVariants, eq(productVariants.id, preorders.productId))
    .innerJoin(masterProducts, eq(masterProducts.id, productVariants.masterProductId))
    .leftJoin(stocks, eq(stocks.id, preorders.stockId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return rows.map(({ row, code, product, stock }) => ({
    id: String(row.id),
    version: row.version,
    order_number: row.orderNumber,
    created_at: row.createdAt.toISOString(),
    product: { id: String(row.productId), name: product },
    code,
    quantity: row.quantity,
    payment_type: namePayment(market, row.paymentType),
    delivery_type: nameDelivery(market, row.deliveryType),
    state: row.state,
    next_states: [...listNextStates(row.state)],
    is_interested: isInterested(row.state),
    score: row.score,
    explanation: plan.get(String(row.id)) ?? row.explanation ?? UNEXPLAINED,
    stock: row.stockId === null ? null : { id: String(row.stockId), name: stock ?? '' },
    allocated_at: row.allocatedAt?.toISOString() ?? null,
  }))
}

const UNEXPLAINED: Explanation = {
  setting: null,
  priority: 0,
  score: 0,
  parts: [],
  outcome: 'no-setting',
  stock: null,
  ahead: 0,
}
