import { html } from 'hono/html'
import { renderCartLink } from '../cart/link.ts'
import { readManifest } from '../cms/built-files.ts'
import type { Content, PlaceholderParam } from '../cms/content.ts'
import { makeParam } from '../cms/content.ts'
import { FRAGMENTS, type FragmentKind } from '../cms/fragments.ts'
import { renderIsland, renderIslandLinks } from '../cms/island.ts'
import { prepareIslands } from '../cms/prepare-islands.ts'
import { renderContent } from '../cms/render-content.ts'
import type { Placeholder } from '../cms/schema.ts'
import type { MarketCode } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { markPage } from '../server/delivery.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import type { Html } from './html.ts'
import { describePage, writePageConfig } from './page-config.ts'
import { respondWithPage } from './respond.ts'
import { defineTexts, SITES } from './site.ts'

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
        cart: renderCartLink(market),
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

export async function renderPart(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  part: SwapPart,
): Promise<Html> {
  const setting = {
    market,
    renderFragment: (kind: FragmentKind) => FRAGMENTS[kind](shop, market, new URLSearchParams()),
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

export function listPlaceholders(market: MarketCode, part: SwapPart): Placeholder[] {
  const href = makeParam('href', SITES[market].paths.cart)
  const link: Content[] = [{ kind: 'cart-link' }]
  switch (part) {
    case 'buyback':
      return [
        makePlaceholder(
          1,
          'buyback-selector',
          [makeParam('sellUrl', SITES[market].paths.buyback)],
          [{ kind: 'device-steps' }],
        ),
      ]
    case 'cart':
      return [
        makePlaceholder(2, 'cart-badge', [href], link),
        makePlaceholder(3, 'cart-badge', [href, makeParam('showLabel', false)], link),
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

export const SWAP_PARTS = ['buyback', 'cart', 'account'] as const
export type SwapPart = (typeof SWAP_PARTS)[number]

export const SWAP_TEXTS = defineTexts({
  cz: {
    title: 'Vyměňovaný obsah',
    lead: 'Odkazy vymění jen část stránky, pomocí knihovny htmx. Komponenty v nové části ožijí a po těch starých nic nezůstane. Bez JavaScriptu vedou odkazy na celou stránku.',
    nav: 'Části stránky',
    parts: { buyback: 'Výkup', cart: 'Košík', account: 'Přihlášení' },
  },
  ro: {
    title: 'Conținut înlocuit',
    lead: 'Linkurile înlocuiesc doar o parte din pagină, cu biblioteca htmx. Componentele din partea nouă prind viață, iar din cele vechi nu rămâne nimic. Fără JavaScript, linkurile duc la pagina întreagă.',
    nav: 'Părțile paginii',
    parts: { buyback: 'Vânzare', cart: 'Coș', account: 'Autentificare' },
  },
})
