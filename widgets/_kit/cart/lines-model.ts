import type { CartPackage } from '#core/api/cart/packages.ts'
import { createCartContents } from '#core/cart/cart-contents.ts'
import { trackLater } from '#kit/tracking/track-later.ts'

export type CartLines = ReturnType<typeof createCartLines>

/** What is in the cart, with what analytics are told of what is taken out and put back. */
export function createCartLines() {
  const contents = createCartContents()
  return {
    ...contents,
    /** Says how many pieces there are to be, of as many as there are. */
    setQuantity(one: CartPackage, quantity: number): void {
      const more = quantity - one.quantity
      if (more === 0) {
        contents.accept()
        return
      }
      contents.change(one.id, { quantity })
      trackLater(more > 0 ? 'add_to_cart' : 'remove_from_cart', { items: [toItem(one, Math.abs(more))] })
    },
    remove(one: CartPackage): void {
      trackLater('remove_from_cart', { items: contents.remove(one.id).map(each => toItem(each)) })
    },
    async undoRemoval(): Promise<void> {
      const one = contents.removed.peek()
      await contents.undoRemoval()
      if (one && !contents.removed.peek())
        trackLater('add_to_cart', { items: [one, ...one.beside].map(each => toItem(each)) })
    },
  }
}

type Tracked = Pick<CartPackage, 'product_seo_name' | 'product_name' | 'price' | 'quantity'> &
  Partial<Pick<CartPackage, 'manufacturer_name' | 'type_device_name'>>

/** A product as analytics know it. */
export const toItem = (one: Tracked, count = one.quantity) => ({
  item_id: one.product_seo_name,
  item_name: one.product_name,
  price: one.price / 100,
  quantity: count,
  ...(one.manufacturer_name && { item_brand: one.manufacturer_name }),
  ...(one.type_device_name && { item_category: one.type_device_name }),
})
