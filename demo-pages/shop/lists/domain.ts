import type { Domain } from '../server/domain.ts'
import { addListCalls } from './calls.ts'
import { seedLists } from './seed.ts'

/** What staff choose from. */
export const lists: Domain = { mounts: [addListCalls], seed: seedLists }
