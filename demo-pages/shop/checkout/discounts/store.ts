import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type MarketCode, readDecimal } from '#shop/contract.ts'
import type { Database } from '#shop/database/database.ts'
import type { DiscountFault, DiscountRule } from './apply-discounts.ts'
import {
  cartDiscounts,
  type Discount,
  type DiscountCode,
  discountCodes,
  discountSets,
  discounts,
} from './schema.ts'

/** A discount that a cart has, with the code that it was added by. */
export interface CartDiscount extends DiscountRule {
  discount: Discount
  code: DiscountCode | null
}

/** What is wrong with a discount and its code at a moment, whatever is bought. */
export function findStanding(discount: Discount, code: DiscountCode | null, now: Date): DiscountFault | null {
  if (!discount.isActive || discount.deletedAt) return 'inactive'
  if (discount.validFrom && now < discount.validFrom) return 'not-yet'
  if (discount.validTo && now > discount.validTo) return 'expired'
  return code?.isSingleUse && code.usedAt ? 'used' : null
}

const toRule = (
  { id, discount, code }: { id: string; discount: Discount; code: DiscountCode | null },
  goods: readonly string[] | null,
  now: Date,
): CartDiscount => ({
  id,
  kind: discount.kind,
  value: readDecimal(discount.value) ?? 0,
  isAutomatic: discount.isAutomatic,
  isCombinable: discount.isCombinable,
  isVoucher: discount.isVoucher,
  minimum: readDecimal(discount.minimalSum) ?? 0,
  isCumulative: discount.isCumulative,
  goods,
  fault: findStanding(discount, code, now),
  discount,
  code,
})

/** The discounts of a cart by the order of adding, after those that the shop gives by itself. */
export async function readDiscounts(
  database: Database,
  { market, cartId, now }: { market: MarketCode; cartId: number; now: Date },
): Promise<CartDiscount[]> {
  const own = await database
    .select()
    .from(discounts)
    .where(
      and(
        eq(discounts.market, market),
        discounts.isAutomatic,
        discounts.isActive,
        isNull(discounts.deletedAt),
      ),
    )
    .orderBy(asc(discounts.id))
  const added = await database
    .select({ id: cartDiscounts.id, discount: discounts, code: discountCodes })
    .from(cartDiscounts)
    .innerJoin(discounts, eq(discounts.id, cartDiscounts.discountId))
    .leftJoin(discountCodes, eq(discountCodes.id, cartDiscounts.codeId))
    .where(eq(cartDiscounts.cartId, cartId))
    .orderBy(asc(cartDiscounts.id))
  const all = [
    ...own.map(discount => ({ id: `auto-${discount.id}`, discount, code: null })),
    ...added.map(one => ({ ...one, id: String(one.id) })),
  ]
  const goodsOf = await readGoods(
    database,
    all.map(({ discount }) => discount),
  )
  return all.map(one => toRule(one, goodsOf.get(one.discount.id) ?? null, now))
}

/** Seo names of the goods that discounts are for, by their ids; those for all goods are not among them. */
export async function readGoods(
  database: Database,
  all: readonly Pick<Discount, 'id' | 'setIds'>[],
): Promise<Map<number, readonly string[]>> {
  const ids = [...new Set(all.flatMap(({ setIds }) => setIds))]
  if (ids.length === 0) return new Map()
  const sets = await database.select().from(discountSets).where(inArray(discountSets.id, ids))
  return new Map(
    all
      .filter(({ setIds }) => setIds.length > 0)
      .map(({ id, setIds }) => [
        id,
        [...new Set(sets.filter(set => setIds.includes(set.id)).flatMap(({ goods }) => goods))],
      ]),
  )
}

/** Of two orders with one code for a single use the second waits here, and finds it used. */
export async function lockCodes(database: Database, ids: readonly number[]): Promise<DiscountCode[]> {
  if (ids.length === 0) return []
  return database
    .select()
    .from(discountCodes)
    .where(sql`${discountCodes.id} in ${ids}`)
    .orderBy(asc(discountCodes.id))
    .for('update')
}

export async function noteCodesUsed(
  database: Database,
  ids: readonly number[],
  orderId: number,
): Promise<void> {
  for (const id of ids)
    await database
      .update(discountCodes)
      .set({ usedAt: sql`now()`, orderId })
      .where(and(eq(discountCodes.id, id), discountCodes.isSingleUse))
}

export async function removeFromCart(database: Database, cartId: number, id: string): Promise<boolean> {
  if (!/^\d{1,9}$/.test(id)) return false
  const removed = await database
    .delete(cartDiscounts)
    .where(and(eq(cartDiscounts.cartId, cartId), eq(cartDiscounts.id, Number(id))))
    .returning({ id: cartDiscounts.id })
  return removed.length > 0
}
