import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { Id, listOf, Price } from '../wire.ts'

/** How many of something; anything but a whole number from zero up breaks the contract. */
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** `GET cart-count`: how many products the visitor's cart holds, each as often as it is in there. */
export const CartCount = v.object({ count: Count })

/** Whether an instalment is arranged on the store or online. */
const Installment = v.object({ installment_arrange_type: v.picklist(['on-store', 'online']) })

/** One package of the cart: a product, later with what goes with it. */
const CartPackageItem = v.object({
  id: Id,
  product_seo_name: v.string(),
  product_name: v.string(),
  quantity: Count,
  /** Of one piece. */
  price: Price,
  installment: v.nullish(Installment, null),
})

/** `GET cart-summary`: the whole cart in a compact form; for anonymous visitors too. */
export const CartSummary = v.object({
  count: Count,
  total: Price,
  /** A bonus for an old device is taken off the total, at its most. */
  has_bonus: v.nullish(v.boolean()),
  cart_packages_items: listOf(CartPackageItem),
})
export type CartSummary = v.InferOutput<typeof CartSummary>

export const cartCount = query('cart-count', {
  path: '/core/cart/count/',
  doc: 'How many products the visitor’s cart holds; for anonymous visitors too.',
  response: CartCount,
  isPersonal: true,
})

export const cartSummary = query('cart-summary', {
  path: '/api/new/cart/cart/summary/',
  doc: 'The visitor’s whole cart in a compact form; for anonymous visitors too.',
  response: CartSummary,
  isPersonal: true,
})
