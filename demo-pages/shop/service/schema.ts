import { boolean, integer, numeric, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'

/** What the service does with one model. Without a price only a look at the device tells it. */
export const serviceOperations = pgTable(
  'service_operations',
  {
    id: serial().primaryKey(),
    modelId: integer('model_id').notNull(),
    code: text().notNull(),
    label: text().notNull(),
    description: text(),
    priceFrom: numeric('price_from', { precision: 12, scale: 2 }),
    minutes: integer(),
    isSameDay: boolean('is_same_day').notNull(),
    /** In how many stores the part lies ready; null where none is needed. */
    stores: integer(),
    position: integer().notNull(),
  },
  table => [unique('service_operations_code').on(table.modelId, table.code)],
)
export type ServiceOperation = typeof serviceOperations.$inferSelect

/** What the smart search finds: a model, or one colour of it; `search` is its name without capitals and diacritics. */
export const serviceProducts = pgTable(
  'service_products',
  {
    id: serial().primaryKey(),
    market: text().notNull(),
    code: text().notNull(),
    modelId: integer('model_id').notNull(),
    colorId: integer('color_id'),
    search: text().notNull(),
    position: integer().notNull(),
  },
  table => [unique('service_products_code').on(table.market, table.code)],
)
