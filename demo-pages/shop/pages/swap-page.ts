import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import type { Content } from '../data/content.ts'
import { flagParam, textParam } from '../data/page-seed.ts'
import type { PlaceholderParam } from '../data/placeholder-param.ts'
import type { Placeholder } from '../data/schema/pages.ts'
import { markPage } from '../delivery.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import type { Shop, ShopApp, ShopContext } from '../shop.ts'
import { SITES } from '../site.ts'
import type { Html } from './html.ts'
import { renderIsland } from './island.ts'
import { renderIslandLinks } from './island-links.ts'
import { describePage, writePageConfig } from './page-config.ts'
import { prepareIslands } from './prepare-islands.ts'
import { readManifest } from './read-manifest.ts'
import { renderContent } from './render-content.ts'
import { renderDeviceSteps } from './render-device-steps.ts'
import { respondWithPage } from './respond.ts'
import { SWAP_PARTS, SWAP_TEXTS, type SwapPart } from './swap-texts.ts'

const FOLDER = 'htmx/'

/** A page whose links swap a part of it, by htmx; each part is a page of its own for readers without scripts. */
export function addSwapPages(app: ShopApp, shop: Shop): void {
  for (const { market, paths } of Object.values(SITES)) {
    const path = `${paths.demos}${FOLDER}`
    app.get(path, async c => {
      const { title, lead } = SWAP_TEXTS[market]
      const part = SWAP_PARTS.find(known => known === c.req.query('part')) ?? 'buyback'
      return respondWithPage(c, shop, {
        market,
        title,
        description: lead,
        head: await renderHead(c, shop, market, part),
        body: html`<p class="shop-lead">${lead}</p>
${renderLinks(market, path)}
<div class="shop-swapped" id="part">${await renderPart(c, shop, market, part)}</div>`,
      })
    })
    app.get(`${path}:part/`, async (c, next) => {
      const part = SWAP_PARTS.find(known => known === c.req.param('part'))
      if (!part) return next()
      const fragment = await renderPart(c, shop, market, part)
      markPage(c, { market, isStorable: true })
      return c.html(fragment)
    })
  }
}

async function renderHead(c: ShopContext, shop: Shop, market: MarketCode, part: SwapPart): Promise<Html> {
  const manifest = await readManifest(shop.distDir, market)
  return html`<meta name="htmx-config" content="includeIndicatorCSS:false">
<script src="/static/vendor/htmx.min.js" defer></script>
<script src="/static/allow-htmx.js" defer></script>
${await writePageConfig(c, shop, market, false)}
${renderIslandLinks(market, manifest, listPlaceholders(market, part))}`
}

const renderLinks = (market: MarketCode, path: string): Html =>
  html`<nav aria-label="${SWAP_TEXTS[market].nav}"><ul class="shop-cards">${SWAP_PARTS.map(
    part =>
      html`<li><a href="${path}?part=${part}" hx-get="${path}${part}/" hx-target="#part" hx-push-url="${path}?part=${part}">${SWAP_TEXTS[market].parts[part]}</a></li>`,
  )}</ul></nav>`

async function renderPart(c: ShopContext, shop: Shop, market: MarketCode, part: SwapPart): Promise<Html> {
  const setting = {
    market,
    deviceSteps: await renderDeviceSteps(shop, market, new URLSearchParams()),
    takeCsrfToken: () => ensureCsrfToken(c),
  }
  const placeholders = listPlaceholders(market, part)
  const config = await describePage(c, shop, market, false)
  const prepared = await prepareIslands({ c, shop, market, config }, placeholders)
  return html`<h2>${SWAP_TEXTS[market].parts[part]}</h2>
${placeholders.map(placeholder =>
  renderIsland(placeholder, prepared.get(placeholder.id), renderContent(placeholder.fallback, setting)),
)}`
}

function listPlaceholders(market: MarketCode, part: SwapPart): Placeholder[] {
  const href = textParam('href', SITES[market].paths.cart)
  const link: Content[] = [{ kind: 'cart-link' }]
  switch (part) {
    case 'buyback':
      return [makePlaceholder(1, 'buyback-selector', [], [{ kind: 'device-steps' }])]
    case 'cart':
      return [
        makePlaceholder(2, 'cart-badge', [href], link),
        makePlaceholder(3, 'cart-badge', [href, flagParam('showLabel', false)], link),
      ]
    case 'account':
      return [makePlaceholder(4, 'login', [], [{ kind: 'sign-in', id: 'swapped', next: '' }])]
  }
}

/** One that no editor placed, so it is in no table. */
const makePlaceholder = (
  id: number,
  component: string,
  params: PlaceholderParam[],
  fallback: Content[],
): Placeholder => ({
  id,
  component,
  params,
  fallback,
  pageId: 0,
  position: 0,
  wakesWhen: null,
  version: 0,
  deletedAt: null,
})
