import * as v from 'valibot'
import { Content } from '../cms/content.ts'
import { renderContent } from '../cms/render-content.ts'
import { listPagesBelow } from '../cms/store.ts'
import type { MarketCode } from '../contract.ts'
import { readSeed } from '../database/read-seed.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { respondWithPage } from './respond.ts'
import { SITES } from './site.ts'

const DemoIndex = v.strictObject({
  title: v.string(),
  description: v.string(),
  contents: v.array(Content),
  /** Over the list of the widgets' pages, which follows from the database. */
  widgets: v.string(),
  others: v.array(Content),
})

const readIndex = (market: MarketCode) =>
  readSeed(new URL('demo-index.json', import.meta.url), DemoIndex, market)

export const DEMO_INDEX = { cz: readIndex('cz'), ro: readIndex('ro') } as const

/** The way to each component's own page, for editors and testers. */
export function addDemoIndex(app: ShopApp, shop: Shop): void {
  for (const { market, paths } of Object.values(SITES)) {
    app.get(paths.demos, async c => {
      const { title, description } = DEMO_INDEX[market]
      const body = renderContent(await listDemoContents(shop, market), { market })
      return respondWithPage(c, shop, { market, title, description, body })
    })
  }
}

export async function listDemoContents(shop: Shop, market: MarketCode): Promise<Content[]> {
  const { contents, widgets, others } = DEMO_INDEX[market]
  const folder = SITES[market].paths.demos
  const pages = await listPagesBelow(shop.database, market, folder)
  const items = pages
    .filter(page => isWidgetPage(page.path, folder))
    .map(page => ({ label: page.title, href: page.path, text: page.description }))
  return [...contents, { kind: 'heading', text: widgets }, { kind: 'links', items }, ...others]
}

/** Variants with pages of their own are found from the widget's page. */
const isWidgetPage = (path: string, demos: string): boolean => /^[^/]+\/$/.test(path.slice(demos.length))
