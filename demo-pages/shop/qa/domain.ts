import type { Domain } from '../server/domain.ts'
import { addQaHome } from './home.ts'

/** For testers: where they begin. */
export const qa: Domain = { demoMounts: [addQaHome] }
