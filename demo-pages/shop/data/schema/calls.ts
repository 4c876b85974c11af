import { bigserial, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What reached the shop lately; nothing that a customer sent but the key of a repeated write. */
export const calls = pgTable('calls', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  route: text().notNull(),
  method: text().notNull(),
  time: timestamp({ withTimezone: true }).notNull(),
  scope: text(),
  idempotencyKey: text('idempotency_key'),
  status: integer(),
})
