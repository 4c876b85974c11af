import { html } from 'hono/html'
import { renderCartLink } from '../cart/link.ts'
import { readManifest } from '../cms/built-files.ts'
import { renderIslandLinks } from '../cms/island.ts'
import type { MarketCode } from '../contract.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type Html, NOTHING } from './html.ts'
import { describePage, embedPageConfig } from './page-config.ts'
import { respondWithPage } from './respond.ts'
import { defineTexts, SITES } from './site.ts'
import { listPlaceholders, renderPart, SWAP_PARTS, SWAP_TEXTS, type SwapPart } from './swap.ts'

/** The library that turns the pages, by their folder. */
const VISITS = ['turbo', 'boost'] as const
type Visit = (typeof VISITS)[number]

/** Who is there and what is in the cart is asked on every page; a part's own calls are known to its page alone. */
const CALLS: Readonly<Record<SwapPart, RegExp>> = {
  buyback: /^(?:active-user|cart-count)$|buyout/,
  cart: /^(?:active-user|cart-count)$/,
  account: /^(?:active-user|cart-count|login|logout)$/,
}

/** Pages whose links fetch the whole next page and put it in the place of this one: by Turbo Drive, or by htmx's boost. */
export function addVisitPages(app: ShopApp, shop: Shop): void {
  for (const { market, paths } of Object.values(SITES)) {
    for (const visit of VISITS) {
      const path = `${paths.demos}${visit}/`
      app.get(path, async c => {
        const part = SWAP_PARTS.find(known => known === c.req.query('part')) ?? 'cart'
        const { title, lead } = VISIT_TEXTS[market][visit]
        const config = embedPageConfig(await describePart(c, shop, market, part))
        return respondWithPage(c, shop, {
          market,
          title,
          description: lead,
          cart: renderCartLink(market),
          // Turbo follows the head; htmx swaps the body alone.
          head: html`${visit === 'turbo' ? config : NOTHING}${await renderHead(shop, market, visit, part)}`,
          body: html`${visit === 'boost' ? config : NOTHING}<p class="shop-lead">${lead}</p>
${renderLinks(market, visit, path)}
<div id="part">${await renderPart(c, shop, market, part)}</div>`,
        })
      })
    }
  }
}

async function describePart(c: ShopContext, shop: Shop, market: MarketCode, part: SwapPart): Promise<object> {
  const { routes, ...page } = await describePage(c, shop, market, false)
  const own = Object.entries(routes).filter(([name]) => CALLS[part].test(name))
  return { ...page, routes: Object.fromEntries(own) }
}

const SCRIPTS: Readonly<Record<Visit, Html>> = {
  turbo: html`<script src="/static/vendor/turbo.es2017-umd.js" defer></script>
<script src="/static/allow-turbo.js" defer></script>`,
  boost: html`<meta name="htmx-config" content="includeIndicatorCSS:false">
<script src="/static/vendor/htmx.min.js" defer></script>
<script src="/static/allow-htmx.js" defer></script>`,
}

async function renderHead(shop: Shop, market: MarketCode, visit: Visit, part: SwapPart): Promise<Html> {
  const manifest = await readManifest(shop.distDir, market)
  return html`${SCRIPTS[visit]}
${renderIslandLinks(market, manifest, listPlaceholders(market, part))}`
}

const renderLinks = (market: MarketCode, visit: Visit, path: string): Html =>
  html`<nav aria-label="${VISIT_TEXTS[market].nav}"><ul class="shop-cards">${SWAP_PARTS.map(
    part =>
      html`<li><a href="${path}?part=${part}"${visit === 'boost' ? html` hx-boost="true"` : NOTHING}>${SWAP_TEXTS[market].parts[part]}</a></li>`,
  )}</ul></nav>`

const VISIT_TEXTS = defineTexts({
  cz: {
    nav: 'Stránky',
    turbo: {
      title: 'Stránky přes Turbo',
      lead: 'Odkazy načtou celou další stránku a knihovna Turbo ji vymění za tuto. Komponenty té předchozí skončí a nové se řídí nastavením své stránky.',
    },
    boost: {
      title: 'Stránky přes htmx',
      lead: 'Odkazy načtou celou další stránku a knihovna htmx (hx-boost) vymění obsah této. Komponenty té předchozí skončí a nové se řídí nastavením své stránky.',
    },
  },
  ro: {
    nav: 'Pagini',
    turbo: {
      title: 'Pagini prin Turbo',
      lead: 'Linkurile încarcă toată pagina următoare, iar biblioteca Turbo o pune în locul acesteia. Componentele paginii dinainte se încheie, iar cele noi urmează configurația paginii lor.',
    },
    boost: {
      title: 'Pagini prin htmx',
      lead: 'Linkurile încarcă toată pagina următoare, iar biblioteca htmx (hx-boost) înlocuiește conținutul acesteia. Componentele paginii dinainte se încheie, iar cele noi urmează configurația paginii lor.',
    },
  },
})
