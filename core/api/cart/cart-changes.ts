import * as v from 'valibot'
import { mutation } from '#core/http/endpoint.ts'
import { sentText } from '../wire.ts'

/** `product` is the product's seo name. */
export const AddedProduct = v.strictObject({
  product: sentText(),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})
export type AddedProduct = v.InferOutput<typeof AddedProduct>

/** Once, unless a quantity is said. */
export const toAddedProduct = (product: string, quantity = 1): AddedProduct => ({ product, quantity })

/** Whoever changed the cart tells the page's islands by `cart.announceChange()`. */
export const addProduct = mutation('add-product', {
  path: '/core/cart/add-product/',
  doc: 'Puts a product into the visitor’s cart, named by its seo name.',
  request: AddedProduct,
  status: 200,
})
