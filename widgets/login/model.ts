import { computed } from '@preact/signals-core'
import { toSafeUrl } from '#core/safe-link.ts'
import { createSubmission } from '#core/state/submission.ts'
import { loadVisitor, subscribeVisitor } from '#core/visitor/visitor.ts'

export type LoginModel = ReturnType<typeof createLogin>

export function createLogin(nextParam: string) {
  const exit = createSubmission(leave)
  return {
    /** Signing out is under way, or the server asked to wait. */
    isPending: computed(() => exit.isPending.value || exit.retryAfter.value > 0),
    signOutFailure: exit.failure,
    /** Where a visitor who is signed in goes on; null where they stay. */
    next: findNext(nextParam),
    /** Signs out; returns whether that is done. */
    signOut: async () => (await exit.run(null)).ok,
    mount(): () => void {
      loadVisitor()
      const endings = [subscribeVisitor(), exit.mount(), exit.reset]
      return () => {
        for (const end of endings) end()
      }
    },
  }
}

/** What writes comes when it is needed: most pages only tell who is signed in. */
async function leave(_: null, idempotencyKey: string): Promise<void> {
  const { signOut } = await import('#core/visitor/auth.ts')
  await signOut(idempotencyKey)
}

/** The page's own `?next=`, else the editor's; a path of this site or none at all. */
function findNext(param: string): string | null {
  const asked = globalThis.location ? new URLSearchParams(location.search).get('next') : null
  const paths = [asked, param].map(text => (text?.startsWith('/') ? toSafeUrl(text) : null))
  return paths.find(Boolean) ?? null
}
