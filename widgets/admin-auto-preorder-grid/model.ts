// Put the list that admin-auto-preorder-grid is for in the place of this one.
import { buyoutTypes as entries } from '#core/api/buyback/selector.ts'
import type { Choice } from '#core/api/device/choice.ts'
import { createResource } from '#core/state/resource.ts'

export function createAdminAutoPreorderGrid() {
  const { data, failure, isPending, fetch, refetch, unsubscribe } = createResource<readonly Choice[]>()
  return {
    /** Null until they have come. */
    entries: data,
    failure,
    isPending,
    reload: () => void refetch(),
    mount(): () => void {
      void fetch({ endpoint: entries })
      return unsubscribe
    },
  }
}
