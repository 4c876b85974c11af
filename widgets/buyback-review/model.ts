import { computed } from '@preact/signals-core'
import { type BuybackDetail, buyoutDetail } from '#core/api/buyback/review.ts'
import { visibilityOf } from '#core/buyback/visibility.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { createResource } from '#core/state/resource.ts'
import type { params } from './params.ts'

export type ReviewModel = ReturnType<typeof createReview>

export function createReview({ id }: Pick<ParamValues<typeof params>, 'id'>) {
  const { data, failure, fetch, showInitialData, refetch, unsubscribe } = createResource<BuybackDetail>()
  const call = { endpoint: buyoutDetail, args: { id } }
  const reload = (): void => void refetch()
  showInitialData(call)
  return {
    detail: data,
    failure,
    /** The bit mask of `visibility.ts`: a review shows the buy-back and offers nothing. */
    visibility: computed(() =>
      visibilityOf({ isLoaded: data.value !== null, appraisal: null, isReview: true }),
    ),
    reload,
    mount(): () => void {
      void fetch(call)
      // A page that comes back from the bfcache shows the state of long ago.
      addEventListener('ostrov:restored', reload)
      return () => {
        removeEventListener('ostrov:restored', reload)
        unsubscribe()
      }
    },
  }
}
