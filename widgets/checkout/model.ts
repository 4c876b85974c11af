import { signal } from '@preact/signals-core'
import { createCheckout } from '#core/checkout/checkout.ts'
import type { CheckoutStep, Missing } from '#core/checkout/choice.ts'
import { watchFunnel } from './funnel.ts'
import { readEntry } from './history-entry.ts'
import type { OrderModel, OrderSource, Outcome } from './order-model.ts'

export type CheckoutModel = ReturnType<typeof createCheckoutModel>

/** One order from its cart to its payment. What is typed comes a moment later, with its rules. */
export function createCheckoutModel() {
  const checkout = createCheckout()
  const outcome = signal<Outcome | null>(null)
  const order = signal<OrderModel | null>(null)
  const endings: (() => void)[] = []
  const { step = 'delivery' } = readEntry()
  return {
    checkout,
    outcome,
    order,
    /** Its island outlives the form, so the order does, too. */
    takeOrder(create: (source: OrderSource) => OrderModel): OrderModel {
      const known = order.peek()
      if (known) return known
      const made = create({ checkout, outcome })
      endings.push(made.mount())
      order.value = made
      return made
    },
    /** Which screen is shown, where the order has screens; what was typed is gone with the page that it was typed into. */
    step: signal<CheckoutStep>(step === 'summary' ? 'details' : step),
    /** What was not chosen when the customer wanted to go on. */
    asked: signal<readonly Missing[]>([]),
    /** Whether the screen of the details may be left; null until they are there. */
    checkDetails: signal<(() => Promise<boolean>) | null>(null),
    /** Says beside each field what it lacks; null until the fields are there. */
    tellFields: signal<(() => Promise<unknown>) | null>(null),
    mount(): () => void {
      endings.push(checkout.mount(), watchFunnel(checkout))
      return () => {
        for (const end of endings.splice(0)) end()
        order.value = null
      }
    },
  }
}
