import { and, asc, eq, isNull, like } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Content } from './content.ts'
import type { Database } from './database.ts'
import { type Page, type Placeholder, pages, placeholders, textBlocks } from './schema/pages.ts'

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
