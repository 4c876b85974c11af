import type { ToldCart } from '#shop/cart/schema.ts'
import { type CheckoutState, toTold } from '../checkout-state.ts'
import type { Notice } from '../describe-checkout.ts'
import { CHECKOUT_TEXTS } from '../texts.ts'

/** What is otherwise than the customer was shown it; nobody orders what they have not seen. */
export function compareTold(state: CheckoutState, told: ToldCart | null): Notice[] {
  if (!told) return listChangedPrices(state)
  const now = toTold(state)
  const changed = state.lines.flatMap(({ id, name }): Notice[] => {
    const [was, is] = [told.lines[id], now.lines[id]]
    if (!was || was.quantity !== is?.quantity) return [{ kind: 'cart-changed', about: name }]
    return was.price === is.price ? [] : [{ kind: 'price-changed', about: name }]
  })
  const isGone = Object.keys(told.lines).some(id => !now.lines[id])
  if (changed.length > 0) return changed
  if (isGone) return [{ kind: 'cart-changed', about: null }]
  return told.total === now.total
    ? []
    : [{ kind: 'price-changed', about: CHECKOUT_TEXTS[state.market].total }]
}

/** Where the checkout has shown nothing, prices have to be those of the day on which the goods were put in. */
const listChangedPrices = ({ items }: CheckoutState): Notice[] =>
  items
    .filter(({ priceAtAdding, goods }) => priceAtAdding !== null && priceAtAdding !== goods.price)
    .map(({ goods }) => ({ kind: 'price-changed', about: goods.name }))
