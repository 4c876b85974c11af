import type { Domain } from '../server/domain.ts'
import { addPlaceCalls } from './calls.ts'
import { seedPlaces } from './seed.ts'

export const places: Domain = { mounts: [addPlaceCalls], seed: seedPlaces }
