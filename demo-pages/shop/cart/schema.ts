import {
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

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

/** What the customer was shown: how many of each line at which price, and what all of it comes to. */
export interface ToldCart {
  lines: Record<string, { quantity: number; price: string }>
  total: string
}

/** A cart belongs to a customer, or to the browser that keeps its token; of that only the hash is stored. */
export const carts = pgTable(
  'carts',
  {
    id: serial().primaryKey(),
    market: text().notNull(),
    tokenHash: text('token_hash'),
    userId: integer('user_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** What is chosen in the checkout so far. */
    typeDeliveryCode: text('type_delivery_code'),
    typePayment: text('type_payment'),
    paymentCompany: text('payment_company'),
    installmentId: text('installment_id'),
    /** What the checkout last told of it. */
    told: jsonb().$type<ToldCart>(),
    /** What the courier within the hour asks, and for which postcode. */
    express: jsonb().$type<{ postcode: string; price: string }>(),
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
    /** The item that an accessory was put beside; 0 for an item of its own. */
    parentId: integer('parent_id').notNull().default(0),
    insuranceIds: text('insurance_ids').array().notNull().default([]),
    warrantyMonths: integer('warranty_months'),
    prolongCode: text('prolong_code'),
    /** Code of the device that the shop buys back for it, and what it takes off for that. */
    bonusProduct: text('bonus_product'),
    bonusAmount: numeric('bonus_amount', { precision: 12, scale: 2 }),
    installmentId: text('installment_id'),
    arrangeType: text('arrange_type'),
    /** What each chosen insurance cost when it was chosen, by its id. */
    insurancePrices: jsonb('insurance_prices').$type<Record<string, string>>().notNull().default({}),
    /** Null for what was put in before this was noted. */
    priceAtAdding: numeric('price_at_adding', { precision: 12, scale: 2 }),
  },
  table => [unique('cart_items_goods').on(table.cartId, table.goodsId, table.parentId)],
)
export type CartItem = typeof cartItems.$inferSelect
