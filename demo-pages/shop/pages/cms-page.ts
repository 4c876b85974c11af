import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import { findBuyout } from '../data/find-buyout.ts'
import { type ComposedPage, readPage } from '../data/read-page.ts'
import type { Placeholder } from '../data/schema/pages.ts'
import { TOKEN_SLOT } from '../data/site-pages/review-page.ts'
import type { Shop, ShopApp, ShopContext } from '../shop.ts'
import { isMarketCode, SITES } from '../site.ts'
import type { Html } from './html.ts'
import { renderIsland } from './island.ts'
import { renderIslandLinks } from './island-links.ts'
import { writePageConfig } from './page-config.ts'
import { type Manifest, readManifest } from './read-manifest.ts'
import { renderContent } from './render-content.ts'
import { renderDeviceSteps } from './render-device-steps.ts'
import { respondWithPage } from './respond.ts'

/** The pages that editors compose: whatever path the database knows, and the review of one buy-back. */
export function addCmsPages(app: ShopApp, shop: Shop): void {
  for (const { market, paths } of Object.values(SITES)) {
    app.get(`${paths.review}:token/`, async (c, next) => {
      const token = c.req.param('token') ?? ''
      const composed = await readPage(shop.database, market, `${paths.review}${TOKEN_SLOT}/`)
      if (!composed || !(await findBuyout(shop.database, market, token))) return next()
      c.header('X-Robots-Tag', 'noindex')
      return respondWithCmsPage(c, shop, market, fillToken(composed, token))
    })
  }
  app.get('/:market/*', async (c, next) => {
    const market = c.req.param('market')
    if (!isMarketCode(market) || c.req.path.includes('{')) return next()
    const composed = await readPage(shop.database, market, c.req.path)
    return composed ? respondWithCmsPage(c, shop, market, composed) : next()
  })
}

async function respondWithCmsPage(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  { page, parts }: ComposedPage,
): Promise<Response> {
  const manifest = await readManifest(shop.distDir, market)
  const setting = {
    market,
    deviceSteps: await renderDeviceSteps(shop, market, new URL(c.req.url).searchParams),
  }
  const islands = parts.flatMap(part => ('placeholder' in part ? [part.placeholder] : []))
  return respondWithPage(c, shop, {
    market,
    title: page.title,
    description: page.description,
    isStorable: !page.path.includes(TOKEN_SLOT),
    head: html`${await writePageConfig(c, shop, market)}
${renderIslandLinks(market, manifest, islands)}`,
    body: html`${islands.length && !manifest ? renderBuildNote(market) : ''}${parts.map(part =>
      'content' in part
        ? html`<section class="shop-text">${renderContent(part.content, setting)}</section>`
        : renderPlaced(part.placeholder, manifest, renderContent(part.placeholder.fallback, setting)),
    )}`,
  })
}

const renderPlaced = (placeholder: Placeholder, manifest: Manifest | null, fallback: Html): Html =>
  html`<div class="shop-island">${renderIsland(placeholder, manifest, fallback)}</div>`

const renderBuildNote = (market: MarketCode): Html =>
  html`<p class="shop-note" lang="en">The islands of market <code>${market}</code> are not built yet, so this page shows what readers without scripts see. Run <code>npm run build</code> and reload.</p>`

function fillToken({ page, parts }: ComposedPage, token: string): ComposedPage {
  const fill = (placeholder: Placeholder): Placeholder => ({
    ...placeholder,
    params: placeholder.params.map(param =>
      param.value === TOKEN_SLOT ? { ...param, value: token } : param,
    ),
  })
  return {
    page,
    parts: parts.map(part => ('placeholder' in part ? { placeholder: fill(part.placeholder) } : part)),
  }
}
