import type { MarketCode } from '../contract.ts'
import type { ArticleSeeds } from './articles/article-seed.ts'
import { BUSINESS_TERMS } from './articles/business-terms.ts'
import { DPD_MAP } from './articles/dpd-map.ts'
import { PROMOTIONS } from './articles/promotions.ts'
import { writeArticle } from './articles/write-article.ts'
import type { Database } from './database.ts'
import { articles } from './schema/articles.ts'

const ARTICLES = {
  'business-terms': BUSINESS_TERMS,
  promotions: PROMOTIONS,
  'dpd-map': DPD_MAP,
} as const satisfies Record<string, ArticleSeeds>

export type ArticleName = keyof typeof ARTICLES

/** Adds the articles that this database lacks; what an editor changed on the others stays. */
export async function seedArticles(database: Database, market: MarketCode): Promise<void> {
  const rows = Object.entries(ARTICLES).map(([name, { [market]: article }]) => ({
    market,
    name,
    title: article.title,
    content: writeArticle(article.parts),
    updatedAt: new Date(article.updated),
  }))
  await database.insert(articles).values(rows).onConflictDoNothing()
}
