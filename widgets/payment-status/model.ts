import { computed, effect, signal } from '@preact/signals-core'
import { type PaymentStatus, paymentStatus } from '#core/api/payments/payment-status.ts'
import { type StartedPayment, startPayment } from '#core/checkout/pay.ts'
import { PAYMENT_PAUSES } from '#core/checkout/payment-pauses.ts'
import { toSafePath } from '#core/safe-link.ts'
import { followConnection, isOnline } from '#core/state/connection.ts'
import { createResource } from '#core/state/resource.ts'
import { createSubmission } from '#core/state/submission.ts'
import { navigation } from '#kit/link/navigation.ts'

/** What the customer is told. `unknown`: it was asked after for two minutes, and nobody knows. */
export type Shown = PaymentStatus['status'] | 'unknown'

export type PaymentModel = ReturnType<typeof createPaymentStatus>

/** `pauses`: before each new look, in milliseconds. */
export function createPaymentStatus(id: string, pauses = PAYMENT_PAUSES) {
  const payment = createResource<PaymentStatus>()
  const call = { endpoint: paymentStatus, args: { id } }
  const watch = createWatch(payment.refetch, () => isOpen(payment.data.peek()), pauses)
  const paying = createPaying(() => payment.refetch())
  payment.showInitialData(call)
  /** Who has just paid is led on to where the shop says what comes next. */
  const goOn = (): (() => void) => {
    let wasOpen = false
    return effect(() => {
      const { status, order_url } = payment.data.value ?? {}
      const url = wasOpen && status === 'paid' ? toSafePath(order_url ?? null) : null
      wasOpen = isOpen(payment.data.value)
      if (url) navigation.goTo(url)
    })
  }
  return {
    payment: payment.data,
    failure: payment.failure,
    isPending: payment.isPending,
    isOnline,
    shown: computed((): Shown | null => {
      const status = payment.data.value?.status ?? null
      return status === 'in-progress' && watch.isOver.value ? 'unknown' : status
    }),
    /** Looks again, from the start. */
    check: watch.restart,
    isPaying: paying.isPending,
    payFailure: paying.failure,
    async payByCard(): Promise<void> {
      const order = payment.data.peek()?.order_id
      if (order !== undefined) await paying.pay(order)
    },
    mount(): () => void {
      void payment.fetch(call).then(watch.begin)
      const endings = [followConnection(), watch.mount(), paying.mount(), goOn()]
      return () => {
        for (const end of endings) end()
        payment.unsubscribe()
      }
    },
  }
}

const isOpen = (payment: PaymentStatus | null): boolean =>
  payment?.status === 'created' || payment?.status === 'in-progress'

/** Looks at a payment with growing pauses; not while nobody sees the page, and at once when they are back. */
function createWatch(look: () => Promise<void>, isWanted: () => boolean, pauses: readonly number[]) {
  const isOver = signal(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  let at = 0
  let isMounted = false
  const plan = (): void => {
    clearTimeout(timer)
    if (!isMounted || document.hidden || !isWanted()) return
    const pause = pauses[at]
    isOver.value = pause === undefined
    if (pause !== undefined) timer = setTimeout(() => void run(), pause)
  }
  const run = async (): Promise<void> => {
    at++
    await look()
    plan()
  }
  const restart = (): void => {
    clearTimeout(timer)
    at = -1
    isOver.value = false
    void run()
  }
  const see = (): void => {
    clearTimeout(timer)
    // What may have come meanwhile is asked for first.
    if (!document.hidden) restart()
  }
  return {
    isOver,
    begin: plan,
    restart,
    mount(): () => void {
      isMounted = true
      document.addEventListener('visibilitychange', see)
      addEventListener('ostrov:restored', restart)
      return () => {
        isMounted = false
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', see)
        removeEventListener('ostrov:restored', restart)
      }
    },
  }
}

/** Another try, by card; where the order is paid meanwhile, its payment is looked at again. */
function createPaying(reread: () => Promise<void>) {
  const starting = createSubmission(async (order: string): Promise<StartedPayment> => {
    const started = await startPayment({ id: order }, 'card')
    if (started.kind === 'failed') throw started.failure
    return started
  })
  return {
    isPending: starting.isPending,
    failure: starting.failure,
    mount: starting.mount,
    async pay(order: string): Promise<void> {
      const result = await starting.run(order)
      if (result.ok && result.data.kind === 'redirect') navigation.goTo(result.data.url)
      if (!result.ok && result.failure?.failure.kind === 'conflict') await reread()
    },
  }
}
