import { signal } from '@preact/signals-core'
import { type CheckoutCart, cartProducts } from '#core/api/checkout/checkout-cart.ts'
import type { FailureError } from '#core/http/failure.ts'
import type { Minor } from '#core/money/decimal.ts'
import { report } from '#core/report.ts'
import { createResource } from '#core/state/resource.ts'

const CALL = { endpoint: cartProducts }

/** What would be ordered, as the server last told it. */
export function createCheckoutCart() {
  const shown = signal<CheckoutCart | null>(null)
  const totalChange = signal<{ from: Minor; to: Minor } | null>(null)
  /** A change was answered while a read was under way, whose answer may be of before. */
  let isReadStale = false
  /** The customer changes the cart over the order, or has, and what came of that is not read yet. */
  let edited: 'now' | 'before' | null = null

  const show = (cart: CheckoutCart, isOwn: boolean): void => {
    const from = totalChange.peek()?.from ?? shown.peek()?.totals.total
    const to = cart.totals.total
    shown.value = cart
    totalChange.value = isOwn || from === undefined || from === to ? null : { from, to }
    checkTotals(cart)
  }
  const reading = createResource<CheckoutCart>({
    onData(cart) {
      if (isReadStale) {
        isReadStale = false
        return void reading.invalidate()
      }
      show(cart, edited !== null)
      if (edited === 'before') edited = null
    },
  })
  return {
    data: shown,
    failure: reading.failure,
    isPending: reading.isPending,
    /** The total that the customer saw last, and what it is now without their doing; null where they agree. */
    totalChange,
    /** Takes what the server answered to a change of the customer's own. */
    take(cart: CheckoutCart): void {
      isReadStale = reading.isPending.peek()
      show(cart, true)
    },
    reread: (): void => void reading.invalidate(),
    /** From now on what the cart comes to is the customer's own doing; returns what ends that. */
    edit(): () => void {
      edited = 'now'
      return () => {
        edited = reading.isPending.peek() ? 'before' : null
      }
    },
    /** What was refused for what the cart is no longer shows as it is now. */
    rereadAfter(failed: FailureError | null): void {
      const kind = failed?.failure.kind
      if (kind === 'conflict' || kind === 'not-found') void reading.invalidate()
    },
    mount(): () => void {
      void reading.fetch(CALL)
      return reading.unsubscribe
    },
  }
}

/** The server's sums are what is shown; where nobody can follow them, the shop hears of it. */
function checkTotals({ totals, products }: CheckoutCart): void {
  const { goods, discount, delivery, payment, rounding, total } = totals
  const lines = products.reduce((sum, line) => sum + (line.kind === 'bonus' ? -line.total : line.total), 0)
  if (goods !== lines || total !== goods - discount + (delivery ?? 0) + (payment ?? 0) + rounding)
    report('The sums of the order do not agree.', { lines, ...totals })
}
