import { boolean, integer, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import type { GridState } from '../contract.ts'

/** How a grid of the back office stands, under a name. */
export const gridViews = pgTable(
  'grid_views',
  {
    id: serial().primaryKey(),
    market: text().notNull(),
    grid: text().notNull(),
    userId: integer('user_id').notNull(),
    name: text().notNull(),
    isShared: boolean('is_shared').notNull(),
    state: jsonb().$type<GridState>().notNull(),
  },
  table => [unique().on(table.market, table.grid, table.userId, table.name)],
)
