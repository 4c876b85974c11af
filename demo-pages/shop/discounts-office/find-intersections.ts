import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { goods } from '../cart/schema.ts'
import { type Discount, discounts } from '../checkout/discounts/schema.ts'
import { readGoods } from '../checkout/discounts/store.ts'
import { type DiscountExtent, type Intersection, intersect, type MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'

const MOST = 50
const MOST_NAMES = 5

/** One that may not be saved yet. */
export interface AskedDiscount {
  id: number | null
  setIds: readonly number[]
  validFrom: string | null
  validTo: string | null
  isCombinable: boolean
  isAutomatic: boolean
}

/** The discounts that meet this one; what is over meets none, what is off may be switched on. */
export async function findIntersections(database: Database, market: MarketCode, asked: AskedDiscount) {
  const now = new Date()
  if (asked.validTo && new Date(asked.validTo) < now) return { count: 0, results: [] }
  const others = await database
    .select()
    .from(discounts)
    .where(
      and(
        eq(discounts.market, market),
        isNull(discounts.deletedAt),
        asked.id === null ? undefined : ne(discounts.id, asked.id),
      ),
    )
    .orderBy(asc(discounts.id))
  const goodsOf = await readGoods(database, [{ id: 0, setIds: [...asked.setIds] }, ...others])
  const own: DiscountExtent = { ...asked, goods: goodsOf.get(0) ?? null }
  const met = others
    .filter(({ validTo }) => !validTo || validTo >= now)
    .flatMap(other => {
      const meeting = intersect(own, toExtent(other, goodsOf.get(other.id) ?? null))
      return meeting ? [{ other, meeting }] : []
    })
  const names = await nameGoods(
    database,
    market,
    met.map(({ meeting }) => meeting),
  )
  return {
    count: met.length,
    results: met.slice(0, MOST).map(({ other, meeting }) => describeMeeting(other, meeting, names)),
  }
}

const toExtent = (
  { validFrom, validTo, isCombinable, isAutomatic }: Discount,
  ofGoods: readonly string[] | null,
): DiscountExtent => ({
  validFrom: validFrom?.toISOString() ?? null,
  validTo: validTo?.toISOString() ?? null,
  goods: ofGoods,
  isCombinable,
  isAutomatic,
})

const describeMeeting = (
  { id, name, isActive }: Discount,
  { validFrom, validTo, goods: shared, combination }: Intersection,
  names: ReadonlyMap<string, string>,
) => ({
  id,
  name,
  is_active: isActive,
  valid_from: validFrom,
  valid_to: validTo,
  goods: shared && {
    count: shared.length,
    names: shared.slice(0, MOST_NAMES).map(seoName => names.get(seoName) ?? seoName),
  },
  combination,
})

async function nameGoods(
  database: Database,
  market: MarketCode,
  met: readonly Intersection[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(met.flatMap(({ goods: shared }) => shared?.slice(0, MOST_NAMES) ?? []))]
  if (wanted.length === 0) return new Map()
  const rows = await database
    .select({ seoName: goods.seoName, name: goods.name })
    .from(goods)
    .where(and(eq(goods.market, market), inArray(goods.seoName, wanted)))
  return new Map(rows.map(({ seoName, name }) => [seoName, name]))
}
