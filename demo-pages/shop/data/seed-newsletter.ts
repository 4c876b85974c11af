import type { MarketCode } from '../contract.ts'
import type { Database } from './database.ts'
import { addSubscriber, confirmSubscriber } from './newsletter-store.ts'
import { DEMO_ACCOUNTS } from './seed-users.ts'

/** The demo's customer gets the newsletter already, so that there is an address to which no second mail goes. */
export async function seedNewsletter(database: Database, market: MarketCode, now: Date): Promise<void> {
  const token = await addSubscriber(database, market, DEMO_ACCOUNTS.customer.email, now)
  if (token) await confirmSubscriber(database, market, token, now)
}
