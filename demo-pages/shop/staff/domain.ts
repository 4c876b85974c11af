import type { Domain } from '../server/domain.ts'
import { addStaffPages } from './pages.ts'

/** The back office: who may do what in it, its pages, and what its lists have in common. */
export const staff: Domain = { mounts: [addStaffPages] }
