import { and, eq } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import type { PageSeed } from './page-seed.ts'
import { pages, placeholders, textBlocks } from './schema.ts'

/** Adds a page that this database lacks; one that it has is its editors'. */
export async function seedPage(database: Database, market: MarketCode, seed: PageSeed): Promise<void> {
  const { path, title, description, parts } = seed
  const [known] = await database
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.market, market), eq(pages.path, path)))
  if (known) return
  const [page] = await database.insert(pages).values({ market, path, title, description }).returning()
  if (!page) return
  for (const [position, part] of parts.entries()) {
    const at = { pageId: page.id, position }
    if (Array.isArray(part)) await database.insert(textBlocks).values({ ...at, content: part })
    else {
      const { when, ...placeholder } = part
      await database.insert(placeholders).values({ ...at, ...placeholder, wakesWhen: when ?? null })
    }
  }
}
