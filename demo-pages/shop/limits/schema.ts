import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often somebody did what is limited, and from when on they may again. */
export const turns = pgTable('turns', {
  /** Of what and whose; of the latter only a hash is stored. */
  name: text().primaryKey(),
  taken: integer().notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  openAt: timestamp('open_at', { withTimezone: true }).notNull(),
})
