import type { MarketCode } from '../contract.ts'
import type { Content } from '../data/content.ts'
import { type PagePart, readPage } from '../data/read-page.ts'
import { pages } from '../data/schema/pages.ts'
import { listHomeContents } from '../pages/home-page.ts'
import { HOME_TEXTS } from '../pages/home-texts.ts'
import { HOSTS_FOLDER } from '../pages/host-pages.ts'
import { renderDeviceSteps } from '../pages/render-device-steps.ts'
import { renderServiceSearch } from '../pages/render-service-search.ts'
import { renderServiceSteps } from '../pages/render-service-steps.ts'
import type { Shop, ShopApp } from '../shop.ts'
import { isMarketCode, SITES } from '../site.ts'
import { exportContent, FRAGMENT_KINDS } from './export-content.ts'

const FRAGMENTS = {
  'device-steps': renderDeviceSteps,
  'service-steps': renderServiceSteps,
  'service-search': renderServiceSearch,
} as const satisfies Record<(typeof FRAGMENT_KINDS)[number], typeof renderDeviceSteps>

/** Every page with its texts as markup and its components, for another site to take over; and what it fills in later. */
export function addPagesCall(app: ShopApp, shop: Shop): void {
  app.get('/qa/pages.json', async c =>
    c.json({ pages: [...(await listHomes(shop)), ...(await listAll(shop))] }),
  )
  app.get('/qa/fragments/:market/:kind/', async (c, next) => {
    const market = c.req.param('market')
    const kind = FRAGMENT_KINDS.find(known => known === c.req.param('kind'))
    if (!isMarketCode(market) || !kind) return next()
    return c.html(await FRAGMENTS[kind](shop, market, new URL(c.req.url).searchParams))
  })
}

const listHomes = (shop: Shop) =>
  Promise.all(
    Object.values(SITES).map(async ({ market, paths }) => {
      const { title, description } = HOME_TEXTS[market]
      const html = await exportContent(market, (await listHomeContents(shop, market)).map(leaveOutHosts))
      return { market, path: paths.home, title, description, parts: [{ html }] }
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
    const parts = await Promise.all(composed.parts.map(part => exportPart(market, part)))
    exported.push({ market, path, title, description, parts })
  }
  return exported
}

async function exportPart(market: MarketCode, part: PagePart) {
  if ('content' in part) return { html: await exportContent(market, part.content) }
  const { component, params, wakesWhen, fallback } = part.placeholder
  return { component, params, when: wakesWhen, fallback: await exportContent(market, fallback) }
}
