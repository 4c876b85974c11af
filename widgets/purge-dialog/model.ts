import { computed, signal } from '@preact/signals-core'
import type { ActiveUser } from '#core/api/visitor/visitor.ts'
import type { FailureError } from '#core/http/failure.ts'
import {
  knownVisitor,
  loadVisitor,
  refreshVisitor,
  subscribeVisitor,
  visitorFailure,
} from '#core/visitor/visitor.ts'

/** What stands between the visitor and the cache. */
export type Access = 'unknown' | 'failed' | 'anonymous' | 'denied' | 'staff'

/** By their placeholders: an island that the page empties comes back to where it was. */
const kept = new Map<string, PurgeAccess>()

export function takePurgeAccess(pk: string | null | undefined): PurgeAccess {
  const access = kept.get(pk ?? '') ?? createPurgeAccess()
  if (pk) kept.set(pk, access)
  return access
}

/** Who may come in, and whether the dialog stands open; what happens in it comes with it. */
export type PurgeAccess = ReturnType<typeof createPurgeAccess>

function createPurgeAccess() {
  const isOpen = signal(false)
  return {
    access: computed(() => readAccess(knownVisitor.value, visitorFailure.value)),
    failure: visitorFailure,
    reload: refreshVisitor,
    isOpen,
    open: () => {
      isOpen.value = true
    },
    close: () => {
      isOpen.value = false
    },
    mount(): () => void {
      loadVisitor()
      const unsubscribe = subscribeVisitor()
      addEventListener('ostrov:restored', refreshVisitor)
      return () => {
        removeEventListener('ostrov:restored', refreshVisitor)
        unsubscribe()
      }
    },
  }
}

function readAccess(user: ActiveUser | null, failure: FailureError | null): Access {
  if (!user) return failure ? 'failed' : 'unknown'
  if (!user.authenticated) return 'anonymous'
  return user.staff ? 'staff' : 'denied'
}
