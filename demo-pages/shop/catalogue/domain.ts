import type { Domain } from '../server/domain.ts'
import { seedCatalogue } from './seed.ts'

/** The whole range of products, as staff see it. */
export const catalogue: Domain = { seed: seedCatalogue }
