import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The site's own texts; `content` is HTML as an editor saved it. */
export const articles = pgTable(
  'articles',
  {
    market: text().notNull(),
    name: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.market, table.name] })],
)
