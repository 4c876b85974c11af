import type { Domain } from '../server/domain.ts'
import { addActiveUserCall, addSessionCalls } from './calls.ts'
import { addSignInPages } from './pages.ts'
import { seedUsers } from './seed.ts'

/** Accounts and who is signed in. */
export const visitor: Domain = {
  mounts: [addActiveUserCall, addSessionCalls, addSignInPages],
  seed: seedUsers,
}
