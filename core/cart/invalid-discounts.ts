import { cartProducts, removeDiscount } from '#core/api/checkout/checkout-cart.ts'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { createSubmission } from '#core/state/submission.ts'

/** Takes the discounts off whose conditions the cart no longer meets; one by one, for each is a call of its own. */
export function createDiscountRemoval() {
  return createSubmission(async (_: null, key: string): Promise<void> => {
    const { discounts } = await read(cartProducts)
    for (const { id } of discounts.filter(one => !one.is_valid))
      await write(removeDiscount, {}, { args: { id }, idempotencyKey: `${key}-${id}` })
  })
}
