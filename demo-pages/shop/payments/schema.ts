import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** What the gateway signs its word on a payment with. */
export const gatewaySecret = pgTable('gateway_secret', {
  id: integer().primaryKey(),
  secret: text().notNull(),
})
