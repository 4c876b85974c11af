import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const passwordLinks = pgTable('password_links', {
  /** Only the hash of what the mail's link holds. */
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** Orders that Heureka is to be told of, of customers who agreed to that. */
export const heurekaOrders = pgTable('heureka_orders', {
  orderId: integer('order_id').primaryKey(),
  email: text().notNull(),
  productCodes: text('product_codes').array().notNull(),
})
