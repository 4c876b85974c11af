import { pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

/** Mails are never sent from here: the outbox is where QA reads them. */
export const mails = pgTable('mails', {
  id: serial().primaryKey(),
  market: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
