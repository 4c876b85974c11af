import { type Chosen, createAdding } from '#core/cart/adding.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { announce } from '#kit/feedback/announce.ts'
import { bringTracking, trackLater } from '#kit/tracking/track-later.ts'
import { t } from './messages.ts'
import type { params } from './params.ts'

export type AddToCartModel = ReturnType<typeof createAddToCart>

/** The way of a product into the cart, with what analytics are told of it. */
export function createAddToCart({
  product,
  buyoutProduct,
  bonusPercent,
}: Pick<ParamValues<typeof params>, 'product' | 'buyoutProduct' | 'bonusPercent'>) {
  const adding = createAdding(product, buyoutProduct || null, bonusPercent)
  return {
    ...adding,
    async add(): Promise<void> {
      const one = adding.chosen.peek()
      // Asked for beside the call: who goes on to the cart at once is counted, too.
      bringTracking().catch(() => {})
      if (!one || !(await adding.add())) return
      announce(t('added', { name: one.product_name, count: one.quantity }))
      trackLater('add_to_cart', { items: [toItem(one)] })
    },
  }
}

const toItem = ({
  product_seo_name,
  product_name,
  price,
  common_price: common,
  quantity,
  ...one
}: Chosen) => ({
  item_id: product_seo_name,
  item_name: product_name,
  price: price / 100,
  quantity,
  ...(common !== null && common > price && { discount: (common - price) / 100 }),
  ...(one.manufacturer_name && { item_brand: one.manufacturer_name }),
  ...(one.type_device_name && { item_category: one.type_device_name }),
})
