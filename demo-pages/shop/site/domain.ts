import type { Domain } from '../server/domain.ts'
import { addHomePages } from './home.ts'
import { addHostPages } from './hosts.ts'
import { addSwapPages } from './swap.ts'
import { addVisitPages } from './visit.ts'

/** Pages around the flows. */
export const site: Domain = { mounts: [addHomePages, addSwapPages, addVisitPages, addHostPages] }
