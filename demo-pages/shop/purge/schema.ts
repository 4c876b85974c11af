import { boolean, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** Who told the cache to forget what, and when. */
export const purges = pgTable('purges', {
  id: serial().primaryKey(),
  market: text().notNull(),
  /** Null once the account is gone. */
  userId: integer('user_id'),
  mode: text().$type<'key' | 'url' | 'full'>().notNull(),
  /** The keys divided by spaces, or the address; null for everything. */
  target: text(),
  isSoft: boolean('is_soft').notNull(),
  purgedAt: timestamp('purged_at', { withTimezone: true }).notNull(),
})
export type Purge = typeof purges.$inferSelect
