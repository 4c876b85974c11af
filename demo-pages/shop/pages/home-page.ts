import { html } from 'hono/html'
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
      const { title, description, contents, demos } = HOME_TEXTS[market]
      const pages = await listPagesBelow(shop.database, market, paths.demos)
      const links = pages
        .filter(page => isWidgetPage(page.path, paths.demos))
        .map(page => ({ label: page.title, href: page.path, text: page.description }))
      const all = [
        ...contents,
        { kind: 'heading' as const, text: demos },
        { kind: 'links' as const, items: links },
      ]
      return respondWithPage(c, shop, {
        market,
        title,
        description,
        body: html`<div class="shop-wide">${renderContent(all, { market, deviceSteps: NOTHING })}</div>`,
      })
    })
  }
}

/** Variants with pages of their own are found from the widget's page. */
const isWidgetPage = (path: string, demos: string): boolean => /^[^/]+\/$/.test(path.slice(demos.length))
