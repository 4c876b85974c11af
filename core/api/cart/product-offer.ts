import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { listOf, optionalText, Price } from '../wire.ts'
import { BonusBuyout, Insurance, ProlongWarranty, Warranty } from './packages.ts'

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A product with all that may be bought together with it; nothing of it is selected yet. */
export const ProductOffer = v.object({
  product_seo_name: v.string(),
  product_name: v.string(),
  image: optionalText,
  price: Price,
  /** What it costs when it is not reduced. */
  common_price: v.nullish(Price, null),
  /** False for what can't be bought any more. */
  is_sold: v.boolean(),
  /** As many as may be had of it now. */
  max_quantity: Count,
  insurances: listOf(Insurance, 20),
  warranties: listOf(Warranty, 20),
  prolong_warranties: listOf(ProlongWarranty, 20),
  bonus_buyout: v.nullish(BonusBuyout, null),
  // What follows is told to analytics alone.
  manufacturer_name: v.nullish(v.string()),
  type_device_name: v.nullish(v.string()),
})
export type ProductOffer = v.InferOutput<typeof ProductOffer>

export const productOffer = query('product-offer', {
  path: '/core/cart/product-offer/{product}/',
  doc: 'A product by its seo name, with its price, its stock and what may be bought together with it.',
  response: ProductOffer,
  errors: [404],
})
