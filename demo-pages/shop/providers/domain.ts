import type { Domain } from '../server/domain.ts'
import { addGateway } from './gateway.ts'
import { addMaps } from './maps.ts'
import { addProvidersPage } from './qa-page.ts'
import { addProviderScripts } from './scripts.ts'
import { addTwistoDouble } from './twisto.ts'
import { addWalletDoubles } from './wallets.ts'

/** Doubles of the companies that the shop works with, for shops that nobody buys in. */
export const providers: Domain = {
  demoMounts: [addGateway, addProviderScripts, addWalletDoubles, addTwistoDouble, addMaps, addProvidersPage],
}
