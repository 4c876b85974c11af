import { integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** What the pages of the back office ask for, group by group. */
export const OFFICE_ROLES = ['catalogue', 'preorders', 'orders', 'discounts'] as const
export type OfficeRole = (typeof OFFICE_ROLES)[number]
/** Beside them: who may look after buy-backs, and who may change the site's pages and purge its cache. */
export const STAFF_ROLES = [...OFFICE_ROLES, 'buyouts', 'content'] as const
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
