import { randomBytes } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { newsletterSubscribers as subscribers } from './schema.ts'

/** For that long nobody can have another mail sent to the same address. */
const QUIET = 5 * 60_000

/**
 * Keeps the wish for the newsletter and answers the token for the mail that confirms it; null where none is to be
 * sent, because the address is confirmed or has just got one. One statement, so that of two racing wishes one mails.
 */
export async function addSubscriber(
  database: Database,
  market: MarketCode,
  email: string,
  now: Date = new Date(),
): Promise<string | null> {
  const token = randomBytes(24).toString('base64url')
  const quietSince = new Date(now.getTime() - QUIET)
  const [row] = await database
    .insert(subscribers)
    .values({ market, email: email.toLowerCase(), token, agreedAt: now, mailedAt: now })
    .onConflictDoUpdate({
      target: [subscribers.market, subscribers.email],
      set: { agreedAt: now, mailedAt: now },
      setWhere: sql`${subscribers.confirmedAt} is null and ${lt(subscribers.mailedAt, quietSince)}`,
    })
    .returning({ token: subscribers.token })
  return row?.token ?? null
}

/** Whether there is such a link. */
export async function hasSubscriber(database: Database, market: MarketCode, token: string): Promise<boolean> {
  const rows = await database
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(and(eq(subscribers.market, market), eq(subscribers.token, token)))
  return rows.length > 0
}

/** Confirms whose link was opened, also more than once; false where there is no such link. */
export async function confirmSubscriber(
  database: Database,
  market: MarketCode,
  token: string,
  now: Date = new Date(),
): Promise<boolean> {
  const rows = await database
    .update(subscribers)
    .set({ confirmedAt: sql`coalesce(${subscribers.confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(subscribers.market, market), eq(subscribers.token, token)))
    .returning({ id: subscribers.id })
  return rows.length > 0
}
