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
  publish: () => Promise<void>
  /** What the last publishing changed for visitors. */
  lastPublished: ReadonlySignal<readonly DraftChange[]>
  discard: () => Promise<void>
}

export function createPublishing(
  draft: DraftOfPage,
  { choose, outcome }: Choice,
  history: History,
  saveAll: () => Promise<void>,
): Publishing {
  const isReviewing = signal(false)
  const lastPublished = signal<readonly DraftChange[]>([])
  const decide = async (action: 'publish' | 'discard'): Promise<void> => {
    outcome.value = null
    const { changes = [] } = draft.data.peek() ?? {}
    if (!(await draft.act(action))) return
    lastPublished.value = changes
    history.forgetSaved()
    isReviewing.value = false
    outcome.value = action === 'publish' ? 'published' : 'discarded'
  }
  return {
    isReviewing,
    async review() {
      await saveAll()
      if (outcome.peek() !== 'saved') return
      choose(null)
      isReviewing.value = true
    },
    publish: () => decide('publish'),
    lastPublished,
    discard: () => decide('discard'),
  }
}
