import type { Order, OrderState } from '#core/api/orders/orders.ts'

export interface TimelineStep {
  /** Once the money has come, the wait for it is the payment. */
  state: OrderState | 'paid'
  /** ISO; null for what is still to come. */
  at: string | null
  isCurrent: boolean
}

/** What comes after each state, as long as nothing goes wrong. */
function findNext(state: OrderState, isPickedUp: boolean): OrderState | null {
  switch (state) {
    case 'new':
    case 'waiting-for-payment':
      return 'in-progress'
    case 'in-progress':
      return isPickedUp ? 'ready-for-pickup' : 'sent'
    case 'ready-for-pickup':
    case 'sent':
      return 'delivered'
    case 'delivered':
    case 'cancelled':
    case 'returned':
      return null
  }
}

/** What happened to an order, and after it what is still to come. */
export function planTimeline({
  state,
  created_at: createdAt,
  history,
  delivery,
  payment: { is_paid: isPaid, paid_at: paidAt },
}: Pick<Order, 'state' | 'created_at' | 'history'> & {
  delivery: Pick<Order['delivery'], 'code'>
  payment: Pick<Order['payment'], 'is_paid' | 'paid_at'>
}): TimelineStep[] {
  const past = history.length > 0 ? history : [{ at: createdAt, state: 'new' as const }]
  const last = past.at(-1)
  // A server may tell of the new state before its history does.
  const known = last && last.state !== state ? [...past, { at: null, state }] : past
  const steps: TimelineStep[] = known.map(({ at, state: was }, index) => ({
    ...(was === 'waiting-for-payment' && isPaid ? { state: 'paid', at: paidAt ?? at } : { state: was, at }),
    isCurrent: index === known.length - 1,
  }))
  const isPickedUp = delivery.code === 'store'
  let next = findNext(state, isPickedUp)
  while (next !== null) {
    steps.push({ state: next, at: null, isCurrent: false })
    next = findNext(next, isPickedUp)
  }
  return steps
}
