import { readPages } from '../cms/page-seed.ts'
import type { Domain } from '../server/domain.ts'
import { addCompanyCall } from './companies/calls.ts'
import { addCourierCalls } from './courier/calls.ts'
import { addDeliveryCalls } from './delivery-calls.ts'
import { addDiscountCalls } from './discounts/calls.ts'
import { seedDiscounts } from './discounts/seed.ts'
import { addInstalmentOffers } from './instalment-offers.ts'
import { addOrderCall } from './order-call.ts'
import { addPaymentCalls } from './payment-calls.ts'
import { seedCheckoutPlaces } from './places/seed.ts'
import { addStoresPage } from './places/stores-page.ts'

/** From what is in the cart to an order: how it is delivered and paid, and what it comes to. */
export const checkout: Domain = {
  mounts: [
    addDeliveryCalls,
    addCourierCalls,
    addPaymentCalls,
    addInstalmentOffers,
    addDiscountCalls,
    addOrderCall,
    addCompanyCall,
    addStoresPage,
  ],
  async seed(database, market) {
    await seedCheckoutPlaces(database, market)
    await seedDiscounts(database, market)
  },
  listPages: market => readPages(new URL('./pages/', import.meta.url), market),
}
