import { asc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { GOODS_TEXTS } from '../goods/texts.ts'
import type { Html } from '../site/html.ts'
import { SITES } from '../site/site.ts'
import { pages } from './schema.ts'

/**
 * The pages that an editor's link can lead to: its field offers whatever the page itself leads to, and few pages lead to
 * the checkout. Demos and pages of one order are no place to lead customers to.
 */
export async function renderLinkablePages(database: Database, market: MarketCode): Promise<Html> {
  const { paths } = SITES[market]
  const rows = await database
    .select({ path: pages.path, title: pages.title })
    .from(pages)
    .where(eq(pages.market, market))
    .orderBy(asc(pages.path))
  const composed = rows.filter(({ path }) => !path.includes('{') && !path.startsWith(paths.demos))
  const { cart, title } = GOODS_TEXTS[market]
  const all = [...composed, { path: paths.cart, title: cart }, { path: paths.goods, title }]
  return html`<nav hidden>${all.map(page => html`<a href="${page.path}">${page.title}</a>`)}</nav>`
}
