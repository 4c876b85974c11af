import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Orders that Heureka is to be told of, of customers who agreed to that. */
export const heurekaOrders = pgTable('heureka_orders', {
  orderId: integer('order_id').primaryKey(),
  email: text().notNull(),
  productCodes: text('product_codes').array().notNull(),
})
