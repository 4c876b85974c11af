import { eq } from 'drizzle-orm'
import type { MarketCode, PurgeRequest } from '../contract.ts'
import type { Database } from '../database/database.ts'
import type { SeedSetting } from '../server/domain.ts'
import { SITES } from '../site/site.ts'
import { users } from '../visitor/schema.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'
import { purges } from './schema.ts'
import { recordPurge } from './store.ts'

const HOUR = 3_600_000

/** What staff would have purged in the last days: hours ago, and what. */
const listPast = (market: MarketCode): [number, PurgeRequest][] => [
  [2, { mode: 'url', url: SITES[market].paths.buyback, soft_purge: true }],
  [26, { mode: 'key', keys: 'html endpoint', soft_purge: true }],
  [51, { mode: 'key', keys: 'product-apple-iphone-13 product-samsung-galaxy-s24', soft_purge: false }],
  [170, { mode: 'full', soft_purge: false }],
]

/** Gives a market that was never purged a history to look at. */
export async function seedPurges(
  database: Database,
  market: MarketCode,
  { now }: SeedSetting,
): Promise<void> {
  const [known] = await database
    .select({ id: purges.id })
    .from(purges)
    .where(eq(purges.market, market))
    .limit(1)
  const [staff] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, DEMO_ACCOUNTS.staff.email))
  if (known || !staff) return
  for (const [hours, request] of listPast(market).reverse()) {
    const at = new Date(now.getTime() - hours * HOUR)
    await recordPurge(database, request, { market, userId: staff.id, at })
  }
}
