import { and, eq } from 'drizzle-orm'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { CallError } from '../server/call-answer.ts'
import type { RouteName } from '../server/route-table.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { articles } from './schema.ts'
import type { ArticleName } from './seed.ts'

/** Which article each call answers with. */
const ARTICLES = {
  'article-business-terms': 'business-terms',
  'article-promotions': 'promotions',
  'article-dpd-map': 'dpd-map',
} as const satisfies Partial<Record<RouteName, ArticleName>>

type ArticleRoute = keyof typeof ARTICLES

/** The site's own texts, as their editors left them. */
export function addArticleCalls(app: ShopApp, shop: Shop): void {
  for (const route of Object.keys(ARTICLES) as ArticleRoute[]) {
    serveCall(app, shop, route, async (_, market) => {
      const [article] = await shop.database
        .select({ title: articles.title, content: articles.content, updated: articles.updatedAt })
        .from(articles)
        .where(and(eq(articles.market, market), eq(articles.name, ARTICLES[route])))
      if (!article) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
      return { status: 200, body: article }
    })
  }
}
