import type { ReadonlySignal } from '@preact/signals-core'
import { type ActiveUser, activeUser } from '#core/api/visitor/visitor.ts'
import { page } from '#core/page.ts'
import { createResource } from '#core/state/resource.ts'

/** What the shop knows of who is signed in, for the fields of a form; of others it asks nothing. */
export function createKnownVisitor(): {
  data: ReadonlySignal<ActiveUser | null>
  load: () => void
  /** Asks once more, for who may have signed out elsewhere. */
  reload: () => void
  isLoading: ReadonlySignal<boolean>
  unsubscribe: () => void
} {
  const user = createResource<ActiveUser>()
  return {
    data: user.data,
    load(): void {
      if (page.peek().user.authenticated) void user.fetch({ endpoint: activeUser })
    },
    reload: () => void user.invalidate(),
    isLoading: user.isPending,
    unsubscribe: user.unsubscribe,
  }
}
