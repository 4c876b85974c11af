import { boolean, date, integer, numeric, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const money = (name: string) => numeric(name, { precision: 12, scale: 2 })

export const DISCOUNT_KINDS = ['percentage', 'absolute', 'fixed', 'isic'] as const

export const discounts = pgTable('discounts', {
  id: serial().primaryKey(),
  market: text().notNull(),
  name: text().notNull(),
  kind: text({ enum: DISCOUNT_KINDS }).notNull(),
  /** Per cent, a sum to take off, or the price that each piece then has. */
  value: money('value').notNull(),
  validFrom: moment('valid_from'),
  validTo: moment('valid_to'),
  isActive: boolean('is_active').notNull().default(true),
  isPublic: boolean('is_public').notNull().default(true),
  isCombinable: boolean('is_combinable').notNull().default(true),
  isAutomatic: boolean('is_automatic').notNull().default(false),
  isVoucher: boolean('is_voucher').notNull().default(false),
  minimalSum: money('minimal_sum').notNull().default('0'),
  /** Given once more for each whole minimal sum. */
  isCumulative: boolean('is_cumulative').notNull().default(false),
  /** Of all products where there is none. */
  setIds: integer('set_ids').array().notNull().default([]),
  version: integer().notNull().default(1),
  deletedAt: moment('deleted_at'),
})
export type Discount = typeof discounts.$inferSelect

/** Groups of products that discounts are for. */
export const discountSets = pgTable('discount_sets', {
  id: serial().primaryKey(),
  market: text().notNull(),
  name: text().notNull(),
  /** Seo names. */
  goods: text().array().notNull().default([]),
})
export type DiscountSet = typeof discountSets.$inferSelect

export const discountCodes = pgTable('discount_codes', {
  id: serial().primaryKey(),
  market: text().notNull(),
  discountId: integer('discount_id').notNull(),
  code: text().notNull(),
  isSingleUse: boolean('is_single_use').notNull().default(false),
  usedAt: moment('used_at'),
  orderId: integer('order_id'),
})
export type DiscountCode = typeof discountCodes.$inferSelect

/** In place of the service that knows the cards of students. */
export const isicCards = pgTable('isic_cards', {
  number: text().primaryKey(),
  /** In small letters without diacritics. */
  holder: text().notNull(),
  validTo: date('valid_to').notNull(),
})

export const cartDiscounts = pgTable('cart_discounts', {
  id: serial().primaryKey(),
  cartId: integer('cart_id').notNull(),
  discountId: integer('discount_id').notNull(),
  codeId: integer('code_id'),
})
