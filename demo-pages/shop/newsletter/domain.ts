import { readPages } from '../cms/page-seed.ts'
import type { Domain } from '../server/domain.ts'
import { addNewsletterCall } from './calls.ts'
import { addNewsletterPages } from './pages.ts'
import { seedNewsletter } from './seed.ts'

export const newsletter: Domain = {
  mounts: [addNewsletterCall, addNewsletterPages],
  seed: seedNewsletter,
  listPages: market => readPages(new URL('./pages/', import.meta.url), market),
}
