import type { MarketCode } from '../../contract.ts'
import type { CatalogueModel, DevicePicture } from '../catalogue/catalogue-model.ts'
import { WITHOUT_QUALITY } from '../catalogue/price-device.ts'
import type { OperationSeed } from './operation-seed.ts'
import { PHONE_OPERATIONS } from './phone-operations.ts'
import { TABLET_OPERATIONS } from './tablet-operations.ts'
import { WATCH_OPERATIONS } from './watch-operations.ts'

const OPERATIONS: Readonly<Record<DevicePicture, readonly OperationSeed[]>> = {
  phone: PHONE_OPERATIONS,
  tablet: TABLET_OPERATIONS,
  watch: WATCH_OPERATIONS,
}

/** A model kept for checking: the service does nothing with it. */
export const WITHOUT_SERVICE = WITHOUT_QUALITY

const LEI_PER_KORUNA = 0.2
const MOST_STORES = 6
const TWO_DAYS = 2880

/** Work that is done while the customer waits, or comes back in the evening. */
const LONGEST_SAME_DAY = 180

export interface PricedOperation {
  seed: OperationSeed
  /** As the database keeps it. */
  priceFrom: string | null
  minutes: number | null
  isSameDay: boolean
  stores: number | null
}

/** What the service does with a model, at the prices of a market; every fresh database has the same. */
export const listOperations = (model: CatalogueModel, market: MarketCode): PricedOperation[] =>
  model.value === WITHOUT_SERVICE
    ? []
    : OPERATIONS[model.picture]
        .filter(({ leastNewPrice = 0 }) => model.newPrice >= leastNewPrice)
        .map((seed, place) => {
          const stores = seed.hasPart ? countStores(model, place) : null
          const wait = stores === 0 ? TWO_DAYS : 0
          const minutes = seed.minutes === null ? null : seed.minutes + wait
          return {
            seed,
            stores,
            minutes,
            isSameDay: minutes !== null && minutes <= LONGEST_SAME_DAY,
            priceFrom: priceOperation(seed, model, market),
          }
        })

/** Parts of newer models lie in more stores; those of some lie in none. */
const countStores = ({ year, newPrice }: CatalogueModel, place: number): number =>
  year < 2019 ? 0 : (year + Math.round(newPrice / 10) + place * 5) % MOST_STORES

function priceOperation(
  { price = 0, percent = 0 }: OperationSeed,
  { newPrice }: CatalogueModel,
  market: MarketCode,
): string | null {
  if (price === null) return null
  const koruna = price + (newPrice * percent) / 100
  if (koruna === 0) return '0.00'
  return market === 'cz' ? `${Math.round(koruna / 10) * 10}.00` : `${Math.round(koruna * LEI_PER_KORUNA)}.00`
}
