import { and, asc, count, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { MarketCode } from '#shop/contract.ts'
import type { Database } from '#shop/database/database.ts'
import { foldText } from '#shop/database/search-text.ts'
import { orders } from '#shop/orders/schema.ts'
import { isNear } from '#shop/service/near-names.ts'
import { listWords } from './make-places.ts'
import { type DispensingPlace, dispensingPlaces as places } from './schema.ts'

/** Orders in these states take no place up. */
export const GONE = ['delivered', 'cancelled', 'returned']

/** A place, and how many orders more it can hold. */
export interface FoundPlace extends DispensingPlace {
  room: number
}

interface Search {
  market: MarketCode
  provider: string
  /** As typed: words of which each has to be the beginning of one of the place's. */
  text: string
  limit: number
}

interface Found {
  count: number
  places: FoundPlace[]
  /** The search with the towns that were meant, where it found nothing as it was typed. */
  meant: string | null
}

/** The places that are meant, the best first, and how many there are in all; a slip in a town is forgiven. */
export async function searchPlaces(database: Database, search: Search): Promise<Found> {
  const found = await findPlaces(database, search)
  const meant = found.count === 0 ? await findMeant(database, search) : null
  if (meant === null) return { ...found, meant }
  const near = await findPlaces(database, { ...search, text: meant })
  return { ...near, meant: near.count > 0 ? meant : null }
}

/** The text with each word that is a slip away from a town's put right; null where none is. */
async function findMeant(database: Database, { market, provider, text }: Search): Promise<string | null> {
  const towns = await database
    .selectDistinct({ city: places.city })
    .from(places)
    .where(and(eq(places.market, market), eq(places.provider, provider)))
  const spelled = towns.flatMap(({ city }) => city.match(/\p{L}+/gu) ?? [])
  const known = new Map(spelled.map(word => [foldText(word), word]))
  const meant = listWords(text).map(word => {
    const near = known.has(word) ? undefined : [...known.keys()].find(name => isNear(name, word))
    return (near === undefined ? null : known.get(near)) ?? word
  })
  return meant.join(' ') === listWords(text).join(' ') ? null : meant.join(' ')
}

async function findPlaces(database: Database, { market, provider, text, limit }: Search) {
  const words = listWords(text)
  const where = and(eq(places.market, market), eq(places.provider, provider), findWords(words))
  const rows = await database
    .select()
    .from(places)
    .where(where)
    .orderBy(...rankPlaces(words), asc(places.position))
    .limit(limit)
  const [counted] = await database.select({ count: count() }).from(places).where(where)
  return { count: counted?.count ?? 0, places: await addRoom(database, market, rows) }
}

/** Nothing but letters and digits is left of a word, so none can be taken for an operator. */
const findWords = (words: readonly string[]): SQL | undefined =>
  words.length === 0
    ? undefined
    : sql`to_tsvector('simple', ${places.search}) @@ to_tsquery('simple', ${words.map(word => `${word}:*`).join(' & ')})`

/** Who types a town or a postcode wants those first, not the streets that are named after it. */
const rankPlaces = (words: readonly string[]): SQL[] =>
  words.length === 0
    ? []
    : [
        sql`${places.id} = ${words.join(' ')} desc`,
        sql`${places.search} like ${`${words.join(' ')}%`} desc`,
        sql`${places.postcode} like ${`${words[0]}%`} desc`,
      ]

export async function findPlace(
  database: Database,
  { market, provider, id }: { market: MarketCode; provider: string; id: string },
): Promise<FoundPlace | null> {
  const rows = await database
    .select()
    .from(places)
    .where(and(eq(places.market, market), eq(places.provider, provider), eq(places.id, id)))
    // Of two orders that want the last free box, one waits here for the other.
    .for('update')
  return (await addRoom(database, market, rows))[0] ?? null
}

async function addRoom(
  database: Database,
  market: MarketCode,
  rows: readonly DispensingPlace[],
): Promise<FoundPlace[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const taken = await database
    .select({ id: orders.placeId, count: count() })
    .from(orders)
    .where(and(eq(orders.market, market), inArray(orders.placeId, ids), notInArray(orders.state, GONE)))
    .groupBy(orders.placeId)
  const takenAt = new Map(taken.map(({ id, count: held }) => [id, held]))
  return rows.map(row => ({ ...row, room: Math.max(0, row.capacity - (takenAt.get(row.id) ?? 0)) }))
}

/** Whether an order may be sent there. */
export const isOpenTo = ({ isClosed, room }: FoundPlace): boolean => !isClosed && room > 0
