import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The last number of an order that each market has given in a year, so that none is left out. */
export const orderNumbers = pgTable(
  'order_numbers',
  {
    market: text().notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.market, table.year] })],
)
