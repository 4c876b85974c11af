import type * as v from 'valibot'
import { addDiscount, type DiscountRequest, removeDiscount } from '#core/api/checkout/checkout-cart.ts'
import { toFailure } from '#core/http/failure.ts'
import { write } from '#core/http/write.ts'
import { createSubmission } from '#core/state/submission.ts'
import type { createCheckoutCart } from './checkout-cart.ts'

/** Adds and removes discounts of the cart; what they come to the server says. */
export function createDiscounts({
  take,
  rereadAfter,
}: Pick<ReturnType<typeof createCheckoutCart>, 'take' | 'rereadAfter'>) {
  const removing = createSubmission(async (id: string, idempotencyKey: string) => {
    take((await write(removeDiscount, {}, { args: { id }, idempotencyKey })).data)
  })
  return {
    isPending: removing.isPending,
    failure: removing.failure,
    /** Seconds until the server lets one be removed again. */
    retryAfter: removing.retryAfter,
    mount: removing.mount,
    /** For a form, which says what came of it. */
    async add(request: v.InferInput<typeof DiscountRequest>, idempotencyKey: string): Promise<void> {
      try {
        take((await write(addDiscount, request, { idempotencyKey })).data)
      } catch (thrown) {
        rereadAfter(toFailure(thrown))
        throw thrown
      }
    },
    async remove(id: string): Promise<boolean> {
      const result = await removing.run(id)
      if (!result.ok) rereadAfter(result.failure)
      return result.ok
    },
  }
}
