import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { FailureError } from '../../core/api/failure.ts'
import type { Credentials } from '../../core/api/session.ts'
import { signIn } from '../../core/state/session.ts'
import { createSubmission } from '../../core/state/submission.ts'
import { refreshVisitor } from '../../core/state/visitor.ts'
import { track } from '../../core/tracking/track.ts'
import { navigation } from '../_kit/navigation.ts'

/** What the server has against the credentials, by the form's fields. */
export type SignInErrors = Partial<Record<keyof Credentials, string>>

export interface SignInModel {
  isSigningIn: ReadonlySignal<boolean>
  /** True while the server asked to wait. */
  isHeldBack: ReadonlySignal<boolean>
  failure: ReadonlySignal<FailureError | null>
  /** What is wrong with both fields together, as the server says it. */
  otherErrors: ReadonlySignal<readonly string[]>
  /** Signs in and goes on; answers the fields' errors when the server refused, else null. */
  signIn: (credentials: Credentials) => Promise<SignInErrors | null>
  start: () => void
  stop: () => void
}

/** `next` is where to go on, null to stay; `wrong` is said of credentials where the server has no words of its own. */
export function createSignIn(next: string | null, wrong: string): SignInModel {
  const entry = createSubmission(signIn)
  const otherErrors = signal<readonly string[]>([])

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

  return {
    isSigningIn: entry.isBusy,
    isHeldBack: entry.isHeldBack,
    failure: entry.failure,
    otherErrors,
    async signIn(credentials) {
      otherErrors.value = []
      if (!(await entry.run(credentials))) return readRefusal()
      track('login', { method: 'password' })
      if (next) navigation.goTo(next)
      return null
    },
    // A page back from the browser's memory waits for an answer that no longer comes.
    start: () => addEventListener('ostrov:restored', entry.reset),
    // The form goes in the very moment that signing in succeeds, and what comes after that is still to be done.
    stop: () => removeEventListener('ostrov:restored', entry.reset),
  }
}
