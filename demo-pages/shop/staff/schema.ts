import { integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** What a part of the back office asks for. */
export const STAFF_ROLES = ['catalogue', 'preorders', 'orders', 'discounts'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export const staffRoles = pgTable(
  'staff_roles',
  { userId: integer('user_id').notNull(), role: text({ enum: STAFF_ROLES }).notNull() },
  table => [primaryKey({ columns: [table.userId, table.role] })],
)

/** By field: what it was, and what it is. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>

export const auditLog = pgTable('audit_log', {
  id: serial().primaryKey(),
  market: text().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  userId: integer('user_id'),
  area: text().notNull(),
  recordId: text('record_id').notNull(),
  action: text().notNull(),
  changes: jsonb().$type<Changes>().notNull().default({}),
})
