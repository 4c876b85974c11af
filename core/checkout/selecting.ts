import { effect, type ReadonlySignal } from '@preact/signals-core'
import type * as v from 'valibot'
import { type SelectedPayment, selectPayment } from '#core/api/payments/payments.ts'
import { write } from '#core/http/write.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createSubmission } from '#core/state/submission.ts'
import type { createCheckoutCart } from './checkout-cart.ts'
import type { Choice } from './choice.ts'

type Selected = v.InferInput<typeof SelectedPayment>

const toSelected = ({ delivery, payment, company, instalment }: Choice): Selected => ({
  type_payment: payment?.code ?? null,
  payment_company: company,
  type_delivery_code: delivery?.code ?? null,
  installment: instalment,
})

const spell = (choice: Choice): string => JSON.stringify(toSelected(choice))

/** Tells the server what is chosen, one call at a time; the latest choice wins, and nothing is told twice. */
export function createSelecting(
  choice: ReadonlySignal<Choice>,
  cart: Pick<ReturnType<typeof createCheckoutCart>, 'take' | 'rereadAfter'>,
) {
  const submission = createSubmission(
    async (selected: Selected, idempotencyKey: string) =>
      (await write(selectPayment, selected, { idempotencyKey })).data,
  )
  /** What the server is known to have; null while nobody knows. */
  let told: string | null = null
  /** A choice that failed waits for the customer, or for the end of a rate limit. */
  let isOwed = false

  const send = async (): Promise<void> => {
    isOwed = true
    while (!submission.isPending.peek() && spell(choice.peek()) !== told) {
      const spelled = spell(choice.peek())
      told = null
      const result = await submission.run(toSelected(choice.peek()))
      if (!result.ok) return cart.rereadAfter(result.failure)
      told = spelled
      if (spell(choice.peek()) === spelled) cart.take(result.data)
    }
    isOwed = submission.isPending.peek()
  }
  return {
    isPending: submission.isPending,
    failure: submission.failure,
    retryAfter: submission.retryAfter,
    /** Takes what the server has already, so that it is not told again. */
    know(): void {
      told = spell(choice.peek())
    },
    send,
    mount(): () => void {
      const endings = [
        submission.mount(),
        // What was on its way when the page was left may have arrived or not; telling it twice changes nothing.
        onRestored(() => {
          if (isOwed) void send()
        }),
        effect(() => {
          if (submission.retryAfter.value === 0 && isOwed && !submission.isPending.peek()) void send()
        }),
      ]
      return () => {
        for (const end of endings) end()
      }
    },
  }
}
