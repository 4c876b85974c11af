import * as v from 'valibot'
import { CartCount, CartSummary } from './cart.ts'
import { describeRead, describeWrite } from './contract-call.ts'

/** The body of `POST add-product`. */
export const AddProductRequest = v.strictObject({
  product: v.string(),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})

export const CART_CONTRACT = {
  'cart-count': describeRead(
    '/core/cart/count/',
    'How many products the visitor’s cart holds; for anonymous visitors too.',
    CartCount,
    { isPersonal: true },
  ),
  'cart-summary': describeRead(
    '/api/new/cart/cart/summary/',
    'The visitor’s whole cart in a compact form; for anonymous visitors too.',
    CartSummary,
    { isPersonal: true },
  ),
  'add-product': describeWrite(
    'POST',
    '/core/cart/add-product/',
    'Puts a product into the visitor’s cart, named by its seo name.',
    { request: AddProductRequest, status: 200 },
  ),
}
