import { readPages } from '../cms/page-seed.ts'
import type { Domain } from '../server/domain.ts'
import { addServiceCalls } from './calls.ts'
import { addServiceOrderPages } from './page.ts'
import { seedService } from './seed.ts'

/** Repairs. */
export const service: Domain = {
  mounts: [addServiceCalls, addServiceOrderPages],
  seed: seedService,
  listPages: market => readPages(new URL('./pages/', import.meta.url), market),
}
