import { login } from '#core/api/visitor/session.ts'
import { FailureError } from '#core/http/failure.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { track } from '#core/tracking/track.ts'
import { signIn } from '#core/visitor/auth.ts'
import { refreshVisitor } from '#core/visitor/visitor.ts'
import { navigation } from '#kit/link/navigation.ts'
import { type Draft, makeEmpty } from './draft.ts'

/** `next` is where to go on, null to stay; `typed` is what was typed before this code came. */
export const createSignIn = (next: string | null, typed: Draft['values']) =>
  createFormModel({
    endpoint: login,
    fields: { email: 'e_mail', password: 'password' },
    initialValues: makeEmpty(),
    typedValues: typed,
    send: (credentials, idempotencyKey) => signIn(credentials, idempotencyKey).catch(refuseCredentials),
    onDone() {
      track('login', { method: 'password' })
      if (next) navigation.goTo(next)
    },
    onFailure({ isOutcomeUnknown }) {
      // The response was lost, the session may be open all the same.
      if (isOutcomeUnknown) refreshVisitor()
    },
  })

/** Who is answered "signed out" when signing in gave the wrong credentials. */
function refuseCredentials(thrown: unknown): never {
  if (!(thrown instanceof FailureError) || thrown.failure.kind !== 'signed-out') throw thrown
  const failure = { kind: 'invalid', fields: {}, message: null, url: null } as const
  throw new FailureError(failure, thrown.route, { isWrite: true })
}
