import type { Domain } from '../server/domain.ts'
import { addPurgeCall } from './calls.ts'
import { addPurgesPage } from './history.ts'
import { addPurgePages } from './pages.ts'
import { seedPurges } from './seed.ts'

/** The cache in front of the shop, and who emptied it when. */
export const purge: Domain = { mounts: [addPurgeCall, addPurgesPage, addPurgePages], seed: seedPurges }
