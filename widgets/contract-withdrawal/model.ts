import { signal } from '@preact/signals-core'
import { type Order, orderStatus } from '#core/api/orders/orders.ts'
import { readOrderToken } from '#core/orders/order-token.ts'
import { onNextVisitor } from '#core/page.ts'
import { createResource } from '#core/state/resource.ts'
import { createWithdrawalForm, type Outcome } from './form-model.ts'

export type WithdrawalModel = ReturnType<typeof createWithdrawal>

/** By their orders: an island that the page empties comes back to where it was. In memory only. */
const kept = new Map<string, WithdrawalModel>()
onNextVisitor(() => kept.clear())

export function takeWithdrawal(given: string): WithdrawalModel {
  const token = readOrderToken(given)
  const model = kept.get(token ?? '') ?? createWithdrawal(token)
  if (token) kept.set(token, model)
  return model
}

/** For tests: as on a new page. */
export const forgetWithdrawals = (): void => kept.clear()

function createWithdrawal(token: string | null | undefined) {
  const call = { endpoint: orderStatus, args: { id: token ?? '' } }
  const outcome = signal<Outcome | null>(null)
  const form = signal<ReturnType<typeof createWithdrawalForm> | null>(null)
  const order = createResource<Order>({ onData: begin })
  const reread = (): void => void order.refetch()

  /** The form is of the order as it was first read; what is chosen in it stays. */
  function begin(read: Order): void {
    if (!read.can_withdraw) return
    if (form.peek()) form.peek()?.choice.limit(read)
    else form.value = createWithdrawalForm(read, done => (outcome.value = done), reread)
  }

  return {
    isValid: token !== undefined,
    order: order.data,
    failure: order.failure,
    isPending: order.isPending,
    form,
    /** Number and address of the confirmation, once it is sent. */
    outcome,
    reread,
    mount(): () => void {
      if (!token) return () => {}
      void order.fetch(call)
      globalThis.addEventListener('ostrov:restored', reread)
      return () => {
        globalThis.removeEventListener('ostrov:restored', reread)
        order.unsubscribe()
      }
    },
  }
}
