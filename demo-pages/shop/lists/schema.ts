import { integer, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core'

/** All kinds of devices that products are sorted by, also those that nobody buys back. */
export const typeDevices = pgTable(
  'type_devices',
  {
    market: text().notNull(),
    value: text().notNull(),
    label: text().notNull(),
    position: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.market, table.value] })],
)

export const units = pgTable(
  'units',
  {
    market: text().notNull(),
    code: text().notNull(),
    label: text().notNull(),
    position: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.market, table.code] })],
)

/** Categories of products; one without a parent is at the top. */
export const typeCategories = pgTable(
  'type_categories',
  {
    id: serial().primaryKey(),
    market: text().notNull(),
    code: text().notNull(),
    parentId: integer('parent_id'),
    name: text().notNull(),
    position: integer().notNull(),
  },
  table => [unique('type_categories_code').on(table.market, table.code)],
)
