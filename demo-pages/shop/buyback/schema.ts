import {
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { ConditionAnswer } from '../contract.ts'
import type { BuyoutSnapshot } from './wire.ts'

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

/** Who moved a buy-back on, and when. */
export const buyoutChanges = pgTable('buyout_changes', {
  id: serial().primaryKey(),
  buyoutId: integer('buyout_id').notNull(),
  fromState: text('from_state').notNull(),
  toState: text('to_state').notNull(),
  /** Null once the account is gone. */
  userId: integer('user_id'),
  /** For staff alone. */
  note: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
})

/** One price list of one model; it stands, unless withdrawn, until its last day even when a newer one is out. */
export const priceVersions = pgTable(
  'price_versions',
  {
    id: serial().primaryKey(),
    modelId: integer('model_id').notNull(),
    number: integer().notNull(),
    version: text().notNull().unique(),
    minimalPrice: numeric('minimal_price', { precision: 12, scale: 2 }).notNull(),
    validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  table => [unique('price_versions_number').on(table.modelId, table.number)],
)
export type PriceVersion = typeof priceVersions.$inferSelect

/** New prices that somebody published by hand, and what they took the place of. */
export const pricePublications = pgTable('price_publications', {
  id: serial().primaryKey(),
  market: text().notNull(),
  /** Null for all of the market. */
  model: text(),
  factor: numeric({ precision: 5, scale: 3 }).notNull(),
  /** How many models got new prices. */
  models: integer().notNull(),
  /** The price list that each of them had before. */
  former: jsonb().$type<FormerPrices[]>().notNull(),
  /** The publication before which prices were brought back. */
  restores: integer(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
})
export type PricePublication = typeof pricePublications.$inferSelect

export interface FormerPrices {
  modelId: number
  versionId: number
}

/** A result without a quality stands for a device that is not bought out. */
export const appraisalResults = pgTable('appraisal_results', {
  id: serial().primaryKey(),
  priceVersionId: integer('price_version_id').notNull(),
  quality: text(),
  price: numeric({ precision: 12, scale: 2 }),
  position: integer().notNull(),
})
export type AppraisalResult = typeof appraisalResults.$inferSelect

/** A question about the device's condition; one with a manufacturer replaces the general one of the same code. */
export const conditions = pgTable('conditions', {
  id: serial().primaryKey(),
  market: text().notNull(),
  deviceType: text('device_type').notNull(),
  manufacturer: text(),
  code: text().notNull(),
  kind: text().notNull(),
  name: text().notNull(),
  help: text(),
  isDisabled: boolean('is_disabled').notNull(),
  position: integer().notNull(),
})

/** A choice without a quality is price-only. Its correction is a share of the price of grade A, in percent. */
export const conditionChoices = pgTable('condition_choices', {
  id: serial().primaryKey(),
  conditionId: integer('condition_id').notNull(),
  value: text().notNull(),
  label: text().notNull(),
  help: text(),
  quality: text(),
  correctionPercent: integer('correction_percent').notNull(),
  position: integer().notNull(),
})
