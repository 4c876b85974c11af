import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'
import { addSubscriber, confirmSubscriber } from './store.ts'

/** The demo's customer gets the newsletter already, so that there is an address to which no second mail goes. */
export async function seedNewsletter(database: Database, market: MarketCode, now: Date): Promise<void> {
  const token = await addSubscriber(database, market, DEMO_ACCOUNTS.customer.email, now)
  if (token) await confirmSubscriber(database, market, token, now)
}
