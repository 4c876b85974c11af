import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import type { Catalogue } from '#core/api/cms/component-catalogue.ts'
import type { ActiveUser } from '#core/api/visitor/visitor.ts'
import type { FailureError } from '#core/http/failure.ts'
import type { Resource } from '#core/state/resource.ts'
import { knownVisitor, refreshVisitor, visitorFailure } from '#core/visitor/visitor.ts'

/** Who edits, and what there is to be edited: without either nothing can be. */
export interface Opening {
  /** Who looks at the page; null until the server says. */
  user: ReadonlySignal<ActiveUser | null>
  catalogue: ReadonlySignal<Catalogue | null>
  isReady: ReadonlySignal<boolean>
  /** Whether the page's address asks for the editing; known in the browser alone. */
  isAsked: Signal<boolean>
  failure: ReadonlySignal<FailureError | null>
  /** What has failed is tried again. */
  isLoading: ReadonlySignal<boolean>
  reload: () => void
}

export function createOpening(catalogue: Resource<Catalogue>): Opening {
  const failure = computed(() => visitorFailure.value ?? catalogue.failure.value)
  /** Stands until the next answer, and that is another failure or none. */
  const retried = signal<FailureError | null>(null)
  return {
    user: knownVisitor,
    catalogue: catalogue.data,
    isReady: computed(() => knownVisitor.value !== null && catalogue.data.value !== null),
    isAsked: signal(false),
    failure,
    isLoading: computed(() => retried.value !== null && retried.value === failure.value),
    reload() {
      retried.value = failure.peek()
      refreshVisitor()
      void catalogue.refetch()
    },
  }
}
