import type { CartPackage } from '#core/api/cart/packages.ts'
import { createCartContents } from '#core/cart/cart-contents.ts'
import { trackLater } from '#kit/tracking/track-later.ts'

export type PanelModel = ReturnType<typeof createPanel>

/** What is in the cart, with what analytics are told of what is taken out and put back. */
export function createPanel() {
  const contents = createCartContents()
  return {
    ...contents,
    remove(one: CartPackage): void {
      trackLater('remove_from_cart', { items: contents.remove(one.id).map(toItem) })
    },
    async undoRemoval(): Promise<void> {
      const one = contents.removed.peek()
      await contents.undoRemoval()
      if (one && !contents.removed.peek())
        trackLater('add_to_cart', { items: [one, ...one.beside].map(toItem) })
    },
  }
}

const toItem = ({ product_seo_name, product_name, price, quantity }: CartPackage) => ({
  item_id: product_seo_name,
  item_name: product_name,
  price: price / 100,
  quantity,
})
