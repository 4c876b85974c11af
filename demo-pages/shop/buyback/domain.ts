import { readPages } from '../cms/page-seed.ts'
import type { Domain } from '../server/domain.ts'
import { addBuyoutPage } from './buyout-page.ts'
import { addBuyoutsPage } from './buyouts-page.ts'
import { addPriceCalls } from './calls.ts'
import { addPriceListForm } from './price-list-form.ts'
import { addSaleCalls } from './sale-calls.ts'
import { seedBuyback } from './seed.ts'

/** Buying used devices: prices, sales and what staff see of them. */
export const buyback: Domain = {
  mounts: [addPriceCalls, addSaleCalls, addBuyoutsPage, addBuyoutPage],
  demoMounts: [addPriceListForm],
  seed: seedBuyback,
  listPages: market => readPages(new URL('./pages/', import.meta.url), market),
}
