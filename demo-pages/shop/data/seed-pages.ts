import { and, eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { listDemoPages } from './list-demo-pages.ts'
import type { PageSeed } from './page-seed.ts'
import { pages, placeholders, textBlocks } from './schema/pages.ts'
import { BUSINESS_TERMS_PAGES } from './site-pages/business-terms-page.ts'
import { BUYBACK_PAGES } from './site-pages/buyback-page.ts'
import { NEWSLETTER_TERMS_PAGES } from './site-pages/newsletter-terms-page.ts'
import { REVIEW_PAGES } from './site-pages/review-page.ts'
import { SERVICE_PAGES } from './site-pages/service-page.ts'
import { TERMS_PAGES } from './site-pages/terms-page.ts'

/** Adds the pages that this database lacks; what an editor changed on the others stays. */
export async function seedPages(database: Database): Promise<void> {
  const seeds = [
    ...BUYBACK_PAGES,
    ...REVIEW_PAGES,
    ...SERVICE_PAGES,
    ...TERMS_PAGES,
    ...BUSINESS_TERMS_PAGES,
    ...NEWSLETTER_TERMS_PAGES,
    ...(await listDemoPages()),
  ]
  for (const seed of seeds) {
    const [found] = await database
      .select({ id: pages.id })
      .from(pages)
      .where(and(eq(pages.market, seed.market), eq(pages.path, seed.path)))
    if (!found) await insertPage(database, seed)
  }
}

async function insertPage(database: Database, seed: PageSeed): Promise<void> {
  const { market, path, title, description, parts } = seed
  const [page] = await database.insert(pages).values({ market, path, title, description }).returning()
  if (!page) return
  for (const [position, part] of parts.entries()) {
    const at = { pageId: page.id, position }
    if (Array.isArray(part)) await database.insert(textBlocks).values({ ...at, content: part })
    else {
      const { component, params, when, fallback } = part
      await database
        .insert(placeholders)
        .values({ ...at, component, params, wakesWhen: when ?? null, fallback })
    }
  }
}
