import { computed, effect } from '@preact/signals-core'
import type { CartPackage } from '#core/api/cart/packages.ts'
import { readCartState } from '#core/cart/cart-state.ts'
import { getMarket } from '#core/page.ts'
import { createCartLines, toItem } from '#kit/cart/lines-model.ts'
import { trackLater } from '#kit/tracking/track-later.ts'

type Accessory = CartPackage['accessories'][number]

/** The contents of the cart, with what analytics are told of them. */
export function createCart() {
  const lines = createCartLines()
  let isSeen = false

  const noteSeen = (): void => {
    const cart = lines.cart.value
    if (!cart || isSeen) return
    isSeen = true
    if (cart.packages.length > 0) trackLater('view_cart', { items: cart.packages.map(one => toItem(one)) })
  }

  return {
    ...lines,
    /** What the whole of it comes to beside its sum: how and where it is paid. */
    state: computed(() => lines.cart.value && readCartState(lines.cart.value, getMarket().language)),
    /** An accessory was looked at, or put in. */
    noteAccessory(one: Accessory): void {
      trackLater('select_item', { item_list_id: 'accessories', items: [toItem({ ...one, quantity: 1 })] })
    },
    async addAccessory(beside: CartPackage, one: Accessory): Promise<boolean> {
      const isAdded = await lines.addAccessory(beside, one.product_seo_name)
      if (isAdded) trackLater('add_to_cart', { items: [toItem({ ...one, quantity: 1 })] })
      return isAdded
    },
    mount(): () => void {
      const endings = [lines.mount(), effect(noteSeen)]
      return () => {
        for (const end of endings) end()
      }
    },
  }
}

export type CartModel = ReturnType<typeof createCart>
