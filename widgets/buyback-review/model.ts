import { computed, type ReadonlySignal } from '@preact/signals-core'
import { type BuybackDetail, readBuyback } from '../../core/api/buyback-review.ts'
import type { FailureError } from '../../core/api/failure.ts'
import type { CallOptions } from '../../core/api/http.ts'
import type { ParamValues } from '../../core/params/define-params.ts'
import { visibilityOf } from '../../core/pricing/visibility.ts'
import { createResource } from '../../core/state/resource.ts'
import type { params } from './params.ts'

export interface ReviewModel {
  detail: ReadonlySignal<BuybackDetail | null>
  failure: ReadonlySignal<FailureError | null>
  /** The bit mask of pricing/visibility: a review shows the buy-back and offers nothing. */
  visibility: ReadonlySignal<number>
  reload: () => void
  start: () => void
  stop: () => void
}

export function createReview({ id }: ParamValues<typeof params>): ReviewModel {
  const { data, failure, ask, show, reload, release } = createResource<BuybackDetail>()
  const key = `buyout-detail ${id}`
  const load = (options: CallOptions) => readBuyback(id, options)
  show(key, load)
  return {
    detail: data,
    failure,
    visibility: computed(() =>
      visibilityOf({ isLoaded: data.value !== null, appraisal: null, isReview: true }),
    ),
    reload,
    start() {
      ask(key, load)
      // A page that comes back from the browser's memory shows the state of long ago.
      addEventListener('ostrov:restored', reload)
    },
    stop() {
      removeEventListener('ostrov:restored', reload)
      release()
    },
  }
}
