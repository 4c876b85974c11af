import type { MarketCode } from '../contract.ts'
import { MARKETS } from '../contract.ts'
import { SITES } from '../site.ts'
import type { Database } from './database.ts'
import { insertRows } from './insert-rows.ts'
import { CZECH_PLACES } from './places/czech-places.ts'
import { foldText } from './places/fold-text.ts'
import { ROMANIAN_PLACES } from './places/romanian-places.ts'
import { countries, places } from './schema/places.ts'

const CODES =
  'AL AD AM AT AZ BY BE BA BG HR CY CZ DK EE FI FR GE DE GR HU IS IE IL IT KZ LV LI LT LU MT MD MC ME NL MK NO PL PT RO SM RS SK SI ES SE CH TR UA GB US VN CA AU IN CN'.split(
    ' ',
  )
/** The two countries that forms start with have ids of their own; the rest follow from here. */
const FIRST_ID = 201
const HOME_IDS: Readonly<Record<string, number>> = { CZ: SITES.cz.homeCountry, RO: SITES.ro.homeCountry }
const PLACES: Readonly<Record<MarketCode, string>> = { cz: CZECH_PLACES, ro: ROMANIAN_PLACES }

export async function seedPlaces(database: Database, market: MarketCode): Promise<void> {
  await insertRows(database, countries, listCountryRows(market))
  await insertRows(
    database,
    places,
    PLACES[market]
      .trim()
      .split('\n')
      .map(line => {
        const [city = '', district = '', postcode = ''] = line.split('|')
        return { market, city, district, postcode, search: foldText(`${city} ${district}`) }
      }),
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
