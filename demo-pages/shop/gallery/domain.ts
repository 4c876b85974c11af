import type { Domain } from '../server/domain.ts'
import { addGalleryCalls } from './calls.ts'
import { seedGalleries } from './seed.ts'

export const gallery: Domain = { mounts: [addGalleryCalls], seed: seedGalleries }
