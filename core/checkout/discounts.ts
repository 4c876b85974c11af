import type * as v from 'valibot'
import {
  addDiscount,
  type CheckoutCart,
  type DiscountRequest,
  removeDiscount,
} from '#core/api/checkout/checkout-cart.ts'
import { write } from '#core/http/write.ts'
import { createSubmission } from '#core/state/submission.ts'

/** Adds and removes discounts of the cart; what they come to the server says. */
export function createDiscounts(takeCart: (cart: CheckoutCart) => void) {
  const removing = createSubmission(async (id: string, idempotencyKey: string) => {
    takeCart((await write(removeDiscount, {}, { args: { id }, idempotencyKey })).data)
  })
  return {
    isPending: removing.isPending,
    failure: removing.failure,
    /** Seconds until the server lets one be removed again. */
    retryAfter: removing.retryAfter,
    mount: removing.mount,
    /** For a form, which says what came of it. */
    async add(request: v.InferInput<typeof DiscountRequest>, idempotencyKey: string): Promise<void> {
      takeCart((await write(addDiscount, request, { idempotencyKey })).data)
    },
    remove: async (id: string): Promise<boolean> => (await removing.run(id)).ok,
  }
}
