import { computed, signal } from '@preact/signals-core'
import { type Order, orderStatus } from '#core/api/orders/orders.ts'
import { payByWallet, type StartedPayment, type WalletKind } from '#core/checkout/pay.ts'
import { writeDecimal } from '#core/money/decimal.ts'
import { getMarket } from '#core/page.ts'
import { createResource } from '#core/state/resource.ts'
import { createSubmission } from '#core/state/submission.ts'
import { navigation } from '#kit/link/navigation.ts'
import { openWallet } from './open-wallet.ts'
import type { Wallet } from './wallet.ts'

/** `waiting`: the bank has the payment and has not said yet what becomes of it. */
type Stage = 'loading' | 'missing' | 'ready' | 'paid' | 'nothing' | 'waiting'

export type WalletPayment = ReturnType<typeof createWalletPayment>

/** Paying by a wallet for an order that waits for its money; `order` is what opens it. */
export function createWalletPayment(kind: WalletKind, order: string) {
  const known = createResource<Order>()
  const wallet = signal<Wallet | null | undefined>(undefined)
  const fault = signal<string | null>(null)
  const isWaiting = signal(false)
  const sending = createSending(kind, order)

  const send = async (token: string): Promise<void> => {
    const started = await sending.send(token)
    if (started?.kind === 'redirect') navigation.goTo(started.url)
    if (started?.kind === 'done') isWaiting.value = true
    if (started?.kind !== 'redirect') await known.refetch()
  }
  return {
    kind,
    order: known.data,
    failure: known.failure,
    reload: known.refetch,
    fault,
    sendFailure: sending.failure,
    isPending: sending.isPending,
    /** What the wallet gave may not have arrived, and is sent again before anything else is. */
    isHeld: computed(() => sending.held.value !== null),
    stage: computed(() => readStage(known.data.value, wallet.value, isWaiting.value)),
    /** Within the customer's click. */
    async pay(): Promise<void> {
      const { value: opened } = wallet
      const total = known.data.peek()?.total
      if (sending.isPending.peek() || !opened || total === undefined) return
      fault.value = null
      const held = sending.held.peek()
      if (held !== null) return send(held)
      const paid = await opened.pay({ amount: writeDecimal(total), currency: getMarket().currency })
      if (paid.kind === 'failed') fault.value = paid.message
      if (paid.kind === 'token') await send(paid.token)
    },
    mount(): () => void {
      void known.fetch({ endpoint: orderStatus, args: { id: order } })
      void openWallet(kind).then(opened => {
        wallet.value = opened
      })
      const reread = (): void => void known.refetch()
      const stop = sending.mount()
      addEventListener('ostrov:restored', reread)
      return () => {
        removeEventListener('ostrov:restored', reread)
        stop()
        known.unsubscribe()
      }
    },
  }
}

function readStage(order: Order | null, wallet: Wallet | null | undefined, isWaiting: boolean): Stage {
  if (order?.payment.is_paid) return 'paid'
  if (isWaiting) return 'waiting'
  if (order && (order.state === 'cancelled' || order.state === 'returned')) return 'nothing'
  if (wallet === null) return 'missing'
  return order && wallet ? 'ready' : 'loading'
}

/** A token whose answer was lost is sent again as it is: with another one the customer could pay twice. */
function createSending(kind: WalletKind, order: string) {
  const held = signal<string | null>(null)
  const sending = createSubmission(async (payload: string, key: string): Promise<StartedPayment> => {
    const started = await payByWallet(kind, order, { payload, key })
    if (started.kind === 'failed') throw started.failure
    return started
  })
  return {
    held,
    failure: sending.failure,
    isPending: sending.isPending,
    mount: sending.mount,
    async send(token: string): Promise<StartedPayment | null> {
      const result = await sending.run(token)
      held.value = !result.ok && isDoubtful(result.failure) ? token : null
      return result.ok ? result.data : null
    },
  }
}

const isDoubtful = (failure: { isOutcomeUnknown: boolean; failure: { kind: string } } | null): boolean =>
  failure !== null && (failure.isOutcomeUnknown || failure.failure.kind === 'offline')
