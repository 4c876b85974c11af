import type { Domain } from '../server/domain.ts'
import { addBuyingPage } from './buying-page.ts'
import { addQaHome } from './home.ts'
import { addResetPage } from './reset-page.ts'

/** For testers: where they begin, and how they begin anew. */
export const qa: Domain = { demoMounts: [addQaHome, addBuyingPage, addResetPage] }
