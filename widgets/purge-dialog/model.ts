import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { FailureError } from '../../core/api/failure.ts'
import { type ActiveUser, readActiveUser } from '../../core/api/visitor.ts'
import { createResource } from '../../core/state/resource.ts'
import { followVisitor, loadVisitor } from '../../core/state/visitor.ts'

/** What stands between the visitor and the cache. */
export type Access = 'unknown' | 'failed' | 'anonymous' | 'denied' | 'staff'

/** Who may come in, and whether the dialog stands open; what happens in it comes with it. */
export interface PurgeDoor {
  access: ReadonlySignal<Access>
  failure: ReadonlySignal<FailureError | null>
  reload: () => void
  isOpen: ReadonlySignal<boolean>
  open: () => void
  close: () => void
  start: () => void
  stop: () => void
}

export function createDoor(): PurgeDoor {
  // The very entry that all of the page read the visitor from; here its failure matters as well.
  const { data, failure, ask, reload, release } = createResource<ActiveUser>()
  const isOpen = signal(false)
  let listening = new AbortController()
  return {
    access: computed(() => judgeAccess(data.value, failure.value)),
    failure,
    reload,
    isOpen,
    open: () => {
      isOpen.value = true
    },
    close: () => {
      isOpen.value = false
    },
    start() {
      listening = new AbortController()
      const { signal: until } = listening
      loadVisitor()
      ask('active-user', readActiveUser)
      until.addEventListener('abort', followVisitor())
      addEventListener('ostrov:restored', reload, { signal: until })
    },
    stop() {
      listening.abort()
      release()
    },
  }
}

function judgeAccess(user: ActiveUser | null, failure: FailureError | null): Access {
  if (!user) return failure ? 'failed' : 'unknown'
  if (!user.authenticated) return 'anonymous'
  return user.staff ? 'staff' : 'denied'
}
