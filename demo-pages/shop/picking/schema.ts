import { boolean, integer, jsonb, numeric, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import type { AcceptedScan, PickingState } from '../contract.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const goodsLabels = pgTable('goods_labels', {
  goodsId: integer('goods_id').primaryKey(),
  barcode: text().notNull(),
  hasSerials: boolean('has_serials').notNull(),
})

export const serialNumbers = pgTable('serial_numbers', {
  id: serial().primaryKey(),
  market: text().notNull(),
  goodsId: integer('goods_id').notNull(),
  serial: text().notNull(),
  /** With which item it goes; null while it lies in the store. */
  orderItemId: integer('order_item_id'),
})

export const crates = pgTable('crates', {
  id: serial().primaryKey(),
  market: text().notNull(),
  name: text().notNull(),
  code: text().notNull(),
  orderId: integer('order_id'),
  changedAt: moment('changed_at').notNull().defaultNow(),
})
export type CrateRow = typeof crates.$inferSelect

export const orderDeliveries = pgTable('order_deliveries', {
  orderId: integer('order_id').primaryKey(),
  pickingState: text('picking_state').$type<PickingState>().notNull().default('waiting'),
  deliveryFrom: moment('delivery_from'),
  deliveryTo: moment('delivery_to'),
  lockedBy: integer('locked_by'),
  lockedAt: moment('locked_at'),
  handedOverAt: moment('handed_over_at'),
  version: integer().notNull().default(0),
})
export type DeliveryRow = typeof orderDeliveries.$inferSelect

export const pickingItems = pgTable('picking_items', {
  itemId: integer('item_id').primaryKey(),
  orderId: integer('order_id').notNull(),
  state: text().$type<PickingState>().notNull(),
  picked: integer().notNull().default(0),
})

/** A piece that was put into the crate. */
export interface PickedPiece {
  item: string
  /** Where each piece has a number of its own. */
  serial?: string
}

/** That the order was put into a crate. */
export interface PutCrate {
  /** Its code. */
  crate: string
  /** The code of the one that it lay in before. */
  former: string | null
}

export const orderScans = pgTable('order_scans', {
  id: serial().primaryKey(),
  orderId: integer('order_id').notNull(),
  stage: text().$type<'picking' | 'packing'>().notNull(),
  scan: jsonb().$type<AcceptedScan | PickedPiece | PutCrate>().notNull(),
  userId: integer('user_id'),
  at: moment('at').notNull().defaultNow(),
})

export const packages = pgTable('packages', {
  orderId: integer('order_id').primaryKey(),
  widthCm: integer('width_cm').notNull(),
  heightCm: integer('height_cm').notNull(),
  depthCm: integer('depth_cm').notNull(),
  weightKg: numeric('weight_kg', { precision: 6, scale: 3 }).notNull(),
  label: text(),
})
