import type { Domain } from '../server/domain.ts'
import { addPictures } from './pictures/serve-pictures.ts'
import { seedDevices } from './seed.ts'

/** What is bought back and repaired. */
export const devices: Domain = { mounts: [addPictures], seed: seedDevices }
