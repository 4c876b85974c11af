import { integer, jsonb, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** The answer given under a key; the unique index is what lets only one of two racing requests have an effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: serial().primaryKey(),
    route: text().notNull(),
    /** Whose it is: another visitor's same key is another key. */
    owner: text().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer(),
    location: text(),
    body: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [unique('idempotency_keys_key').on(table.route, table.owner, table.key)],
)
