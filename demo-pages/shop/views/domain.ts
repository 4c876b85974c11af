import type { Domain } from '../server/domain.ts'
import { addViewCalls } from './calls.ts'

/** How members of staff have their grids. */
export const views: Domain = { mounts: [addViewCalls] }
