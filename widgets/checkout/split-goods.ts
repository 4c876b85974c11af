import type { CheckoutCart } from '#core/api/checkout/checkout-cart.ts'

/** What an order's goods cost for themselves and with what goes with them, and the most that bonuses take off: goods + extras - bonus is `totals.goods`; minor units. */
export function splitGoods({ products, totals }: Pick<CheckoutCart, 'products' | 'totals'>) {
  const sum = (kinds: readonly string[]): number =>
    products.reduce((all, { kind, total }) => all + (kinds.includes(kind) ? total : 0), 0)
  const extras = sum(['insurance', 'warranty'])
  const bonus = sum(['bonus'])
  // Of what the lines do not tell the goods have the rest; a bonus takes nothing below zero.
  const goods = bonus > 0 ? sum(['product', 'service']) : totals.goods - extras
  return { goods, extras, bonus: bonus > 0 ? goods + extras - totals.goods : 0 }
}
