import { boolean, date, integer, jsonb, numeric, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { ITEM_KINDS, type OrderRequest } from '../contract.ts'

const money = (name: string) => numeric(name, { precision: 12, scale: 2 })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** States, and the words for them, are those of the contract (core/api/orders). */
export const orders = pgTable('orders', {
  id: serial().primaryKey(),
  market: text().notNull(),
  number: text().notNull(),
  /** Opens the order to whoever has it; nobody can guess it. */
  token: text().notNull(),
  userId: integer('user_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  state: text().notNull().default('new'),
  typeDeliveryCode: text('type_delivery_code').notNull(),
  deliveryName: text('delivery_name').notNull(),
  deliveryPrice: money('delivery_price').notNull(),
  placeId: text('place_id'),
  /** Where it goes, in lines to show. */
  placeLines: jsonb('place_lines').$type<string[]>().notNull().default([]),
  timeslotId: text('timeslot_id'),
  expectedDate: date('expected_date'),
  deliveryNumber: text('delivery_number'),
  typePayment: text('type_payment').notNull(),
  paymentName: text('payment_name').notNull(),
  paymentCompany: text('payment_company'),
  installmentId: text('installment_id'),
  paymentPrice: money('payment_price').notNull(),
  isPaid: boolean('is_paid').notNull().default(false),
  paidAt: moment('paid_at'),
  goodsTotal: money('goods_total').notNull(),
  discountTotal: money('discount_total').notNull(),
  rounding: money('rounding').notNull().default('0'),
  total: money('total').notNull(),
  billing: jsonb().$type<OrderRequest['order_billing_address']>().notNull(),
  deliveryAddress: jsonb('delivery_address').$type<NonNullable<OrderRequest['order_delivery_address']>>(),
  info: jsonb().$type<OrderRequest['order_info']>().notNull(),
  twistoTransaction: text('twisto_transaction'),
  invoiceState: text('invoice_state').notNull().default('not-created'),
  invoiceNumber: text('invoice_number'),
  creditNoteNumber: text('credit_note_number'),
  /** How it is paid in instalments, as it was agreed. */
  instalment: jsonb().$type<OrderInstalment>(),
})

export interface OrderInstalment {
  company_name: string
  month_count: number
  /** Decimals. */
  deposit: string
  monthly: string
  total: string
  /** The yearly percentage rate of charge, in per cent. */
  annual_rate: number | null
}
export type OrderRow = typeof orders.$inferSelect

export const orderItems = pgTable('order_items', {
  id: serial().primaryKey(),
  orderId: integer('order_id').notNull(),
  /** The item that this one goes with. */
  parentId: integer('parent_id'),
  goodsId: integer('goods_id'),
  kind: text({ enum: ITEM_KINDS }).notNull(),
  code: text().notNull(),
  name: text().notNull(),
  quantity: integer().notNull(),
  unitPrice: money('unit_price').notNull(),
  finalPrice: money('final_price').notNull(),
})
export type OrderItemRow = typeof orderItems.$inferSelect

export const orderEvents = pgTable('order_events', {
  id: serial().primaryKey(),
  orderId: integer('order_id').notNull(),
  at: moment('at').notNull().defaultNow(),
  state: text().notNull(),
})

/** One try to pay an order. */
export const payments = pgTable('payments', {
  id: serial().primaryKey(),
  /** Nobody can guess it. */
  payId: text('pay_id').notNull(),
  orderId: integer('order_id').notNull(),
  kind: text().notNull(),
  status: text().notNull().default('created'),
  amount: money('amount').notNull(),
  message: text(),
  /** What a wallet gave, until it is used. */
  token: text(),
  /** Of a wallet's token, so that nobody pays by it twice. */
  tokenHash: text('token_hash'),
  createdAt: moment('created_at').notNull().defaultNow(),
  settledAt: moment('settled_at'),
})
export type PaymentRow = typeof payments.$inferSelect

export const withdrawals = pgTable('withdrawals', {
  id: serial().primaryKey(),
  number: text().notNull(),
  orderId: integer('order_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  name: text().notNull(),
  email: text().notNull(),
  bankAccount: text('bank_account').notNull(),
  reason: text().notNull(),
  /** What of each item is returned; `id` is that of the item. */
  items: jsonb().$type<{ id: string; quantity: number }[]>().notNull(),
  /** The document that corrects the invoice by it. */
  creditNoteNumber: text('credit_note_number'),
  refund: money('refund').notNull().default('0'),
})
export type WithdrawalRow = typeof withdrawals.$inferSelect

/** The last number given to each kind of document, so that they follow each other without gaps. */
export const documentNumbers = pgTable('document_numbers', {
  name: text().primaryKey(),
  last: integer().notNull(),
})
