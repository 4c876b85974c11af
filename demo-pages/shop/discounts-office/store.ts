import { and, asc, countDistinct, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import {
  cartDiscounts,
  type Discount,
  type DiscountSet,
  discountCodes,
  discountSets,
  discounts,
} from '../checkout/discounts/schema.ts'
import { type MarketCode, readDecimal, writeDecimal } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { auditLog } from '../staff/schema.ts'
import { users } from '../visitor/schema.ts'

/** How many codes a discount has, and how many of them are used; of a statement about one table no column is named with its table. */
export const codeCount = sql<number>`(select count(*)::int from ${discountCodes} where ${discountCodes.discountId} = discounts.id)`
export const usedCodeCount = sql<number>`(select count(*)::int from ${discountCodes} where ${discountCodes.discountId} = discounts.id and ${discountCodes.usedAt} is not null)`

/** How it stands now; the grid shows the same by its page's clock. */
export const discountState = sql<string>`case when ${discounts.validTo} < now() then 'over' when not ${discounts.isActive} then 'off' when ${discounts.validFrom} > now() then 'planned' else 'valid' end`

const deletedBy = sql<
  string | null
>`case when discounts.deleted_at is not null then (select ${users}.name from ${auditLog} left join ${users} on ${users}.id = ${auditLog}.user_id where ${auditLog}.market = discounts.market and ${auditLog}.area = 'discounts' and ${auditLog}.record_id = discounts.id::text and ${auditLog}.action = 'delete' order by ${auditLog}.id desc limit 1) end`

/** What calls answer of a discount. */
export interface DescribedDiscount extends Record<string, unknown> {
  id: number
  version: number
}

/** Which discounts are listed. */
interface Kept {
  market: MarketCode
  isDeleted: boolean
}

interface Row {
  discount: Discount
  codes: number
  used: number
  deletedBy: string | null
}

const COLUMNS = { discount: discounts, codes: codeCount, used: usedCodeCount, deletedBy }

/** A page of the market's discounts, as calls answer them: of those that are there, or of the deleted ones. */
export async function listDiscounts(
  database: Database,
  kept: Kept,
  { where, orderBy }: { where: SQL | undefined; orderBy: SQL[] },
  slice: { limit: number; offset: number },
): Promise<DescribedDiscount[]> {
  const rows = await database
    .select(COLUMNS)
    .from(discounts)
    .where(and(isOf(kept), where))
    .orderBy(...orderBy)
    .limit(slice.limit)
    .offset(slice.offset)
  return describeAll(database, rows)
}

export const countDiscounts = (database: Database, kept: Kept, where: SQL | undefined) =>
  database.$count(discounts, and(isOf(kept), where))

const isOf = ({ market, isDeleted }: Kept): SQL | undefined =>
  and(eq(discounts.market, market), isDeleted ? isNotNull(discounts.deletedAt) : isNull(discounts.deletedAt))

/** What a deletion would take away: codes that can still be used, and carts that have it. */
export async function countImpact(database: Database, { id, validTo }: Discount) {
  const isOver = validTo !== null && validTo < new Date()
  const isLive = and(
    eq(discountCodes.discountId, id),
    or(isNull(discountCodes.usedAt), eq(discountCodes.isSingleUse, false)),
  )
  const [row] = await database
    .select({ carts: countDistinct(cartDiscounts.cartId) })
    .from(cartDiscounts)
    .where(eq(cartDiscounts.discountId, id))
  return {
    live_code_count: isOver ? 0 : await database.$count(discountCodes, isLive),
    cart_count: row?.carts ?? 0,
  }
}

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

const toWire = (
  { discount, codes, used, deletedBy }: Row,
  sets: readonly DiscountSet[],
): DescribedDiscount => ({
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
  is_deleted: discount.deletedAt !== null,
  deleted_at: discount.deletedAt?.toISOString() ?? null,
  deleted_by: deletedBy,
})

export const describeSet = ({ id, name, goods }: DiscountSet) => ({ id, name, product_count: goods.length })

/** A discount as the audit log compares it. */
export const toAudited = (discount: Discount, sets: readonly DiscountSet[]) => {
  const {
    id: _id,
    version: _version,
    code_count: _codes,
    used_code_count: _used,
    is_deleted: _deleted,
    deleted_at: _at,
    deleted_by: _by,
    ...rest
  } = toWire({ discount, codes: 0, used: 0, deletedBy: null }, sets)
  return { ...rest, sets: sets.filter(({ id }) => discount.setIds.includes(id)).map(({ name }) => name) }
}

/** A decimal of the wire as the database keeps it. */
export const toStored = (decimal: string): string => writeDecimal(readDecimal(decimal) ?? 0)
