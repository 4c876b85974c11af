import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { PlaceForm } from '../contract.ts'
import type { Database } from './database.ts'
import { pages, placeholders, textBlocks } from './schema/pages.ts'

/**
 * Makes room on a page and returns the position that is free now; null where the component that it should stand
 * beside is not on the page. Editors of one page wait here for each other.
 */
export async function makeRoom(
  tx: Database,
  pageId: number,
  { target, position }: PlaceForm,
): Promise<number | null> {
  await tx.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId)).for('update')
  const at = position === 'end' ? await findEnd(tx, pageId) : await findBeside(tx, pageId, target, position)
  if (at === null) return null
  for (const table of [textBlocks, placeholders])
    await tx
      .update(table)
      .set({ position: sql`${table.position} + 1` })
      .where(and(eq(table.pageId, pageId), gte(table.position, at)))
  return at
}

async function findEnd(tx: Database, pageId: number): Promise<number> {
  let end = 0
  for (const table of [textBlocks, placeholders]) {
    const [row] = await tx
      .select({ last: sql<number | null>`max(${table.position})`.mapWith(Number) })
      .from(table)
      .where(eq(table.pageId, pageId))
    end = Math.max(end, (row?.last ?? -1) + 1)
  }
  return end
}

/** A target is a component by its pk, or a block of text as `text-12`. */
async function findBeside(
  tx: Database,
  pageId: number,
  target: string | null,
  position: PlaceForm['position'],
): Promise<number | null> {
  const [, text, id] = /^(text-)?(\d{1,9})$/.exec(target ?? '') ?? []
  if (!id) return null
  const table = text ? textBlocks : placeholders
  const isThere = text ? undefined : isNull(placeholders.deletedAt)
  const [row] = await tx
    .select({ position: table.position })
    .from(table)
    .where(and(eq(table.id, Number(id)), eq(table.pageId, pageId), isThere))
  return row ? row.position + (position === 'after' ? 1 : 0) : null
}
