import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { FailureError } from '../../core/api/failure.ts'
import type { Credentials } from '../../core/api/visitor.ts'
import { toSafeUrl } from '../../core/state/address.ts'
import { createSubmission } from '../../core/state/submission.ts'
import { followVisitor, loadVisitor, refreshVisitor, signIn, signOut } from '../../core/state/visitor.ts'
import { track } from '../../core/tracking/track.ts'
import { navigation } from '../_kit/navigation.ts'

/** What the server has against the credentials, by the form's fields. */
export type SignInErrors = Partial<Record<keyof Credentials, string>>

export interface LoginModel {
  isSigningIn: ReadonlySignal<boolean>
  /** True while the server asked to wait. */
  isHeldBack: ReadonlySignal<boolean>
  failure: ReadonlySignal<FailureError | null>
  /** What is wrong with both fields together, as the server says it. */
  otherErrors: ReadonlySignal<readonly string[]>
  isSigningOut: ReadonlySignal<boolean>
  signOutFailure: ReadonlySignal<FailureError | null>
  /** Where a visitor who is signed in goes on; null where they stay. */
  next: string | null
  /** Signs in and goes on; answers the fields' errors when the server refused, else null. */
  signIn: (credentials: Credentials) => Promise<SignInErrors | null>
  /** Signs out; answers whether that is done. */
  signOut: () => Promise<boolean>
  start: () => void
  stop: () => void
}

/** `wrong` is what is said of credentials where the server has no words of its own. */
export function createLogin(nextParam: string, wrong: string): LoginModel {
  const entry = createSubmission(signIn)
  const exit = createSubmission((_: null, key: string) => signOut(key))
  const otherErrors = signal<readonly string[]>([])
  const next = findNext(nextParam)
  let endings: (() => void)[] = []

  const readRefusal = (): SignInErrors | null => {
    const failed = entry.failure.peek()
    // The answer was lost, the session may be open all the same.
    if (failed?.isOutcomeUnknown) refreshVisitor()
    if (failed?.failure.kind === 'signed-out') {
      otherErrors.value = [wrong]
      return {}
    }
    if (failed?.failure.kind !== 'invalid') return null
    const { e_mail: email, password, ...others } = failed.failure.fields
    const messages = Object.values(others).flat()
    otherErrors.value = messages.length > 0 || email || password ? messages : [wrong]
    return {
      ...(email && { email: email.join(' ') }),
      ...(password && { password: password.join(' ') }),
    }
  }
  const forget = (): void => {
    entry.reset()
    exit.reset()
  }

  return {
    isSigningIn: entry.isBusy,
    isHeldBack: entry.isHeldBack,
    failure: entry.failure,
    otherErrors,
    isSigningOut: exit.isBusy,
    signOutFailure: exit.failure,
    next,
    async signIn(credentials) {
      otherErrors.value = []
      if (!(await entry.run(credentials))) return readRefusal()
      track('login', { method: 'password' })
      if (next) navigation.goTo(next)
      return null
    },
    signOut: async () => (await exit.run(null)) === true,
    start() {
      loadVisitor()
      // A page back from the browser's memory waits for an answer that no longer comes.
      addEventListener('ostrov:restored', forget)
      endings = [followVisitor(), () => removeEventListener('ostrov:restored', forget)]
    },
    stop() {
      for (const end of endings.splice(0)) end()
      forget()
    },
  }
}

/** The page's own `?next=`, else the editor's; a path of this site or none at all. */
function findNext(param: string): string | null {
  const asked = globalThis.location ? new URLSearchParams(location.search).get('next') : null
  const paths = [asked, param].map(text => (text?.startsWith('/') ? toSafeUrl(text) : null))
  return paths.find(Boolean) ?? null
}
