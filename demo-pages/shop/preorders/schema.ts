import { boolean, date, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { Explanation, PreorderState, RuleSetName } from '../contract.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const preorderSettings = pgTable('preorder_settings', {
  id: serial().primaryKey(),
  market: text().notNull(),
  name: text().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  priority: integer().notNull(),
  typeDevice: text('type_device'),
  masterProductId: integer('master_product_id'),
  productId: integer('product_id'),
  defaultPoints: integer('default_points').notNull().default(0),
  allowsOtherStocks: boolean('allows_other_stocks').notNull().default(true),
  version: integer().notNull().default(1),
})
export type SettingRecord = typeof preorderSettings.$inferSelect

export const preorderRules = pgTable('preorder_rules', {
  id: serial().primaryKey(),
  settingId: integer('setting_id').notNull(),
  ruleSet: text('rule_set').$type<RuleSetName>().notNull(),
  stockId: integer('stock_id'),
  quantityFrom: integer('quantity_from'),
  quantityTo: integer('quantity_to'),
  /** Code of a way of paying or of delivering. */
  method: text(),
  points: integer().notNull(),
})
export type RuleRecord = typeof preorderRules.$inferSelect

export const preorderStock = pgTable('preorder_stock', {
  id: serial().primaryKey(),
  market: text().notNull(),
  productId: integer('product_id').notNull(),
  stockId: integer('stock_id').notNull(),
  quantity: integer().notNull(),
  bossQuantity: integer('boss_quantity').notNull().default(0),
  allocated: integer().notNull().default(0),
  version: integer().notNull().default(1),
  deletedAt: moment('deleted_at'),
})
export type StockRecord = typeof preorderStock.$inferSelect

export const stockImports = pgTable('stock_imports', {
  id: serial().primaryKey(),
  market: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const stockImportRows = pgTable('stock_import_rows', {
  importId: integer('import_id').notNull(),
  rowId: integer('row_id').notNull(),
  /** Null where the file has added the row. */
  formerQuantity: integer('former_quantity'),
  formerBossQuantity: integer('former_boss_quantity'),
  quantity: integer().notNull(),
  bossQuantity: integer('boss_quantity').notNull(),
})

export const stockMovements = pgTable('stock_movements', {
  id: serial().primaryKey(),
  market: text().notNull(),
  productId: integer('product_id').notNull(),
  stockId: integer('stock_id').notNull(),
  kind: text({ enum: ['sale', 'purchase'] }).notNull(),
  pieces: integer().notNull(),
  movedOn: date('moved_on').notNull(),
})

export const preorders = pgTable('preorders', {
  id: serial().primaryKey(),
  market: text().notNull(),
  orderNumber: text('order_number').notNull(),
  createdAt: moment('created_at').notNull(),
  productId: integer('product_id').notNull(),
  quantity: integer().notNull(),
  paymentType: text('payment_type').notNull(),
  deliveryType: text('delivery_type').notNull(),
  state: text().$type<PreorderState>().notNull(),
  previousState: text('previous_state').$type<PreorderState>(),
  score: integer().notNull().default(0),
  stockId: integer('stock_id'),
  explanation: jsonb().$type<Explanation>(),
  allocatedAt: moment('allocated_at'),
  version: integer().notNull().default(1),
})
export type PreorderRecord = typeof preorders.$inferSelect
