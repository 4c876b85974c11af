import { and, desc, eq } from 'drizzle-orm'
import type { MarketCode, PurgeRequest } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { users } from '../visitor/schema.ts'
import { type Purge, purges } from './schema.ts'

const MOST = 100

export interface PastPurge extends Purge {
  /** Who did it; null once the account is gone. */
  who: string | null
}

/** Keeps what was purged; answers its id. */
export async function recordPurge(
  database: Database,
  request: PurgeRequest,
  { market, userId, at = new Date() }: { market: MarketCode; userId: number; at?: Date },
): Promise<number> {
  const { mode, soft_purge: isSoft } = request
  const target = mode === 'key' ? request.keys : mode === 'url' ? request.url : null
  const [row] = await database
    .insert(purges)
    .values({ market, userId, mode, target, isSoft, purgedAt: at })
    .returning({ id: purges.id })
  if (!row) throw new Error('The purge was not kept.')
  return row.id
}

/** The last purges of a market, or of both, the newest first. */
export async function listPurges(database: Database, market?: MarketCode): Promise<PastPurge[]> {
  const rows = await database
    .select({ purge: purges, who: users.name })
    .from(purges)
    .leftJoin(users, eq(users.id, purges.userId))
    .where(and(market && eq(purges.market, market)))
    .orderBy(desc(purges.purgedAt), desc(purges.id))
    .limit(MOST)
  return rows.map(({ purge, who }) => ({ ...purge, who }))
}
