import { signal } from '@preact/signals-core'
import { cancelOrder, type Order, orderStatus } from '#core/api/orders/orders.ts'
import { startPayment } from '#core/checkout/pay.ts'
import type { FailureError } from '#core/http/failure.ts'
import { write } from '#core/http/write.ts'
import { readOrderToken } from '#core/orders/order-token.ts'
import { subscribeCrossTab } from '#core/state/cross-tab.ts'
import { createResource } from '#core/state/resource.ts'
import { createSubmission } from '#core/state/submission.ts'
import { navigation } from '#kit/link/navigation.ts'

export type OrderStatusModel = ReturnType<typeof createOrderStatus>

/** Tells the tabs of one browser that an order has changed; never which. */
const CHANNEL = 'ostrov:order'

/** One order: how it is with it, and what its customer may do. */
export function createOrderStatus(given: string) {
  const token = readOrderToken(given)
  const call = { endpoint: orderStatus, args: { id: token ?? '' } }
  const order = createResource<Order>()
  const cancelling = createSubmission(
    async (_: null, idempotencyKey: string) =>
      (await write(cancelOrder, {}, { args: call.args, idempotencyKey })).data,
  )
  const reread = (): void => void order.refetch()
  let tabs: ReturnType<typeof subscribeCrossTab> | null = null

  return {
    /** False where what names it can name no order. */
    isValid: token !== undefined,
    order: order.data,
    failure: order.failure,
    isPending: order.isPending,
    reread,
    paying: createPaying(call.args.id),
    cancelling,
    /** True once it is cancelled. Where it can't be any more, how it stands now is read. */
    async cancel(): Promise<boolean> {
      const result = await cancelling.run(null)
      if (result.ok) {
        order.setData(call, result.data)
        tabs?.tell()
      } else if (result.failure?.failure.kind === 'conflict') reread()
      return result.ok
    },
    mount(): () => void {
      const endings = [cancelling.mount()]
      if (token) {
        void order.fetch(call)
        // It goes on while nobody looks: at the gateway, in the store, on the way.
        tabs = subscribeCrossTab(CHANNEL, reread)
        endings.push(tabs.stop, order.unsubscribe)
      }
      return () => {
        for (const end of endings) end()
        tabs = null
      }
    },
  }
}

/** The way to the gateway; whoever comes back from it may try again. */
function createPaying(id: string) {
  const isPending = signal(false)
  const failure = signal<FailureError | null>(null)
  return {
    isPending,
    failure,
    async start(onDone: () => void): Promise<void> {
      if (isPending.peek()) return
      isPending.value = true
      failure.value = null
      const started = await startPayment({ id }, 'card')
      isPending.value = false
      if (started.kind === 'redirect') navigation.goTo(started.url)
      else if (started.kind === 'done') onDone()
      else {
        failure.value = started.failure
        if (started.failure.failure.kind === 'conflict') onDone()
      }
    },
  }
}
