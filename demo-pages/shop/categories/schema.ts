import { boolean, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'

/** A branch that was taken away, until it is brought back. */
export const categoryDeletions = pgTable('category_deletions', {
  id: serial().primaryKey(),
  market: text().notNull(),
  /** The one at its head. */
  categoryId: integer('category_id').notNull(),
  isRestored: boolean('is_restored').notNull().default(false),
})

export const categoryProducts = pgTable(
  'category_products',
  {
    categoryId: integer('category_id').notNull(),
    masterProductId: integer('master_product_id').notNull(),
  },
  table => [primaryKey({ columns: [table.categoryId, table.masterProductId] })],
)

export type Pair = readonly [categoryId: number, masterProductId: number]

/** What one bulk change really changed, so that it can be taken back exactly. */
export const categoryProductChanges = pgTable('category_product_changes', {
  id: serial().primaryKey(),
  market: text().notNull(),
  isAdding: boolean('is_adding').notNull(),
  pairs: jsonb().$type<readonly Pair[]>().notNull(),
  isDone: boolean('is_done').notNull().default(true),
})
