import type { Domain } from '../server/domain.ts'
import { addMisbehaveCalls, addSpoilCall } from './calls.ts'
import { addMisbehavePage } from './page.ts'

/** For testers: calls that go wrong by order. */
export const misbehave: Domain = { demoMounts: [addMisbehaveCalls, addMisbehavePage, addSpoilCall] }
