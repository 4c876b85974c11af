import { boolean, integer, jsonb, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core'

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
    /** Of those that a new shop begins with. */
    code: text(),
    parentId: integer('parent_id'),
    name: text().notNull(),
    /** Among those of its parent. */
    position: integer().notNull(),
    seoName: text('seo_name').notNull(),
    forDisplay: boolean('for_display').notNull().default(true),
    filterable: boolean().notNull().default(false),
    forBuyout: boolean('for_buyout').notNull().default(false),
    forService: boolean('for_service').notNull().default(false),
    manufacturers: jsonb().$type<string[]>().notNull().default([]),
    photoId: integer('photo_id'),
    typeDevice: text('type_device'),
    meilisearchBoost: text('meilisearch_boost').notNull().default('1'),
    /** The SEO names from the top down to its own, each with a slash behind it: what is below it begins with the same. */
    urlPath: text('url_path').notNull().default(''),
    level: integer().notNull().default(1),
    version: integer().notNull().default(1),
    /** Set while it is deleted. */
    deletionId: integer('deletion_id'),
  },
  table => [unique('type_categories_code').on(table.market, table.code)],
)
