import { signal } from '@preact/signals-core'
import { cart } from '#core/cart/cart.ts'

/** How many there are, and whether the cart is open. */
export function createSubCart() {
  return {
    /** Null where it is not known. */
    count: cart.count,
    isOpen: signal(false),
    mount: (): (() => void) => cart.subscribe(),
  }
}
