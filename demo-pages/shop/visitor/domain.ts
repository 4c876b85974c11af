import type { Domain } from '../server/domain.ts'
import { addActiveUserCall, addSessionCalls } from './calls.ts'
import { addForgottenPage } from './forgotten-page.ts'
import { addSignInPages } from './pages.ts'
import { addPasswordPage } from './password-page.ts'
import { seedUsers } from './seed.ts'

/** Accounts and who is signed in. */
export const visitor: Domain = {
  mounts: [addActiveUserCall, addSessionCalls, addSignInPages, addForgottenPage, addPasswordPage],
  seed: seedUsers,
}
