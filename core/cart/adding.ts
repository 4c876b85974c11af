import { batch, computed, signal } from '@preact/signals-core'
import { addProduct } from '#core/api/cart/cart-changes.ts'
import type { CartPackage } from '#core/api/cart/packages.ts'
import { type ProductOffer, productOffer } from '#core/api/cart/product-offer.ts'
import type { Instalment } from '#core/api/payments/instalments.ts'
import { write } from '#core/http/write.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import { createSubmission } from '#core/state/submission.ts'
import { capBonus } from './cap-bonus.ts'
import { cart } from './cart.ts'
import type { PayMode } from './cart-state.ts'
import { type CartChange, changePackage } from './change-package.ts'
import { type Addable, toAdded } from './to-added.ts'

/** A product about to be bought: what is offered, with what is chosen of it. */
export type Chosen = Addable & ProductOffer & Pick<CartPackage, 'total'>

/** Null where it is paid at once. */
type Payment = CartPackage['installment']

/** One product, what is chosen to go with it, and the way into the cart; its bonus is at most `bonusPercent`, 0 aside. */
export function createAdding(product: string, buyoutProduct: string | null = null, bonusPercent = 0) {
  const offer = createResource<ProductOffer>()
  const call = { endpoint: productOffer, args: { product } }
  const change = signal<CartChange>({})
  const payment = signal<Payment>(null)
  const chosen = computed(
    () =>
      offer.data.value &&
      choose(offer.data.value, change.value, payment.value, { buyoutProduct, bonusPercent }),
  )
  const reread = (): void => void offer.refetch()
  const sending = createSending()
  offer.showInitialData(call)
  return {
    /** Null until the server has told it. */
    chosen,
    failure: offer.failure,
    isPending: offer.isPending,
    reread,
    isAdding: sending.isPending,
    addFailure: sending.failure,
    /** Seconds until the server lets something be put in again. */
    retryAfter: sending.retryAfter,
    /** What was put in last, until something else is chosen. */
    added: sending.added,
    change(next: CartChange): void {
      sending.added.value = null
      change.value = { ...change.peek(), ...next }
    },
    payBy(instalment: Instalment | null, mode: PayMode = 'online'): void {
      sending.added.value = null
      payment.value = instalment && {
        id: instalment.id,
        month_count: instalment.month_count,
        monthly: instalment.monthly,
        installment_arrange_type: mode,
      }
    },
    add: async (): Promise<boolean> => {
      const one = chosen.peek()
      return one !== null && sending.add(one)
    },
    mount(): () => void {
      const endings = [sending.mount(), cart.subscribe(), onRestored(reread)]
      void offer.fetch(call)
      return () => {
        for (const end of endings) end()
        offer.unsubscribe()
      }
    },
  }
}

function choose(
  offered: ProductOffer,
  change: CartChange,
  installment: Payment,
  { buyoutProduct, bonusPercent }: { buyoutProduct: string | null; bonusPercent: number },
): Chosen {
  const { bonus_buyout: bonus } = offered
  const most = Math.max(1, offered.max_quantity)
  const quantity = Math.min(change.quantity ?? 1, most)
  return changePackage(
    {
      ...offered,
      parent_id: null,
      quantity: 1,
      total: offered.price,
      installment,
      bonus_buyout: bonus && { ...capBonus(bonus, bonusPercent), product_code: buyoutProduct },
    },
    { ...change, quantity },
  )
}

/** The badge counts at once what is on its way, and takes it back where the server does not. */
function createSending() {
  const added = signal<Chosen | null>(null)
  const sending = createSubmission(
    async (one: Chosen, idempotencyKey: string) =>
      (await write(addProduct, toAdded(one), { idempotencyKey })).data,
  )
  return {
    added,
    isPending: sending.isPending,
    failure: sending.failure,
    retryAfter: sending.retryAfter,
    mount: sending.mount,
    async add(one: Chosen): Promise<boolean> {
      if (sending.isPending.peek()) return false
      added.value = null
      const settle = cart.expectMore(one.quantity)
      const result = await sending.run(one)
      batch(() => {
        settle()
        if (result.ok && result.data) cart.announceCount(result.data.count, () => {})
        // Of a lost answer nobody knows what came of it.
        else cart.announceChange()
        if (result.ok) added.value = one
      })
      return result.ok
    },
  }
}
