import { boolean, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

export const users = pgTable('users', {
  id: serial().primaryKey(),
  email: text().notNull().unique(),
  /** First and last name in one. */
  name: text().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  isStaff: boolean('is_staff').notNull(),
  isShopAccount: boolean('is_shop_account').notNull(),
})
export type User = typeof users.$inferSelect

/** The cookie's value itself is never stored, only its hash. */
export const sessions = pgTable('sessions', {
  idHash: text('id_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** What opens the page of a new password. */
export const passwordLinks = pgTable('password_links', {
  /** Only the hash of what the mail's link holds. */
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
