import { integer, jsonb, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { Content, PlaceholderParam } from './content.ts'

export const pages = pgTable(
  'pages',
  {
    id: serial().primaryKey(),
    market: text().notNull(),
    path: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
  },
  table => [unique('pages_path').on(table.market, table.path)],
)
export type Page = typeof pages.$inferSelect

/** Text that the server renders; blocks and placeholders of a page share one order. */
export const textBlocks = pgTable('text_blocks', {
  id: serial().primaryKey(),
  pageId: integer('page_id').notNull(),
  position: integer().notNull(),
  content: jsonb().$type<Content[]>().notNull(),
})

/** Where an editor put a component; `id` is what the page carries as `data-component-pk`. */
export const placeholders = pgTable('placeholders', {
  id: serial().primaryKey(),
  pageId: integer('page_id').notNull(),
  position: integer().notNull(),
  component: text().notNull(),
  params: jsonb().$type<PlaceholderParam[]>().notNull(),
  wakesWhen: text('wakes_when'),
  fallback: jsonb().$type<Content[]>().notNull(),
  /** Grows with each save. */
  version: integer().notNull().default(1),
  /** Set while it is taken off its page; an editor may put it back. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
})
export type Placeholder = typeof placeholders.$inferSelect

/** What was saved when and by whom. */
export const placeholderVersions = pgTable('placeholder_versions', {
  id: serial().primaryKey(),
  placeholderId: integer('placeholder_id').notNull(),
  version: integer().notNull(),
  params: jsonb().$type<PlaceholderParam[]>().notNull(),
  wakesWhen: text('wakes_when'),
  userId: integer('user_id'),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
})
