import * as v from 'valibot'
import { mutation } from '#core/http/endpoint.ts'
import { sentText } from '../wire.ts'
import { CartCount } from './cart.ts'

const ById = v.strictObject({ id: sentText(50) })

/** `product` is the product's seo name; what goes with it is chosen at once or later in the cart. */
export const AddedProduct = v.strictObject({
  product: sentText(),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** The package that this accessory goes beside. */
  cart_package_item_parent_id: v.optional(sentText(50)),
  /** Id of the way to pay it in instalments, of `installment-data`. */
  installment_id: v.optional(v.nullable(sentText(50))),
  installment_arrange_type: v.optional(v.picklist(['on-store', 'online'])),
  /** Code of the device that the shop buys back for it; null for one that is told later. */
  buyout_product: v.optional(v.nullable(sentText(120))),
  /** The insurance against everything. */
  generalTuito: v.optional(ById),
  /** The insurance of the screen. */
  screenTuito: v.optional(ById),
  mp_warranty: v.optional(
    v.strictObject({ month_count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  ),
  prolongWarranty: v.optional(v.strictObject({ code: sentText(50) })),
})
export type AddedProduct = v.InferOutput<typeof AddedProduct>

/** Once, unless a quantity is said. */
export const toAddedProduct = (product: string, quantity = 1): AddedProduct => ({ product, quantity })

/** Whoever changed the cart tells the page's islands by `cart.announceChange()`. */
export const addProduct = mutation('add-product', {
  path: '/core/cart/add-product/',
  doc: 'Puts a product into the visitor’s cart, named by its seo name.',
  request: AddedProduct,
  // A server that answers without a body is asked for the count.
  response: v.optional(CartCount),
  status: 200,
  isKeptAlive: true,
})
