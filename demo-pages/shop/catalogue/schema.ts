import { boolean, integer, numeric, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** Where goods lie. */
export const stocks = pgTable('stocks', {
  id: serial().primaryKey(),
  market: text().notNull(),
  code: text().notNull(),
  name: text().notNull(),
  position: integer().notNull(),
})

/** A product in all its colours and qualities. */
export const masterProducts = pgTable('master_products', {
  id: serial().primaryKey(),
  market: text().notNull(),
  code: text().notNull(),
  name: text().notNull(),
  manufacturer: text().notNull(),
  typeDevice: text('type_device').notNull(),
  price: numeric({ precision: 12, scale: 2 }).notNull(),
  isActive: boolean('is_active').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  version: integer().notNull(),
})
export type MasterProduct = typeof masterProducts.$inferSelect

/** What is sold of it. */
export const productVariants = pgTable('product_variants', {
  id: serial().primaryKey(),
  market: text().notNull(),
  masterProductId: integer('master_product_id').notNull(),
  code: text().notNull(),
  color: text().notNull(),
  quality: text().notNull(),
  price: numeric({ precision: 12, scale: 2 }).notNull(),
  pieces: integer().notNull(),
})
