import * as v from 'valibot'
import type { MarketCode } from '../contract.ts'
import { readSeed } from '../database/read-seed.ts'
import { type CatalogueModel, PICTURES } from '../devices/catalogue.ts'
import { WITHOUT_QUALITY } from '../devices/price-device.ts'

const OperationSeed = v.strictObject({
  code: v.string(),
  label: v.string(),
  description: v.optional(v.string()),
  /** In koruna, beside a share of what the model cost new, in percent; without both it is free, with null nobody knows before. */
  price: v.optional(v.nullable(v.number()), 0),
  percent: v.optional(v.number(), 0),
  /** As the goods have it that are sold with the same work. */
  fixedPrice: v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d\d$/))),
  /** Of work; null where nobody can say before. */
  minutes: v.nullable(v.number()),
  /** Needs a part, which may have to be ordered. */
  hasPart: v.optional(v.boolean(), false),
  /** Not worth it on models that cost less when new, in koruna. */
  leastNewPrice: v.optional(v.number(), 0),
})
type OperationSeed = v.InferOutput<typeof OperationSeed>

const Operations = v.strictObject(v.entriesFromList(PICTURES, v.array(OperationSeed)))
type Operations = v.InferOutput<typeof Operations>

/** What is done with each kind of device. */
export const readOperationSeeds = (market: MarketCode): Operations =>
  readSeed(new URL('operations.json', import.meta.url), Operations, market)

const LEI_PER_KORUNA = 0.2
const MOST_STORES = 6
const TWO_DAYS = 2880

/** Work that is done while the customer waits, or comes back in the evening. */
const LONGEST_SAME_DAY = 180

/** What the service does with a model, at the prices of a market; every fresh database has the same. */
export function priceOperations(seeds: Operations, model: CatalogueModel, market: MarketCode) {
  // A model kept for checking: the service does nothing with it.
  if (model.value === WITHOUT_QUALITY) return []
  return seeds[model.picture]
    .filter(({ leastNewPrice }) => model.newPrice >= leastNewPrice)
    .map((seed, place) => {
      const stores = seed.hasPart ? countStores(model, place) : null
      const wait = stores === 0 ? TWO_DAYS : 0
      const minutes = seed.minutes === null ? null : seed.minutes + wait
      return {
        code: seed.code,
        label: seed.label,
        description: seed.description ?? null,
        stores,
        minutes,
        isSameDay: minutes !== null && minutes <= LONGEST_SAME_DAY,
        priceFrom: priceOperation(seed, model, market),
      }
    })
}

/** Parts of newer models lie in more stores; those of some lie in none. */
const countStores = ({ year, newPrice }: CatalogueModel, place: number): number =>
  year < 2019 ? 0 : (year + Math.round(newPrice / 10) + place * 5) % MOST_STORES

function priceOperation(
  { price, percent, fixedPrice }: OperationSeed,
  { newPrice }: CatalogueModel,
  market: MarketCode,
): string | null {
  if (fixedPrice) return fixedPrice
  if (price === null) return null
  const koruna = price + (newPrice * percent) / 100
  if (koruna === 0) return '0.00'
  return market === 'cz' ? `${Math.round(koruna / 10) * 10}.00` : `${Math.round(koruna * LEI_PER_KORUNA)}.00`
}
