import type { Domain } from '../server/domain.ts'
import { addPickingCalls } from './calls.ts'
import { seedPicking } from './seed.ts'
import { addPickingTools } from './tools-page.ts'

/** Orders on their way from the shelf to the carrier: picked into crates, packed, handed over. */
export const picking: Domain = {
  mounts: [addPickingCalls],
  demoMounts: [addPickingTools],
  seed: seedPicking,
}
