import { and, asc, eq, or } from 'drizzle-orm'
import type { GridState, MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { gridViews } from './schema.ts'

type Kept = typeof gridViews.$inferSelect

/** More of one grid nobody chooses from. */
const MOST = 200

interface Owner {
  market: MarketCode
  userId: number
}

/** As the contract spells it, for one member of staff. */
export const describeView = ({ id, name, isShared, state, userId }: Kept, { userId: who }: Owner) => ({
  id,
  name,
  is_shared: isShared,
  is_own: userId === who,
  state,
})

/** Their own views of a grid and those that others share, by name. */
export function listViews(database: Database, { market, userId }: Owner, grid: string): Promise<Kept[]> {
  return database
    .select()
    .from(gridViews)
    .where(
      and(
        eq(gridViews.market, market),
        eq(gridViews.grid, grid),
        or(eq(gridViews.userId, userId), eq(gridViews.isShared, true)),
      ),
    )
    .orderBy(asc(gridViews.name), asc(gridViews.id))
    .limit(MOST)
}

/** One of the same name and the same person takes its place. */
export async function saveView(
  database: Database,
  owner: Owner,
  { grid, name, isShared, state }: { grid: string; name: string; isShared: boolean; state: GridState },
): Promise<Kept> {
  const [row] = await database
    .insert(gridViews)
    .values({ ...owner, grid, name, isShared, state })
    .onConflictDoUpdate({
      target: [gridViews.market, gridViews.grid, gridViews.userId, gridViews.name],
      set: { isShared, state },
    })
    .returning()
  if (!row) throw new Error('The view was not kept.')
  return row
}

/** False where there is none of theirs: what others share is theirs to delete. */
export async function deleteView(
  database: Database,
  { market, userId }: Owner,
  id: number,
): Promise<boolean> {
  const gone = await database
    .delete(gridViews)
    .where(and(eq(gridViews.id, id), eq(gridViews.market, market), eq(gridViews.userId, userId)))
    .returning({ id: gridViews.id })
  return gone.length > 0
}
