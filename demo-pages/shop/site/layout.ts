import { html } from 'hono/html'
import { renderCartLink } from '../cart/link.ts'
import { MARKETS, type MarketCode } from '../contract.ts'
import { CSRF_FIELD } from '../django/csrf.ts'
import type { Visitor } from '../django/session.ts'
import { type Html, NOTHING } from './html.ts'
import { LAYOUT_TEXTS, type PageLanguage } from './layout-texts.ts'
import { MARKET_CODES, SITES } from './site.ts'
import { findTwinPath } from './twin-path.ts'

export interface Layout {
  /** Null for pages of no market: the back office and the tools for testers, in English. */
  market: MarketCode | null
  path: string
  title: string
  description?: string
  /** Links and scripts of the page's islands. */
  head?: Html
  /** The cart's place in the header, where it is more than a link. */
  cart?: Html
  body: Html
  /** What testers are told of before all else. */
  banner?: Html
  visitor: Visitor | null
  csrfToken: string
  /** With links to the tools for testers. */
  isDemo: boolean
}

const STYLES = ['shop', 'shop-frame', 'shop-parts', 'shop-forms']

/**
 * A whole page around its body: one main heading, landmarks, a way past the menu. It is painted once its last element is
 * there: links that arrive one after the other would move what stands already.
 */
export function renderLayout(page: Layout): Html {
  const language: PageLanguage = page.market ? (MARKETS[page.market].language === 'ro' ? 'ro' : 'cs') : 'en'
  const texts = LAYOUT_TEXTS[language]
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · Laguna</title>
${page.description ? html`<meta name="description" content="${page.description}">` : NOTHING}
<link rel="icon" href="/static/favicon.svg" type="image/svg+xml">
<link rel="expect" href="#shop-end" blocking="render">
${STYLES.map(
  name => html`<link rel="stylesheet" href="/static/${name}.css">
`,
)}${page.head ?? NOTHING}
</head>
<body>
<a class="shop-skip" href="#content">${texts.skip}</a>
${renderHeader(page, language)}
${page.banner ?? NOTHING}
<main class="shop-main" id="content" tabindex="-1">
<h1>${page.title}</h1>
${page.body}
</main>
${renderFooter(page, language)}
<div id="shop-end"></div>
</body>
</html>`
}

function renderHeader(
  { market, path, visitor, csrfToken, cart, isDemo }: Layout,
  language: PageLanguage,
): Html {
  const texts = LAYOUT_TEXTS[language]
  const site = market ? SITES[market] : null
  const link = (href: string, label: string) =>
    html`<a href="${href}"${href === path ? html` aria-current="page"` : NOTHING}>${label}</a>`
  return html`<header class="shop-header">
<div class="shop-header-row">
<a class="shop-brand" href="${site?.paths.home ?? SITES.cz.paths.home}">Laguna</a>
<nav class="shop-nav" aria-label="${texts.nav}">
${site ? [link(site.paths.home, texts.home), link(site.paths.buyback, texts.buyback), link(site.paths.service, texts.service), link(site.paths.goods, texts.goods)] : renderToolLinks(path, isDemo)}
</nav>
<nav class="shop-markets" aria-label="${texts.markets}">
${MARKET_CODES.map(
  code =>
    html`<a href="${findTwinPath(path, market, code)}" lang="${MARKETS[code].language}"${code === market ? html` aria-current="true"` : NOTHING}>${MARKET_NAMES[code]}</a>`,
)}
</nav>
${cart ?? (market ? renderCartLink(market) : NOTHING)}
${renderAccount(visitor, csrfToken, {
  signIn: site?.paths.signIn ?? '/admin/login/',
  signOut: site?.paths.signOut ?? '/admin/logout/',
  texts,
})}
</div>
</header>`
}

const MARKET_NAMES: Readonly<Record<MarketCode, string>> = { cz: 'Česko', ro: 'România' }

function renderAccount(
  visitor: Visitor | null,
  csrfToken: string,
  { signIn, signOut, texts }: { signIn: string; signOut: string; texts: { signIn: string; signOut: string } },
): Html {
  if (!visitor) return html`<a class="shop-account" href="${signIn}">${texts.signIn}</a>`
  return html`<form class="shop-account" method="post" action="${signOut}">
<input type="hidden" name="${CSRF_FIELD}" value="${csrfToken}">
<span>${visitor.name}</span>
<button class="shop-link-button">${texts.signOut}</button>
</form>`
}

const TOOLS = [
  ['/admin/', 'Back office'],
  ['/admin/pages/', 'Pages'],
  ['/admin/cache/', 'Cache'],
] as const
const DEMO_TOOLS = [
  ['/qa/', 'Testers'],
  ['/qa/outbox/', 'Outbox'],
  ['/qa/misbehave/', 'Misbehaviour'],
] as const

const listTools = (isDemo: boolean) => (isDemo ? [...TOOLS, ...DEMO_TOOLS] : TOOLS)

const renderToolLinks = (path: string, isDemo: boolean): Html[] =>
  listTools(isDemo).map(
    ([href, label]) =>
      html`<a href="${href}"${href === path ? html` aria-current="page"` : NOTHING}>${label}</a>`,
  )

function renderFooter({ market, path, isDemo }: Layout, language: PageLanguage): Html {
  const texts = LAYOUT_TEXTS[language]
  const { phone } = SITES[market ?? 'cz']
  return html`<footer class="shop-footer">
<div class="shop-footer-row">
<p>${texts.about}</p>
<p>${texts.phone}: <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a></p>
${market ? renderTermsLink(market, path, texts.terms) : NOTHING}
<nav aria-label="${texts.tools}"><ul>
${listTools(isDemo).map(([href, label]) => html`<li><a href="${href}" lang="en">${label}</a></li>`)}
</ul></nav>
</div>
</footer>`
}

const renderTermsLink = (market: MarketCode, path: string, label: string): Html => {
  const href = SITES[market].paths.businessTerms
  return html`<p><a href="${href}"${href === path ? html` aria-current="page"` : NOTHING}>${label}</a></p>`
}
