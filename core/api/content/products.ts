import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { listOf, optionalText, Price } from '../wire.ts'

/** More codes than this are not asked for at once. */
export const MOST_PRODUCTS = 20

/** A product as a preview shows it and analytics count it. */
export const Product = v.object({
  code: v.string(),
  long_name: v.string(),
  short_name: optionalText,
  /** Null where it is told on request only. */
  price: v.nullish(Price, null),
  /** What it costs when it is not reduced. */
  common_price: v.nullish(Price, null),
  url: v.string(),
  image: optionalText,
  image_alt: optionalText,
  // What follows is told to analytics alone.
  type_device_name: v.nullish(v.string()),
  master_product: v.nullish(v.object({ manufacturer_name: v.nullish(v.string()) })),
  category_names: v.nullish(v.array(v.string())),
  quality_name: v.nullish(v.string()),
  meta_attributes_description: v.nullish(v.string()),
})
export type Product = v.InferOutput<typeof Product>

/** `GET products-by-code`: of the asked products those that the market knows, in whatever order; or what a search finds. */
export const FoundByCode = v.object({ results: listOf(Product, MOST_PRODUCTS) })

export const productsByCode = query('products-by-code', {
  path: '/core/api/products/',
  doc: 'Previews of the asked products that the market knows, or of those that a search finds.',
  query: {
    code: { doc: 'the code of a product', isRepeated: true },
    search: { doc: 'a part of a name or code, for editors; up to 20 products are found' },
  },
  response: FoundByCode,
})
