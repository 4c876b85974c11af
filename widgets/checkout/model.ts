import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import { createCheckout } from '#core/checkout/checkout.ts'
import type { CheckoutStep, Choice, Missing } from '#core/checkout/choice.ts'
import { watchFunnel } from './funnel.ts'
import { readEntry } from './history-entry.ts'
import type { OrderModel, OrderSource, Outcome } from './order-model.ts'

export type CheckoutModel = ReturnType<typeof createCheckoutModel>

/** One order from its cart to its payment. What is typed comes a moment later, with its rules. */
export function createCheckoutModel() {
  const checkout = createCheckout()
  const outcome = signal<Outcome | null>(null)
  const order = signal<OrderModel | null>(null)
  let kept: OrderModel | null = null
  const endings: (() => void)[] = []
  /** What was not chosen when the customer wanted to go on. */
  const asked = signal<readonly Missing[]>([])
  const { step = 'delivery' } = readEntry()
  const editedBy = signal<HTMLAnchorElement | null>(null)
  return {
    checkout,
    outcome,
    order,
    /** Its island outlives the form, so the order does, too. */
    takeOrder(create: (source: OrderSource) => OrderModel): OrderModel {
      if (kept) return kept
      kept = create({ checkout, outcome })
      endings.push(kept.mount())
      return kept
    },
    /** Once the form is in the page, what stands around it may read its order. */
    publishOrder(): void {
      order.value = kept
    },
    /** Which screen is shown, where the order has screens; what was typed is gone with the page that it was typed into. */
    step: signal<CheckoutStep>(step === 'summary' ? 'details' : step),
    asked,
    /** The link that opened the cart over the order, as long as it is open. */
    editedBy,
    edit(link: HTMLAnchorElement): void {
      editedBy.value = link
    },
    /** Whether the screen of the details may be left; null until they are there. */
    checkDetails: signal<(() => Promise<boolean>) | null>(null),
    /** Says beside each field what it lacks; null until the fields are there. */
    tellFields: signal<(() => Promise<unknown>) | null>(null),
    mount(): () => void {
      endings.push(checkout.mount(), watchFunnel(checkout), forgetAsked(checkout.choice, asked))
      return () => {
        for (const end of endings.splice(0)) end()
        kept = null
        order.value = null
      }
    },
  }
}

/** What belongs to a delivery or a payment was not asked yet of the one that is chosen in its place. */
function forgetAsked(choice: ReadonlySignal<Choice>, asked: Signal<readonly Missing[]>): () => void {
  const read = (key: 'delivery' | 'payment') => choice.value[key]?.code
  const last = { delivery: read('delivery'), payment: read('payment') }
  return effect(() => {
    for (const key of ['delivery', 'payment'] as const) {
      const code = read(key)
      if (code !== last[key]) asked.value = asked.peek().filter(name => !PARTS[key].includes(name))
      last[key] = code
    }
  })
}

const PARTS: Readonly<Record<'delivery' | 'payment', readonly Missing[]>> = {
  delivery: ['place', 'timeslot'],
  payment: ['company', 'instalment'],
}
