import { and, asc, eq, lte, or } from 'drizzle-orm'
import { type Goods, goods } from '../cart/schema.ts'
import { isicCards } from '../checkout/discounts/schema.ts'
import { dispensingPlaces } from '../checkout/places/schema.ts'
import type { MarketCode } from '../contract.ts'
import { productPath } from '../goods/product-path.ts'
import type { TEST_CARDS } from '../providers/cards.ts'
import type { Shop } from '../server/shop.ts'

/** As many places of each kind are named. */
const MOST_PLACES = 3

export const MARKET_WORDS = { cz: 'Czech', ro: 'Romanian' } as const

export const CARD_ENDS: Readonly<Record<keyof typeof TEST_CARDS, string>> = {
  good: 'Pays.',
  secure: 'Pays once the bank’s page was given the code 123456.',
  declined: 'The bank refuses it; another card may be tried.',
  late: 'Pays after four seconds, in which the page waits.',
  lost: 'The bank never answers: nobody knows what came of it.',
}

export const listStudents = ({ database }: Shop): Promise<(typeof isicCards.$inferSelect)[]> =>
  database.select().from(isicCards).orderBy(asc(isicCards.number))

export interface SpecialGoods {
  name: string
  href: string
  special: string
}

export async function listSpecialGoods({ database }: Shop, market: MarketCode): Promise<SpecialGoods[]> {
  const few = or(lte(goods.stock, 3), eq(goods.isSold, false))
  const rows = await database
    .select()
    .from(goods)
    .where(and(eq(goods.market, market), few))
    .orderBy(asc(goods.position))
  return rows.map(one => ({
    name: one.name,
    href: productPath(market, one.seoName),
    special: describeStock(one),
  }))
}

function describeStock({ isSold, stock }: Goods): string {
  if (!isSold) return 'Is not sold any more; the shop refuses it.'
  return stock > 0 ? `The last ${stock}: more of it is refused.` : 'Sold out.'
}

export interface SpecialPlace {
  name: string
  provider: string
  special: string
}

export async function listSpecialPlaces({ database }: Shop, market: MarketCode): Promise<SpecialPlace[]> {
  const own = eq(dispensingPlaces.market, market)
  const read = (rule: ReturnType<typeof eq>) =>
    database
      .select()
      .from(dispensingPlaces)
      .where(and(own, rule))
      .orderBy(asc(dispensingPlaces.position))
      .limit(MOST_PLACES)
  const kinds = [
    ['Full: it can’t be chosen.', await read(eq(dispensingPlaces.capacity, 0))],
    [
      'Holds two parcels: almost full, and full after two orders.',
      await read(eq(dispensingPlaces.capacity, 2)),
    ],
    ['Closed for now.', await read(eq(dispensingPlaces.isClosed, true))],
  ] as const
  return kinds.flatMap(([special, places]) =>
    places.map(({ name, street, city, provider }) => ({
      name: `${name}, ${street}, ${city}`,
      provider,
      special,
    })),
  )
}
