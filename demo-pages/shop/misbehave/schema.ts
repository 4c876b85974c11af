import { bigserial, boolean, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** How a route is to go wrong: for the next `remaining` calls, until it expires, or until it is cleared. */
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
  /** Set on the panel rather than by a script. */
  isByHand: boolean('is_by_hand').notNull().default(false),
  /** What it was set with at one go. */
  preset: text(),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
})
export type Misbehaviour = typeof misbehaviours.$inferSelect

/** What reached the shop lately; nothing that a customer sent but the key of a repeated write. */
export const calls = pgTable('calls', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  route: text().notNull(),
  method: text().notNull(),
  time: timestamp({ withTimezone: true }).notNull(),
  scope: text(),
  idempotencyKey: text('idempotency_key'),
  status: integer(),
  market: text(),
  /** Without what a search or a form put into it. */
  path: text(),
  /** Milliseconds until the answer began. */
  duration: integer(),
  /** The answer's `X-Request-ID`, which pages tell as the code of a failure. */
  requestId: text('request_id'),
})
