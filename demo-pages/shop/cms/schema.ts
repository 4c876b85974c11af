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

/** What editors make of a page before they publish it; no row where they never have. */
export const pageDrafts = pgTable('page_drafts', {
  pageId: integer('page_id').primaryKey(),
  /** Grows with whatever happens to the draft. */
  version: integer().notNull().default(0),
  /** How many of its steps hold; those after them can be done again. */
  step: integer().notNull().default(0),
  userId: integer('user_id'),
  changedAt: timestamp('changed_at', { withTimezone: true }),
})

/** The page's parts by name in their order, those that were taken off, and what is set anew, by the placeholder's id. */
export interface DraftState {
  parts: readonly string[]
  removed: readonly string[]
  edits: Readonly<Record<string, { params: PlaceholderParam[]; wakesWhen: string | null }>>
}

/** The draft after each of its steps; -1 is the page before it was published last. */
export const pageDraftSteps = pgTable('page_draft_steps', {
  pageId: integer('page_id').notNull(),
  number: integer().notNull(),
  state: jsonb().$type<DraftState>().notNull(),
})

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
