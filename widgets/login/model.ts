import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { FailureError } from '../../core/api/failure.ts'
import { toSafeUrl } from '../../core/state/address.ts'
import { createSubmission } from '../../core/state/submission.ts'
import { followVisitor, loadVisitor } from '../../core/state/visitor.ts'

export interface LoginModel {
  /** It is under way, or the server asked to wait. */
  isSigningOut: ReadonlySignal<boolean>
  signOutFailure: ReadonlySignal<FailureError | null>
  /** Where a visitor who is signed in goes on; null where they stay. */
  next: string | null
  /** Signs out; answers whether that is done. */
  signOut: () => Promise<boolean>
  start: () => void
  stop: () => void
}

export function createLogin(nextParam: string): LoginModel {
  const exit = createSubmission(leave)
  let endings: (() => void)[] = []

  return {
    isSigningOut: computed(() => exit.isBusy.value || exit.isHeldBack.value),
    signOutFailure: exit.failure,
    next: findNext(nextParam),
    signOut: async () => (await exit.run(null)) === true,
    start() {
      loadVisitor()
      // A page back from the browser's memory waits for an answer that no longer comes.
      addEventListener('ostrov:restored', exit.reset)
      endings = [followVisitor(), () => removeEventListener('ostrov:restored', exit.reset)]
    },
    stop() {
      for (const end of endings.splice(0)) end()
      exit.reset()
    },
  }
}

/** What writes comes when it is needed: most pages only tell who is signed in. */
async function leave(_: null, idempotencyKey: string): Promise<true> {
  const { signOut } = await import('../../core/state/session.ts')
  return signOut(idempotencyKey)
}

/** The page's own `?next=`, else the editor's; a path of this site or none at all. */
function findNext(param: string): string | null {
  const asked = globalThis.location ? new URLSearchParams(location.search).get('next') : null
  const paths = [asked, param].map(text => (text?.startsWith('/') ? toSafeUrl(text) : null))
  return paths.find(Boolean) ?? null
}
