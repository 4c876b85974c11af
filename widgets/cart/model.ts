import { effect } from '@preact/signals-core'
import type { CartPackage } from '#core/api/cart/packages.ts'
import { createCartContents } from '#core/cart/cart-contents.ts'
import { trackLater } from '#kit/tracking/track-later.ts'

/** The contents of the cart, with what analytics are told of them. */
export function createCart() {
  const contents = createCartContents()
  let isSeen = false

  const noteSeen = (): void => {
    const cart = contents.cart.value
    if (!cart || isSeen) return
    isSeen = true
    if (cart.packages.length > 0) trackLater('view_cart', { items: cart.packages.map(one => toItem(one)) })
  }

  return {
    ...contents,
    /** Says how many pieces there are to be, as far as there are that many. */
    setQuantity(one: CartPackage, wanted: number): void {
      const quantity = Math.max(1, Math.min(Math.trunc(wanted), one.max_quantity))
      if (!Number.isFinite(wanted) || quantity === one.quantity) return
      contents.change(one.id, { quantity })
      const more = quantity - one.quantity
      trackLater(more > 0 ? 'add_to_cart' : 'remove_from_cart', { items: [toItem(one, Math.abs(more))] })
    },
    remove(one: CartPackage): void {
      contents.remove(one.id)
      trackLater('remove_from_cart', { items: [toItem(one)] })
    },
    toggleInsurance(one: CartPackage, id: string, isWanted: boolean): void {
      const others = one.insurances
        .filter(extra => extra.is_selected && extra.id !== id)
        .map(extra => extra.id)
      contents.change(one.id, { selected_insurance_ids: isWanted ? [...others, id] : others })
    },
    mount(): () => void {
      const endings = [contents.mount(), effect(noteSeen)]
      return () => {
        for (const end of endings) end()
      }
    },
  }
}

export type CartModel = ReturnType<typeof createCart>

const toItem = ({ product_seo_name, product_name, price, quantity }: CartPackage, count = quantity) => ({
  item_id: product_seo_name,
  item_name: product_name,
  price: price / 100,
  quantity: count,
})
