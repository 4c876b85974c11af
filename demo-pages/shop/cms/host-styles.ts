import { html } from 'hono/html'
import { MARKETS, type MarketCode } from '../contract.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { describePage, embedPageConfig } from '../site/page-config.ts'
import { defineTexts, SITES } from '../site/site.ts'
import { readManifest } from './built-files.ts'
import { makeParam } from './content.ts'
import { listIslands, renderIsland, renderIslandLinks } from './island.ts'
import type { Placeholder } from './schema.ts'

/** Sheets of pages that know nothing of islands; `none` is what the others are compared with. */
const SHEETS: Readonly<Record<string, string | null>> = {
  none: null,
  bootstrap: '/static/vendor/bootstrap.min.css',
  theme: '/static/styles/theme.css',
  legacy: '/static/styles/legacy.css',
}

/** Pages with the stylesheet of another site, in which islands must look as they do anywhere. */
export function addHostStylePages(app: ShopApp, shop: Shop): void {
  for (const { market, paths } of Object.values(SITES)) {
    app.get(`${paths.demos}styles/:sheet/`, (c, next) => {
      const sheet = c.req.param('sheet') ?? ''
      return Object.hasOwn(SHEETS, sheet) ? respondWithSheet(c, shop, market, SHEETS[sheet] ?? null) : next()
    })
  }
}

async function respondWithSheet(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  sheet: string | null,
): Promise<Response> {
  const placeholders = listPlaceholders(market)
  const manifest = await readManifest(shop.distDir, market)
  const { noScript, title } = TEXTS[market]
  return c.html(html`<!doctype html>
<html lang="${MARKETS[market].language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${sheet ? html`<link rel="stylesheet" href="${sheet}">` : ''}
<link rel="stylesheet" href="/static/styles/frame.css">
${embedPageConfig(await describePage(c, shop, market, false))}
${renderIslandLinks(market, manifest, placeholders.flatMap(listIslands))}
</head>
<body>
<main class="content">
<h1>${title}</h1>
${placeholders.map(placeholder => renderIsland(placeholder, undefined, html`<p>${noScript}</p>`))}
</main>
</body>
</html>`)
}

function listPlaceholders(market: MarketCode): Placeholder[] {
  const { paths } = SITES[market]
  const place = (id: number, component: string, params: object = {}): Placeholder => ({
    id,
    pageId: 0,
    position: id,
    component,
    params: Object.entries(params).map(([name, value]) => makeParam(name, value)),
    wakesWhen: 'load',
    fallback: [],
    version: 1,
    deletedAt: null,
  })
  return [
    place(1, 'cart-badge', { href: paths.cart }),
    place(2, 'buyback-selector'),
    place(3, 'sell-form', { termsUrl: paths.terms }),
    place(4, 'newsletter-subscriber', { termsUrl: paths.newsletterTerms }),
    place(5, 'login'),
  ]
}

const TEXTS = defineTexts({
  cz: { title: 'Komponenty na stránce s cizími styly', noScript: 'Tato část stránky potřebuje JavaScript.' },
  ro: {
    title: 'Componente pe o pagină cu stiluri străine',
    noScript: 'Această parte a paginii are nevoie de JavaScript.',
  },
})
