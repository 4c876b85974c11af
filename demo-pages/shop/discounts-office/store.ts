import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import {
  type Discount,
  type DiscountSet,
  discountCodes,
  discountSets,
  discounts,
} from '../checkout/discounts/schema.ts'
import { type MarketCode, readDecimal, writeDecimal } from '../contract.ts'
import type { Database } from '../database/database.ts'

/** How many codes a discount has, and how many of them are used; of a statement about one table no column is named with its table. */
export const codeCount = sql<number>`(select count(*)::int from ${discountCodes} where ${discountCodes.discountId} = discounts.id)`
export const usedCodeCount = sql<number>`(select count(*)::int from ${discountCodes} where ${discountCodes.discountId} = discounts.id and ${discountCodes.usedAt} is not null)`

/** What calls answer of a discount. */
export interface DescribedDiscount extends Record<string, unknown> {
  id: number
  version: number
}

interface Row {
  discount: Discount
  codes: number
  used: number
}

const COLUMNS = { discount: discounts, codes: codeCount, used: usedCodeCount }

/** A page of the market's discounts, as calls answer them; deleted ones are none. */
export async function listDiscounts(
  database: Database,
  market: MarketCode,
  { where, orderBy }: { where: SQL | undefined; orderBy: SQL[] },
  slice: { limit: number; offset: number },
): Promise<DescribedDiscount[]> {
  const rows = await database
    .select(COLUMNS)
    .from(discounts)
    .where(and(isOf(market), where))
    .orderBy(...orderBy)
    .limit(slice.limit)
    .offset(slice.offset)
  return describeAll(database, rows)
}

export const countDiscounts = (database: Database, market: MarketCode, where: SQL | undefined) =>
  database.$count(discounts, and(isOf(market), where))

const isOf = (market: MarketCode): SQL | undefined =>
  and(eq(discounts.market, market), isNull(discounts.deletedAt))

/** One by its id as it came in a path; null where there is none. */
export async function findDiscount(
  database: Database,
  market: MarketCode,
  id: string,
  { isDeleted = false, isLocked = false }: { isDeleted?: boolean; isLocked?: boolean } = {},
): Promise<Discount | null> {
  if (!/^\d{1,9}$/.test(id)) return null
  const found = database
    .select()
    .from(discounts)
    .where(
      and(
        eq(discounts.market, market),
        eq(discounts.id, Number(id)),
        isDeleted ? undefined : isNull(discounts.deletedAt),
      ),
    )
  const [row] = await (isLocked ? found.for('update') : found)
  return row ?? null
}

export async function describeDiscount(database: Database, discount: Discount): Promise<DescribedDiscount> {
  const rows = await database.select(COLUMNS).from(discounts).where(eq(discounts.id, discount.id))
  const [described] = await describeAll(database, rows)
  if (!described) throw new Error('The discount is gone.')
  return described
}

async function describeAll(database: Database, rows: readonly Row[]): Promise<DescribedDiscount[]> {
  const ids = [...new Set(rows.flatMap(({ discount }) => discount.setIds))]
  const sets = await readSets(database, ids)
  return rows.map(row => toWire(row, sets))
}

export async function readSets(database: Database, ids: readonly number[]): Promise<DiscountSet[]> {
  if (ids.length === 0) return []
  return database
    .select()
    .from(discountSets)
    .where(inArray(discountSets.id, [...ids]))
    .orderBy(asc(discountSets.id))
}

const toWire = ({ discount, codes, used }: Row, sets: readonly DiscountSet[]): DescribedDiscount => ({
  id: discount.id,
  version: discount.version,
  name: discount.name,
  type: discount.kind,
  value: discount.value,
  minimal_sum: discount.minimalSum,
  valid_from: discount.validFrom?.toISOString() ?? null,
  valid_to: discount.validTo?.toISOString() ?? null,
  is_active: discount.isActive,
  is_public: discount.isPublic,
  is_combinable: discount.isCombinable,
  is_automatic: discount.isAutomatic,
  is_cumulative_bonus: discount.isCumulative,
  sets: sets.filter(({ id }) => discount.setIds.includes(id)).map(describeSet),
  code_count: codes,
  used_code_count: used,
})

export const describeSet = ({ id, name, goods }: DiscountSet) => ({ id, name, product_count: goods.length })

/** A discount as the audit log compares it. */
export const toAudited = (discount: Discount, sets: readonly DiscountSet[]) => {
  const {
    id: _id,
    version: _version,
    code_count: _codes,
    used_code_count: _used,
    ...rest
  } = toWire({ discount, codes: 0, used: 0 }, sets)
  return { ...rest, sets: sets.filter(({ id }) => discount.setIds.includes(id)).map(({ name }) => name) }
}

/** A decimal of the wire as the database keeps it. */
export const toStored = (decimal: string): string => writeDecimal(readDecimal(decimal) ?? 0)
