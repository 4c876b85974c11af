import { pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** Who asked for the newsletter; it goes to those who confirmed it by the link that was mailed to them. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: serial().primaryKey(),
    market: text().notNull(),
    /** In small letters, so that one mailbox subscribes once. */
    email: text().notNull(),
    /** Stays the same from mail to mail, so that the link of each of them works. */
    token: text().notNull().unique(),
    agreedAt: timestamp('agreed_at', { withTimezone: true }).notNull(),
    mailedAt: timestamp('mailed_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  table => [unique('newsletter_subscribers_email').on(table.market, table.email)],
)
