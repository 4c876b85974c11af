import type { Domain } from '../server/domain.ts'
import { addCartCalls } from './calls.ts'
import { addInstalmentCalls } from './instalment-calls.ts'
import { addOfferCall } from './offer-call.ts'
import { addPackageCalls } from './package-calls.ts'
import { addCartPage } from './page.ts'

export const cart: Domain = {
  mounts: [addCartCalls, addPackageCalls, addInstalmentCalls, addOfferCall, addCartPage],
}
