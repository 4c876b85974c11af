import { html } from 'hono/html'
import * as v from 'valibot'
import { Content } from '../cms/content.ts'
import { renderContent } from '../cms/render-content.ts'
import { listPagesBelow } from '../cms/store.ts'
import type { MarketCode } from '../contract.ts'
import { readSeed } from '../database/read-seed.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'
import { NOTHING } from './html.ts'
import { respondWithPage } from './respond.ts'
import { SITES } from './site.ts'

const Home = v.strictObject({
  title: v.string(),
  description: v.string(),
  contents: v.array(Content),
  /** Over the list of demo pages, which follows from the database. */
  demos: v.string(),
})

const readHome = (market: MarketCode) => readSeed(new URL('home.json', import.meta.url), Home, market)

export const HOME = { cz: readHome('cz'), ro: readHome('ro') } as const

/** The way to every flow that can be tried. */
export function addHomePages(app: ShopApp, shop: Shop): void {
  app.get('/', c => c.redirect(SITES.cz.paths.home, 302))
  for (const { market, paths } of Object.values(SITES)) {
    app.get(paths.home, async c => {
      const { title, description } = HOME[market]
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
  const { contents, demos } = HOME[market]
  const folder = SITES[market].paths.demos
  const pages = await listPagesBelow(shop.database, market, folder)
  const items = pages
    .filter(page => isWidgetPage(page.path, folder))
    .map(page => ({ label: page.title, href: page.path, text: page.description }))
  return shop.isDemo
    ? [...contents, { kind: 'heading', text: demos }, { kind: 'links', items }]
    : contents.map(leaveOutDemo)
}

const PASSWORDS = Object.values(DEMO_ACCOUNTS).map(({ password }) => password)

/** The same links without those to the tools for testers, and no word of who may sign in. */
const leaveOutDemo = (content: Content): Content =>
  content.kind === 'links'
    ? {
        ...content,
        items: content.items
          .filter(({ href }) => !href.startsWith('/qa/'))
          .map(({ text = '', ...item }) =>
            PASSWORDS.some(password => text.includes(password)) ? item : { ...item, text },
          ),
      }
    : content

/** Variants with pages of their own are found from the widget's page. */
const isWidgetPage = (path: string, demos: string): boolean => /^[^/]+\/$/.test(path.slice(demos.length))
