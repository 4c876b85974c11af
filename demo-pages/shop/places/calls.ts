import { and, asc, eq, like, or } from 'drizzle-orm'
import { escapeLike, foldText } from '../database/search-text.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { countries, places } from './schema.ts'

const MOST_PLACES = 100
const SHORTEST_TERM = 2

/** The countries of a form, and places by a piece of their name or postcode. */
export function addPlaceCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'country-options', async (_, market) => ({
    status: 200,
    body: await database
      .select({ id: countries.id, name: countries.name, code: countries.code })
      .from(countries)
      .where(eq(countries.market, market))
      .orderBy(asc(countries.position)),
  }))
  serveCall(app, shop, 'place-search', async (c, market) => {
    const term = foldText(c.req.query('term') ?? '')
    if (term.length < SHORTEST_TERM) return { status: 200, body: { result: [] } }
    const result = await database
      .select({ city: places.city, district: places.district, postcode: places.postcode })
      .from(places)
      .where(
        and(
          eq(places.market, market),
          or(
            like(places.search, `%${escapeLike(term)}%`),
            like(places.postcode, `${escapeLike(term.replaceAll(' ', ''))}%`),
          ),
        ),
      )
      .orderBy(asc(places.id))
      .limit(MOST_PLACES)
    return { status: 200, body: { result } }
  })
}
