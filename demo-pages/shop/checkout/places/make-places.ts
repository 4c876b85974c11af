import * as v from 'valibot'
import type { MarketCode } from '#shop/contract.ts'
import { readSeed } from '#shop/database/read-seed.ts'
import { foldText } from '#shop/database/search-text.ts'
import type { SCHEDULES } from './opening.ts'
import type { dispensingPlaces } from './schema.ts'

type PlaceSeed = typeof dispensingPlaces.$inferInsert

const Town = v.object({ market: v.string(), city: v.string(), postcode: v.string() })

const STREETS = readSeed(
  new URL('streets.json', import.meta.url),
  v.strictObject({ cz: v.array(v.string()), ro: v.array(v.string()) }),
  'cz',
)

/** How many places each carrier has in a market. */
const COUNTS = { packeta: 1200, dpd: 800 } as const
export type Carrier = keyof typeof COUNTS

const BOX_NAMES = { packeta: 'Z-BOX', dpd: 'DPD Box' } as const
const SHOPS: Readonly<Record<MarketCode, readonly string[]>> = {
  cz: ['Trafika', 'Papírnictví', 'Květiny', 'Potraviny', 'Drogerie', 'Elektro', 'Knihkupectví', 'Hračky'],
  ro: ['Papetărie', 'Florărie', 'Alimentara', 'Drogherie', 'Librărie', 'Electro', 'Jucării', 'Minimarket'],
}

/** The same numbers at every start: 0 to 1, without end. */
function* drawNumbers(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

/** A carrier's places in a market, always the same: in real towns, more of them in those that have more postcodes. */
export function makePlaces(market: MarketCode, carrier: Carrier): PlaceSeed[] {
  const towns = readSeed(new URL('../../places/places.csv', import.meta.url), v.array(Town), market)
  const streets = STREETS[market]
  const numbers = drawNumbers(market.charCodeAt(0) * 1000 + carrier.charCodeAt(0))
  const draw = (below: number): number => Math.floor(numbers.next().value * below)
  const own = towns.filter(town => town.market === market)
  return Array.from({ length: COUNTS[carrier] }, (_, position) => {
    const town = own[position % own.length] ?? { city: '', postcode: '' }
    const street = streets[draw(streets.length)] ?? ''
    const kind: 'box' | 'counter' = draw(2) ? 'box' : 'counter'
    const address = `${street} ${1 + draw(140)}`
    // The street is told beside it.
    const name = `${kind === 'box' ? BOX_NAMES[carrier] : SHOPS[market][draw(8)]} ${town.city}`
    const id = String((carrier === 'packeta' ? 1000 : 50_000) + position)
    return {
      market,
      provider: carrier,
      id,
      position,
      name,
      street: address,
      city: town.city,
      postcode: town.postcode,
      kind,
      ...describeState(kind, draw),
      // What people look for first stands first.
      search: toSearchText([town.city, town.postcode, address, name, id]),
    }
  })
}

const HOURS = ['shop', 'office', 'late', 'mall'] as const satisfies readonly (keyof typeof SCHEDULES)[]

/** Some are closed for now, some hold little, some are as good as full from the start; a box takes no cash. */
function describeState(kind: 'box' | 'counter', draw: (below: number) => number) {
  const size = draw(40)
  return {
    schedule: kind === 'box' ? 'nonstop' : (HOURS[draw(HOURS.length)] ?? 'shop'),
    capacity: size === 0 ? 0 : size < 3 ? 2 : 20 + size,
    isClosed: draw(60) === 0,
    takesCards: kind === 'box' || draw(5) > 0,
    takesCash: kind === 'counter',
  }
}

/** What is found by the beginnings of its words. */
export const toSearchText = (texts: readonly string[]): string => listWords(texts.join(' ')).join(' ')

/** The words of a text in small letters without diacritics; the halves of a postcode are one. */
export const listWords = (text: string): string[] =>
  foldText(text)
    .replace(/\b(\d{3})\s(\d{2,3})\b/g, '$1$2')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
