import { boolean, integer, numeric, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core'

export const GOODS_KINDS = ['phone', 'tablet', 'watch', 'accessory'] as const
export type GoodsKind = (typeof GOODS_KINDS)[number]

/** What the shop sells new; not to be mixed up with the devices that it buys back. */
export const goods = pgTable(
  'goods',
  {
    id: serial().primaryKey(),
    market: text().notNull(),
    seoName: text('seo_name').notNull(),
    name: text().notNull(),
    description: text().notNull(),
    picture: text().notNull(),
    price: numeric({ precision: 12, scale: 2 }).notNull(),
    isSold: boolean('is_sold').notNull(),
    brand: text().notNull(),
    kind: text({ enum: GOODS_KINDS }).notNull(),
    /** Pieces in the store. */
    stock: integer().notNull(),
    position: integer().notNull(),
  },
  table => [unique('goods_seo_name').on(table.market, table.seoName)],
)
export type Goods = typeof goods.$inferSelect

/** A cart belongs to a customer, or to the browser that keeps its token; of that only the hash is stored. */
export const carts = pgTable(
  'carts',
  {
    id: serial().primaryKey(),
    market: text().notNull(),
    tokenHash: text('token_hash'),
    userId: integer('user_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    unique('carts_token').on(table.market, table.tokenHash),
    unique('carts_user').on(table.market, table.userId),
  ],
)

export const cartItems = pgTable(
  'cart_items',
  {
    id: serial().primaryKey(),
    cartId: integer('cart_id').notNull(),
    goodsId: integer('goods_id').notNull(),
    quantity: integer().notNull(),
  },
  table => [unique('cart_items_goods').on(table.cartId, table.goodsId)],
)
