import { type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import type { DraftChange } from '#core/api/cms/page-draft.ts'
import type { Choice } from './choice.ts'
import type { History } from './history.ts'
import type { DraftOfPage } from './page-draft.ts'

/** What becomes of the whole draft. */
export interface Publishing {
  /** Whether the changes of the draft are looked through, all of them saved before. */
  isReviewing: Signal<boolean>
  review: () => Promise<void>
  /** Whether something was saved only to be looked through. */
  isSavedToReview: ReadonlySignal<boolean>
  publish: () => Promise<void>
  /** What the last publishing changed for visitors. */
  lastPublished: ReadonlySignal<readonly DraftChange[]>
  discard: () => Promise<void>
}

export function createPublishing(
  draft: DraftOfPage,
  { choose, outcome }: Choice,
  history: History,
  { saveAll, dirty }: { saveAll: () => Promise<void>; dirty: ReadonlySignal<readonly unknown[]> },
): Publishing {
  const isReviewing = signal(false)
  const isSavedToReview = signal(false)
  const lastPublished = signal<readonly DraftChange[]>([])
  let decided: readonly DraftChange[] = []
  const decide = async (action: 'publish' | 'discard'): Promise<void> => {
    outcome.value = null
    const { changes = [] } = draft.data.peek() ?? {}
    // Whose first answer was lost does the same again, and by then nothing may be left to change.
    if (changes.length > 0) decided = changes
    if (!(await draft.act(action))) return
    lastPublished.value = decided
    history.forgetSaved()
    isReviewing.value = false
    outcome.value = action === 'publish' ? 'published' : 'discarded'
  }
  return {
    isReviewing,
    isSavedToReview,
    async review() {
      isSavedToReview.value = dirty.peek().length > 0
      await saveAll()
      if (outcome.peek() !== 'saved') return
      choose(null)
      // Above the list of changes it would read like one of them.
      history.forgetTraveled()
      isReviewing.value = true
    },
    publish: () => decide('publish'),
    lastPublished,
    discard: () => decide('discard'),
  }
}
