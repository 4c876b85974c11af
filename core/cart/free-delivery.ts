import { computed } from '@preact/signals-core'
import { type Delivery, deliveries } from '#core/api/delivery/deliveries.ts'
import { createResource } from '#core/state/resource.ts'

/** From which sum of goods the cart is delivered for nothing in at least one way; null where it never is. */
export function findFreeFrom(
  offered: readonly Pick<Delivery, 'free_from' | 'is_available'>[],
): number | null {
  const sums = offered.flatMap(({ is_available, free_from }) =>
    is_available && free_from !== null && free_from > 0 ? [free_from] : [],
  )
  return sums.length > 0 ? Math.min(...sums) : null
}

/** That sum as an editor set it (minor units), or, with 0, as the deliveries have it. Where it is not to be had, nobody misses it. */
export function createFreeDelivery(setFrom: number) {
  const offered = createResource<{ deliveries: Delivery[] }>()
  return {
    from: computed(() => setFrom || (offered.data.value && findFreeFrom(offered.data.value.deliveries))),
    mount(): () => void {
      if (setFrom === 0) void offered.fetch({ endpoint: deliveries })
      return offered.unsubscribe
    },
  }
}
