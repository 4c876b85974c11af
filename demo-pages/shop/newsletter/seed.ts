import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import type { SeedSetting } from '../server/domain.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'
import { addSubscriber, confirmSubscriber } from './store.ts'

/** In a demo its customer gets the newsletter already, so that there is an address to which no second mail goes. */
export async function seedNewsletter(
  database: Database,
  market: MarketCode,
  { now, isDemo }: SeedSetting,
): Promise<void> {
  if (!isDemo) return
  const token = await addSubscriber(database, market, DEMO_ACCOUNTS.customer.email, now)
  if (token) await confirmSubscriber(database, market, token, now)
}
