import type { Totals } from '#core/api/checkout/checkout-cart.ts'
import type { Delivery } from '#core/api/delivery/deliveries.ts'
import type { Minor } from '#core/money/decimal.ts'

/** For how much more goods would have to be bought for a delivery to cost nothing; null where it can't, or does. */
export function leftToFree(
  { price, free_from }: Pick<Delivery, 'price' | 'free_from'>,
  { goods, discount }: Pick<Totals, 'goods' | 'discount'>,
): Minor | null {
  if (price === 0 || free_from === null) return null
  const left = free_from - (goods - discount)
  return left > 0 ? left : null
}
