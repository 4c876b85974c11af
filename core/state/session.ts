import { FailureError } from '../api/failure.ts'
import { type Credentials, login, logout } from '../api/session.ts'
import { noteTurn } from './visitor.ts'

/** Signs in; from then on every island and every tab of the browser knows. Throws FailureError. */
export async function signIn(credentials: Credentials, idempotencyKey: string): Promise<true> {
  await login(credentials, idempotencyKey)
  noteTurn(true)
  return true
}

/** Signs out; a session that was over already is none to end. Throws FailureError. */
export async function signOut(idempotencyKey: string): Promise<true> {
  try {
    await logout(idempotencyKey)
  } catch (thrown) {
    if (!(thrown instanceof FailureError && thrown.failure.kind === 'signed-out')) throw thrown
  }
  noteTurn(false)
  return true
}
