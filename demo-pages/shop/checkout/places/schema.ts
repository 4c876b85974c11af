import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const PLACE_KINDS = ['counter', 'box'] as const

/** Where carriers hand parcels out. */
export const dispensingPlaces = pgTable(
  'dispensing_places',
  {
    market: text().notNull(),
    provider: text().notNull(),
    id: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    postcode: text().notNull(),
    kind: text({ enum: PLACE_KINDS }).notNull(),
    schedule: text().notNull(),
    /** Orders that it can hold at a time. */
    capacity: integer().notNull(),
    isClosed: boolean('is_closed').notNull().default(false),
    takesCards: boolean('takes_cards').notNull(),
    takesCash: boolean('takes_cash').notNull(),
    /** Words in small letters without diacritics, divided by spaces. */
    search: text().notNull(),
  },
  table => [primaryKey({ columns: [table.market, table.provider, table.id] })],
)
export type DispensingPlace = typeof dispensingPlaces.$inferSelect

/** Of the pieces that the shop has, those that lie in a store. */
export const storeStock = pgTable(
  'store_stock',
  {
    market: text().notNull(),
    storeId: text('store_id').notNull(),
    goodsId: integer('goods_id').notNull(),
    pieces: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.market, table.storeId, table.goodsId] })],
)
