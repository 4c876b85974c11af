import { boolean, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'

/** How a route is to go wrong: for the next `remaining` calls, or until it is cleared. */
export const misbehaviours = pgTable('misbehaviours', {
  id: serial().primaryKey(),
  route: text().notNull(),
  kind: text().notNull(),
  scope: text(),
  remaining: integer(),
  happensAfter: boolean('happens_after').notNull(),
  delay: integer().notNull(),
  retryAfter: text('retry_after'),
  body: text(),
})
export type Misbehaviour = typeof misbehaviours.$inferSelect
