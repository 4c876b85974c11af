import * as v from 'valibot'
import type { MarketCode } from '../contract.ts'
import { readSeed } from '../database/read-seed.ts'
import { fits } from './fits.ts'

const Decimal = v.pipe(v.string(), v.regex(/^\d+\.\d\d$/))

const Offer = v.strictObject({
  seoNames: v.array(v.string()),
  insurances: v.array(
    v.strictObject({
      id: v.string(),
      kind: v.picklist(['general', 'screen']),
      name: v.string(),
      price: Decimal,
    }),
  ),
  warranties: v.array(v.strictObject({ months: v.number(), price: Decimal })),
  prolongWarranties: v.array(v.strictObject({ code: v.string(), name: v.string(), price: Decimal })),
  /** Seo names of what goes well with it. */
  accessories: v.array(v.string()),
})
export type Offer = v.InferOutput<typeof Offer>

const readOffers = (market: MarketCode) =>
  readSeed(new URL('offers.json', import.meta.url), v.array(Offer), market)
const OFFERS = { cz: readOffers('cz'), ro: readOffers('ro') } as const

const NOTHING: Offer = {
  seoNames: [],
  insurances: [],
  warranties: [],
  prolongWarranties: [],
  accessories: [],
}

/** What goes with a product, and fits it. */
export function findOffer(market: MarketCode, seoName: string): Offer {
  const offer = OFFERS[market].find(({ seoNames }) => seoNames.includes(seoName)) ?? NOTHING
  return { ...offer, accessories: offer.accessories.filter(one => fits(one, seoName)) }
}
