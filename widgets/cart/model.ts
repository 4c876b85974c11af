import { computed, effect } from '@preact/signals-core'
import type { CartPackage } from '#core/api/cart/packages.ts'
import { createCartContents } from '#core/cart/cart-contents.ts'
import { readCartState } from '#core/cart/cart-state.ts'
import { getMarket } from '#core/page.ts'
import { trackLater } from '#kit/tracking/track-later.ts'

type Accessory = CartPackage['accessories'][number]

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
    /** What the whole of it comes to beside its sum: how and where it is paid. */
    state: computed(() => contents.cart.value && readCartState(contents.cart.value, getMarket().language)),
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
    /** An accessory was looked at, or put in. */
    noteAccessory(one: Accessory): void {
      trackLater('select_item', { item_list_id: 'accessories', items: [toItem({ ...one, quantity: 1 })] })
    },
    async addAccessory(beside: CartPackage, one: Accessory): Promise<boolean> {
      const isAdded = await contents.addAccessory(beside, one.product_seo_name)
      if (isAdded) trackLater('add_to_cart', { items: [toItem({ ...one, quantity: 1 })] })
      return isAdded
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

interface Tracked extends Accessory {
  quantity: number
  manufacturer_name?: string | null | undefined
  type_device_name?: string | null | undefined
}

const toItem = (one: Omit<Tracked, 'url' | 'image'>, count = one.quantity) => ({
  item_id: one.product_seo_name,
  item_name: one.product_name,
  price: one.price / 100,
  quantity: count,
  ...(one.manufacturer_name && { item_brand: one.manufacturer_name }),
  ...(one.type_device_name && { item_category: one.type_device_name }),
})
