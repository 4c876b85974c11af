import * as v from 'valibot'
import { MARKETS, type MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { readSeed } from '../database/read-seed.ts'
import { insertRows, isEmpty } from '../database/rows.ts'
import { foldText } from '../database/search-text.ts'
import { SITES } from '../site/site.ts'
import { countries, places } from './schema.ts'

const CODES =
  'AL AD AM AT AZ BY BE BA BG HR CY CZ DK EE FI FR GE DE GR HU IS IE IL IT KZ LV LI LT LU MT MD MC ME NL MK NO PL PT RO SM RS SK SI ES SE CH TR UA GB US VN CA AU IN CN'.split(
    ' ',
  )
/** The two countries that forms start with have ids of their own; the rest follow from here. */
const FIRST_ID = 201
const HOME_IDS: Readonly<Record<string, number>> = { CZ: SITES.cz.homeCountry, RO: SITES.ro.homeCountry }

const Place = v.object({
  market: v.picklist(['cz', 'ro']),
  city: v.string(),
  district: v.string(),
  postcode: v.pipe(v.string(), v.regex(/^\d{5,6}$/)),
})

export async function seedPlaces(database: Database, market: MarketCode): Promise<void> {
  if (!(await isEmpty(database, countries, market))) return
  await insertRows(database, countries, listCountryRows(market))
  const seeds = readSeed(new URL('places.csv', import.meta.url), v.array(Place), market)
  await insertRows(
    database,
    places,
    seeds
      .filter(place => place.market === market)
      .map(place => ({ ...place, search: foldText(`${place.city} ${place.district}`) })),
  )
}

function listCountryRows(market: MarketCode): (typeof countries.$inferInsert)[] {
  const { language } = MARKETS[market]
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return CODES.map((code, index) => ({
    market,
    id: HOME_IDS[code] ?? FIRST_ID + index,
    code,
    name: names.of(code) ?? code,
  }))
    .sort((a, b) => compare(a.name, b.name))
    .map((row, position) => ({ ...row, position }))
}
