import { and, asc, desc, eq, isNull, like } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
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
  return { page, parts: await readParts(database, page.id) }
}

/** What visitors see of a page, in its order. */
export async function readParts(database: Database, pageId: number): Promise<PagePart[]> {
  const blocks = await database.select().from(textBlocks).where(eq(textBlocks.pageId, pageId))
  const places = await database
    .select()
    .from(placeholders)
    .where(and(eq(placeholders.pageId, pageId), isNull(placeholders.deletedAt)))
  const parts: { position: number; part: PagePart }[] = [
    ...blocks.map(({ position, content, id }) => ({ position, part: { content, blockId: id } })),
    ...places.map(placeholder => ({ position: placeholder.position, part: { placeholder } })),
  ]
  return parts.sort((a, b) => a.position - b.position).map(({ part }) => part)
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
  userId: number
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
