import { integer, jsonb, numeric, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { ConditionAnswer } from '../../contract.ts'
import type { BuyoutSnapshot } from '../buyout-snapshot.ts'

/** A submitted buy-back with the price list it was made by, so that it never changes afterwards. */
export const buyouts = pgTable('buyouts', {
  id: serial().primaryKey(),
  market: text().notNull(),
  token: text().notNull().unique(),
  state: text().notNull(),
  userId: integer('user_id'),
  deviceCode: text('device_code').notNull(),
  version: text().notNull(),
  quality: text().notNull(),
  price: numeric({ precision: 12, scale: 2 }).notNull(),
  answers: jsonb().$type<ConditionAnswer[]>().notNull(),
  snapshot: jsonb().$type<BuyoutSnapshot>().notNull(),
  customer: jsonb().$type<Record<string, string>>().notNull(),
  pickupAddress: jsonb('pickup_address').$type<Record<string, string>>(),
  device: jsonb().$type<Record<string, string>>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
export type Buyout = typeof buyouts.$inferSelect

/** Mails are never sent from here: the outbox is where QA reads them. */
export const mails = pgTable('mails', {
  id: serial().primaryKey(),
  market: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** The answer given under a key; the unique index is what lets only one of two racing requests have an effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: serial().primaryKey(),
    route: text().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer(),
    location: text(),
    body: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [unique('idempotency_keys_key').on(table.route, table.key)],
)
