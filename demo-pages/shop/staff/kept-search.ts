import { randomBytes } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'

const HALF_A_DAY = 12 * 3_600_000

const staffSearches = pgTable('staff_searches', {
  id: text().primaryKey(),
  userId: integer('user_id').notNull(),
  market: text().notNull(),
  search: text().notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
})

/** Whose search it is, as nobody else may ask by its id. */
export interface Searcher {
  userId: number
  market: MarketCode
}

/** The id by which a text that may name a customer can be asked for again; the same for the same text. */
export async function keepSearch(
  database: Database,
  { userId, market }: Searcher,
  search: string,
): Promise<string> {
  const usedAt = new Date()
  const [kept] = await database
    .insert(staffSearches)
    .values({ id: randomBytes(16).toString('base64url'), userId, market, search, usedAt })
    .onConflictDoUpdate({
      target: [staffSearches.userId, staffSearches.market, staffSearches.search],
      set: { usedAt },
    })
    .returning({ id: staffSearches.id })
  return kept?.id ?? ''
}

/** The text that was searched for; null where it is another's, or too long ago. */
export async function findSearch(
  database: Database,
  { userId, market }: Searcher,
  id: string,
): Promise<string | null> {
  const isOwn = and(eq(staffSearches.userId, userId), eq(staffSearches.market, market))
  const [found] = await database
    .select({ search: staffSearches.search })
    .from(staffSearches)
    .where(and(eq(staffSearches.id, id), isOwn))
  return found?.search ?? null
}

/** Takes out what nobody has searched for in half a day. */
export async function sweepSearches(database: Database, now: Date): Promise<void> {
  await database.delete(staffSearches).where(lt(staffSearches.usedAt, new Date(now.getTime() - HALF_A_DAY)))
}
