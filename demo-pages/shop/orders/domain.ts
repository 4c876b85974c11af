import { readPages } from '../cms/page-seed.ts'
import type { Domain } from '../server/domain.ts'
import { addOrderCalls, addOrderListCalls } from './calls.ts'
import { addDocumentPages } from './document-pages.ts'
import { addOrdersPages } from './orders-page.ts'
import { seedOrders } from './seed.ts'

/** What was ordered: how it is with it, its documents, and the way out of it. */
export const orders: Domain = {
  // A list is no order, though its path looks like one's.
  mounts: [addOrderListCalls, addOrderCalls, addDocumentPages],
  demoMounts: [addOrdersPages],
  seed: seedOrders,
  listPages: market => readPages(new URL('./pages/', import.meta.url), market),
}
