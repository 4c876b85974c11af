import { and, asc, desc, eq, gte, isNull, like, sql } from 'drizzle-orm'
import type { MarketCode, PlaceForm } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { users } from '../visitor/schema.ts'
import type { Content, PlaceholderParam } from './content.ts'
import {
  type Page,
  type Placeholder,
  pages,
  placeholders,
  placeholderVersions,
  textBlocks,
} from './schema.ts'

export type PagePart = { content: Content[]; blockId: number } | { placeholder: Placeholder }

export interface ComposedPage {
  page: Page
  parts: PagePart[]
}

/** A page with its blocks and placeholders in their order. */
export async function readPage(
  database: Database,
  market: MarketCode,
  path: string,
): Promise<ComposedPage | null> {
  const [page] = await database
    .select()
    .from(pages)
    .where(and(eq(pages.market, market), eq(pages.path, path)))
  if (!page) return null
  const blocks = await database.select().from(textBlocks).where(eq(textBlocks.pageId, page.id))
  const places = await database
    .select()
    .from(placeholders)
    .where(and(eq(placeholders.pageId, page.id), isNull(placeholders.deletedAt)))
  const parts = [
    ...blocks.map(({ position, content, id }) => ({ position, part: { content, blockId: id } })),
    ...places.map(placeholder => ({ position: placeholder.position, part: { placeholder } })),
  ]
  return { page, parts: parts.sort((a, b) => a.position - b.position).map(({ part }) => part) }
}

export const hasPage = async (database: Database, market: MarketCode, path: string): Promise<boolean> =>
  (await readPage(database, market, path)) !== null

/** The pages below a path, for a list of links. */
export const listPagesBelow = (database: Database, market: MarketCode, path: string): Promise<Page[]> =>
  database
    .select()
    .from(pages)
    .where(and(eq(pages.market, market), like(pages.path, `${path}%`)))
    .orderBy(asc(pages.path))

export interface PlaceholderChange {
  params: PlaceholderParam[]
  wakesWhen: string | null
  userId: number | null
}

/** Saves the params of a placeholder as its next version; null where `version` is no longer the newest. */
export async function savePlaceholder(
  tx: Database,
  { id, version }: Pick<Placeholder, 'id' | 'version'>,
  { params, wakesWhen, userId }: PlaceholderChange,
): Promise<Placeholder | null> {
  const [saved] = await tx
    .update(placeholders)
    .set({ params, wakesWhen, version: version + 1 })
    .where(and(eq(placeholders.id, id), eq(placeholders.version, version)))
    .returning()
  if (!saved) return null
  await tx.insert(placeholderVersions).values({
    placeholderId: id,
    version: saved.version,
    params,
    wakesWhen,
    userId,
    savedAt: new Date(),
  })
  return saved
}

/** Who saved a placeholder last, and when; null where nobody has. */
export async function findLastSave(
  database: Database,
  placeholderId: number,
): Promise<{ name: string | null; savedAt: Date } | null> {
  const [last] = await database
    .select({ name: users.name, savedAt: placeholderVersions.savedAt })
    .from(placeholderVersions)
    .leftJoin(users, eq(users.id, placeholderVersions.userId))
    .where(eq(placeholderVersions.placeholderId, placeholderId))
    .orderBy(desc(placeholderVersions.version))
    .limit(1)
  return last ?? null
}

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
