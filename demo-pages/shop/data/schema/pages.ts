import { integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import type { Content } from '../content.ts'
import type { PlaceholderParam } from '../placeholder-param.ts'

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
})
export type Placeholder = typeof placeholders.$inferSelect
