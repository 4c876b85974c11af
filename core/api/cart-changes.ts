import { write } from './http.ts'
import { Ignored } from './wire.ts'

/** What is put into the cart. */
export interface AddedProduct {
  /** The product's seo name. */
  product: string
  /** 1 unless it is said. */
  quantity?: number
}

/**
 * `POST add-product`. Apart from what only reads the cart, for a badge writes nothing. Whoever changed the cart tells
 * the page's islands by `cart.announceChange()`.
 */
export const addProduct = ({ product, quantity = 1 }: AddedProduct, idempotencyKey: string) =>
  write('add-product', Ignored, { product, quantity }, { idempotencyKey })
