import { integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'

export const countries = pgTable(
  'countries',
  {
    market: text().notNull(),
    id: integer().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.market, table.id] })],
)

/** `search` is city and district without diacritics, in small letters. */
export const places = pgTable('places', {
  id: serial().primaryKey(),
  market: text().notNull(),
  city: text().notNull(),
  district: text().notNull(),
  postcode: text().notNull(),
  search: text().notNull(),
})
