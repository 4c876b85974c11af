import { readPages } from '../cms/page-seed.ts'
import type { Domain } from '../server/domain.ts'

export const checkout: Domain = {
  listPages: market => readPages(new URL('./pages/', import.meta.url), market),
}
