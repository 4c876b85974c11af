import { raw } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { DEMO_INDEX, listDemoContents } from '../site/demo-index.ts'
import { HOSTS_FOLDER } from '../site/hosts.ts'
import { isMarketCode, SITES } from '../site/site.ts'
import { type Content, FRAGMENT_KINDS } from './content.ts'
import { FRAGMENTS, type FragmentKind } from './fragments.ts'
import { renderContent } from './render-content.ts'
import { pages } from './schema.ts'
import { type PagePart, readPage } from './store.ts'

/** Every page with its texts as markup and its components, for another site to take over; and what it fills in later. */
export function addPagesCall(app: ShopApp, shop: Shop): void {
  app.get('/qa/pages.json', async c =>
    c.json({ pages: [...(await listDemoIndexes(shop)), ...(await listAll(shop))] }),
  )
  app.get('/qa/fragments/:market/:kind/', async (c, next) => {
    const market = c.req.param('market')
    const kind = FRAGMENT_KINDS.find(known => known === c.req.param('kind'))
    if (!isMarketCode(market) || !kind) return next()
    return c.html(await FRAGMENTS[kind](shop, market, new URL(c.req.url).searchParams))
  })
}

const listDemoIndexes = (shop: Shop) =>
  Promise.all(
    Object.values(SITES).map(async ({ market, paths }) => {
      const { title, description } = DEMO_INDEX[market]
      const contents = (await listDemoContents(shop, market)).map(leaveOutHosts)
      const html = await exportContent(market, contents, title)
      return { market, path: paths.demos, title, description, parts: [{ html }] }
    }),
  )

/** Apps that bring their own components are pages of this shop alone. */
const leaveOutHosts = (content: Content): Content =>
  content.kind === 'links'
    ? { ...content, items: content.items.filter(({ href }) => !href.endsWith(`/${HOSTS_FOLDER}`)) }
    : content

async function listAll(shop: Shop) {
  const rows = await shop.database.select().from(pages).orderBy(pages.market, pages.path)
  const exported = []
  for (const { market, path, title, description } of rows) {
    const composed = isMarketCode(market) ? await readPage(shop.database, market, path) : null
    if (!composed || !isMarketCode(market)) continue
    const parts = await Promise.all(composed.parts.map(part => exportPart(market, part, title)))
    exported.push({ market, path, title, description, parts })
  }
  return exported
}

async function exportPart(market: MarketCode, part: PagePart, title: string) {
  if ('content' in part) return { html: await exportContent(market, part.content, title) }
  const { component, params, wakesWhen, fallback } = part.placeholder
  return { component, params, when: wakesWhen, fallback: await exportContent(market, fallback, title) }
}

const markSlot = (kind: FragmentKind) => raw(`<!--shop:${kind}-->`)

/** An editor's text as markup that another site can keep; comments stand for what it has to fill in for each visitor. */
const exportContent = async (
  market: MarketCode,
  contents: readonly Content[],
  title: string,
): Promise<string> =>
  String(
    await renderContent(contents, {
      market,
      title,
      renderFragment: markSlot,
      takeCsrfToken: () => TOKEN_SLOT,
    }),
  )

/** Stands in exported forms for the visitor's own token. */
const TOKEN_SLOT = '{csrf-token}'
