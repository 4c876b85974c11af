import { type Credentials, login, logout } from '#core/api/visitor/session.ts'
import { FailureError } from '#core/http/failure.ts'
import { write } from '#core/http/write.ts'
import { setAuthenticated } from './visitor.ts'

/** Signs in; from then on every island and every tab of the browser knows. Throws FailureError. */
export async function signIn(credentials: Credentials, idempotencyKey: string): Promise<void> {
  await write(login, credentials, { idempotencyKey })
  setAuthenticated(true)
}

/** Signs out; a session that was over already is none to end. Throws FailureError. */
export async function signOut(idempotencyKey: string): Promise<void> {
  try {
    await write(logout, {}, { idempotencyKey })
  } catch (thrown) {
    if (!(thrown instanceof FailureError && thrown.failure.kind === 'signed-out')) throw thrown
  }
  setAuthenticated(false)
}
