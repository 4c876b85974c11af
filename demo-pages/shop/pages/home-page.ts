import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import type { Content } from '../data/content.ts'
import { listPagesBelow } from '../data/read-page.ts'
import type { Shop, ShopApp } from '../shop.ts'
import { SITES } from '../site.ts'
import { HOME_TEXTS } from './home-texts.ts'
import { NOTHING } from './html.ts'
import { renderContent } from './render-content.ts'
import { respondWithPage } from './respond.ts'

/** The way to every flow that can be tried. */
export function addHomePages(app: ShopApp, shop: Shop): void {
  app.get('/', c => c.redirect(SITES.cz.paths.home, 302))
  for (const { market, paths } of Object.values(SITES)) {
    app.get(paths.home, async c => {
      const { title, description } = HOME_TEXTS[market]
      const contents = await listHomeContents(shop, market)
      return respondWithPage(c, shop, {
        market,
        title,
        description,
        body: html`<div class="shop-wide">${renderContent(contents, { market, deviceSteps: NOTHING })}</div>`,
      })
    })
  }
}

/** What stands on a market's home page: the flows, and the widgets one by one. */
export async function listHomeContents(shop: Shop, market: MarketCode): Promise<Content[]> {
  const { contents, demos } = HOME_TEXTS[market]
  const folder = SITES[market].paths.demos
  const pages = await listPagesBelow(shop.database, market, folder)
  const items = pages
    .filter(page => isWidgetPage(page.path, folder))
    .map(page => ({ label: page.title, href: page.path, text: page.description }))
  return [...contents, { kind: 'heading', text: demos }, { kind: 'links', items }]
}

/** Variants with pages of their own are found from the widget's page. */
const isWidgetPage = (path: string, demos: string): boolean => /^[^/]+\/$/.test(path.slice(demos.length))
