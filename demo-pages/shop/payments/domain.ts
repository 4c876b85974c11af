import { readPages } from '../cms/page-seed.ts'
import type { Domain } from '../server/domain.ts'
import { addCardCalls } from './card-calls.ts'
import { addNotifyCall } from './notify.ts'
import { seedPayments } from './seed.ts'
import { addTwistoCalls } from './twisto-calls.ts'
import { addWalletCalls } from './wallet-calls.ts'

/** Paying orders: by card, by a wallet, through Twisto. */
export const payments: Domain = {
  mounts: [addCardCalls, addWalletCalls, addTwistoCalls, addNotifyCall],
  seed: (database, market, { isDemo }) => (isDemo ? seedPayments(database, market) : Promise.resolve()),
  listPages: market => readPages(new URL('./pages/', import.meta.url), market),
}
