import { integer, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core'

/** What can be bought back at all: phones, tablets, smartwatches; each market has its own values and labels. */
export const deviceTypes = pgTable(
  'device_types',
  {
    market: text().notNull(),
    value: text().notNull(),
    label: text().notNull(),
    picture: text().notNull(),
    position: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.market, table.value] })],
)

export const manufacturers = pgTable(
  'manufacturers',
  {
    market: text().notNull(),
    value: text().notNull(),
    label: text().notNull(),
    position: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.market, table.value] })],
)

export const deviceModels = pgTable(
  'device_models',
  {
    id: serial().primaryKey(),
    market: text().notNull(),
    type: text().notNull(),
    manufacturer: text().notNull(),
    value: text().notNull(),
    label: text().notNull(),
    position: integer().notNull(),
  },
  table => [unique('device_models_value').on(table.market, table.value)],
)
export type DeviceModel = typeof deviceModels.$inferSelect

/** One colour of one model is a device: its `code` is the device identifier. */
export const deviceColors = pgTable(
  'device_colors',
  {
    id: serial().primaryKey(),
    modelId: integer('model_id').notNull(),
    market: text().notNull(),
    code: text().notNull(),
    color: text().notNull(),
    label: text().notNull(),
    imageAlt: text('image_alt').notNull(),
    position: integer().notNull(),
  },
  table => [unique('device_colors_code').on(table.market, table.code)],
)
export type DeviceColor = typeof deviceColors.$inferSelect
