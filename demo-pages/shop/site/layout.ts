import { html } from 'hono/html'
import { MARKETS, type MarketCode } from '../contract.ts'
import { CSRF_FIELD } from '../django/csrf.ts'
import type { Visitor } from '../django/session.ts'
import { nameSeller } from '../orders/sellers.ts'
import { pathOf } from '../server/route-table.ts'
import { type Html, NOTHING } from './html.ts'
import { renderIcon } from './icons.ts'
import { LAYOUT_TEXTS, marketOf, type PageLanguage } from './layout-texts.ts'
import { renderSearchForm } from './search-form.ts'
import { MARKET_CODES, MARKET_NAMES, SITES } from './site.ts'
import { SHOP_STYLESHEET } from './styles.ts'
import { listTools } from './tool-links.ts'
import { findTwinPath } from './twin-path.ts'

export interface Layout {
  /** Null for pages of no market: the back office and the tools for testers. */
  market: MarketCode | null
  /** Of a page of no market; English where nothing is said. */
  language?: PageLanguage
  path: string
  title: string
  description?: string
  /** Links and scripts of the page's islands. */
  head?: Html
  /** The cart's place in the header. */
  cart?: Html | undefined
  /** Of the back office: the ways between its sections, in a slim header in place of the shop's own and with no footer. */
  office?: Html
  /** Whether the panel stands beside it in which editors change it. */
  isEdited?: boolean
  /** Of a page that the shop's styles dress in a way of its own, whatever editors put on it. */
  template?: 'buyback' | undefined
  /** Above the main heading: the pages that lead to this one. */
  trail?: Html
  /** Whether the body begins with the main heading itself. */
  hasOwnHeading?: boolean
  body: Html
  /** What testers are told of before all else. */
  banner?: Html
  visitor: Visitor | null
  csrfToken: string
  /** With links to the tools for testers. */
  isDemo: boolean
}

const FONTS = ['latin', 'latin-ext']

/**
 * A whole page around its body: one main heading, landmarks, a way past the menu. It is painted once its last element is
 * there: links that arrive one after the other would move what stands already.
 */
export function renderLayout(page: Layout): Html {
  const language = languageOf(page)
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
${FONTS.map(
  name => html`<link rel="preload" href="/static/fonts/figtree-${name}-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
`,
)}<link rel="stylesheet" href="/static/${SHOP_STYLESHEET}">
${page.head ?? NOTHING}
${page.market ? html`<script src="/static/follow-visitor.js" defer></script>` : NOTHING}
${page.office ? html`<script src="/static/show-section.js" defer></script>` : NOTHING}
</head>
<body>
<a class="shop-skip" href="#content">${texts.skip}</a>
${page.isEdited ? html`<a class="shop-skip" href="#ostrov-editor">${texts.skipToEditor}</a>` : NOTHING}
${page.office ? renderOfficeHeader(page, language) : renderHeader(page, language)}
${page.banner ?? NOTHING}
<main class="shop-main"${page.office ? html` data-office` : NOTHING}${page.template ? html` data-template="${page.template}"` : NOTHING} id="content" tabindex="-1">
${page.trail ?? NOTHING}
${page.hasOwnHeading ? NOTHING : html`<h1>${page.title}</h1>`}
${page.body}
</main>
${page.office ? NOTHING : renderFooter(page, language)}
${page.isDemo ? renderDemoBar(page, language) : NOTHING}
<div id="shop-end"></div>
</body>
</html>`
}

const languageOf = ({ market, language = 'en' }: Layout): PageLanguage =>
  market ? (MARKETS[market].language === 'ro' ? 'ro' : 'cs') : language

function renderHeader(page: Layout, language: PageLanguage): Html {
  const { market, path, cart, isDemo } = page
  const texts = LAYOUT_TEXTS[language]
  const site = market ? SITES[market] : null
  const link = (href: string, label: string) =>
    html`<a href="${href}"${href === path ? html` aria-current="page"` : NOTHING}>${label}</a>`
  const links = site
    ? [
        link(site.paths.buyback, texts.buyback),
        link(site.paths.service, texts.service),
        link(site.paths.goods, texts.goods),
        html`<span class="shop-nav-more" data-wide>${link(site.paths.stores, texts.stores)}</span>`,
        html`<span class="shop-nav-more">${link(site.paths.orders, texts.orders)}</span>`,
      ]
    : listTools(language, isDemo).map(([href, label]) => link(href, label))
  return html`<header class="shop-header">
<div class="shop-header-row">
<button class="shop-menu-button" type="button" popovertarget="shop-menu">${renderIcon('bars-3')}<span>${texts.menu}</span></button>
<a class="shop-brand" href="${site?.paths.home ?? SITES.cz.paths.home}">Laguna</a>
<div class="shop-menu" id="shop-menu" popover>
<button class="shop-menu-close" type="button" popovertarget="shop-menu" popovertargetaction="hide">${renderIcon('x-mark')}<span>${texts.close}</span></button>
<nav class="shop-nav" aria-label="${texts.nav}">
${links}
</nav>
${market ? renderSearchForm(market, { id: 'shop-search' }) : NOTHING}
${renderMarkets(page, texts.markets)}
${renderAccount(page, texts)}
</div>
${site ? html`<a class="shop-search-link" href="${site.paths.search}"${path === site.paths.search ? html` aria-current="page"` : NOTHING}>${renderIcon('magnifying-glass')}<span>${texts.search}</span></a>` : NOTHING}
${renderAccountLink(page, texts)}
${cart ?? NOTHING}
</div>
</header>`
}

/** One row, for those who come for work: its sections, the markets, who is in. */
function renderOfficeHeader(page: Layout, language: PageLanguage): Html {
  const texts = LAYOUT_TEXTS[language]
  const market = page.market ?? marketOf(language)
  const framed = { ...page, market }
  return html`<header class="shop-office">
<div class="shop-office-row">
<a class="shop-brand" href="${SITES[market].paths.home}">Laguna</a>
${page.office}
${renderMarkets(framed, texts.markets)}
${renderAccount(framed, texts)}
</div>
</header>`
}

const renderMarkets = ({ path, market }: Layout, label: string): Html =>
  html`<nav class="shop-markets" aria-label="${label}">
${MARKET_CODES.map(
  code =>
    html`<a href="${findTwinPath(path, market, code)}" lang="${MARKETS[code].language}"${code === market ? html` aria-current="true"` : NOTHING}>${MARKET_NAMES[code]}</a>`,
)}
</nav>`

/** The way in, and who is in: a script shows the other one when that changes in the page. */
function renderAccount(
  { market, visitor, csrfToken }: Layout,
  texts: { signIn: string; signOut: string; orders: string; office: string },
): Html {
  const { signIn = '/admin/login/', signOut = '/admin/logout/' } = market ? SITES[market].paths : {}
  const home = findHome(market, visitor)
  const name = html`${renderIcon('user')}<span>${visitor?.name ?? ''}</span>`
  const user = market ? html` data-user="${pathOf('active-user', market)}"` : NOTHING
  return html`<div class="shop-account"${user}>
<a href="${signIn}"${visitor ? html` hidden` : NOTHING}>${renderIcon('user')}<span>${texts.signIn}</span></a>
<form method="post" action="${signOut}"${visitor ? NOTHING : html` hidden`}>
${visitor ? html`<input type="hidden" name="${CSRF_FIELD}" value="${csrfToken}">` : NOTHING}
${home ? html`<a href="${home}" title="${visitor?.isStaff ? texts.office : texts.orders}">${name}</a>` : name}
<button class="shop-link-button">${texts.signOut}</button>
</form>
</div>`
}

/** Staff are here for their work, a customer for what they ordered. */
const findHome = (market: MarketCode | null, visitor: Visitor | null): string | null =>
  market && (visitor?.isStaff ? SITES[market].paths.staff : SITES[market].paths.orders)

/** On a phone, where the account's place is in the menu, who is in is shown beside the cart. */
function renderAccountLink(
  { market, visitor }: Layout,
  { isIn, orders, office }: { isIn: string; orders: string; office: string },
): Html {
  const home = findHome(market, visitor)
  return home
    ? html`<a class="shop-account-link" href="${home}">${renderIcon('user')}<span>${visitor?.isStaff ? office : orders}, ${isIn}</span></a>`
    : NOTHING
}

function renderFooter({ market, path }: Layout, language: PageLanguage): Html {
  const texts = LAYOUT_TEXTS[language]
  const { phone, email, paths } = SITES[market ?? 'cz']
  const link = (href: string, label: string) =>
    html`<li><a href="${href}"${href === path ? html` aria-current="page"` : NOTHING}>${label}</a></li>`
  return html`<footer class="shop-footer">
<div class="shop-footer-row">
<div class="shop-footer-about"><p class="shop-brand">Laguna</p>
<p>${texts.about}</p></div>
${
  market
    ? html`<nav aria-label="${texts.ways}"><p class="shop-footer-title">${texts.ways}</p><ul>
${[link(paths.buyback, texts.sell), link(paths.service, texts.repair), link(paths.goods, texts.buy), link(paths.stores, texts.stores)]}
</ul></nav>
<nav aria-label="${texts.help}"><p class="shop-footer-title">${texts.help}</p><ul>
${[link(paths.terms, texts.buybackTerms), link(paths.businessTerms, texts.terms), link(paths.privacy, texts.privacy), link(paths.orders, texts.orders), link(paths.newsletter, texts.newsletter)]}
</ul></nav>`
    : NOTHING
}
<div class="shop-footer-call"><p class="shop-footer-title">${texts.phone}</p>
<p><a class="shop-phone" href="tel:${phone.replaceAll(' ', '')}">${phone}</a></p>
<p>${texts.hours}</p>
<p><a href="mailto:${email}">${breakAtSign(email)}</a></p></div>
${market ? renderSeller(market) : NOTHING}</div>
</footer>`
}

/** A long address goes on below where its domain begins. */
const breakAtSign = (email: string): Html => {
  const [name, domain] = email.split('@')
  return html`${name}<wbr>@${domain}`
}

/** Where shops of a market lead those who can't agree with them. */
const AUTHORITIES: Readonly<Record<MarketCode, readonly (readonly [href: string, label: string])[]>> = {
  cz: [],
  ro: [
    ['https://anpc.ro/', 'ANPC'],
    ['https://reclamatiisal.anpc.ro/', 'Soluționarea alternativă a litigiilor (SAL)'],
  ],
}

const renderSeller = (market: MarketCode): Html =>
  html`<p class="shop-footer-seller"><span>${nameSeller(market)}</span>${AUTHORITIES[market].map(
    ([href, label]) => html` <a href="${href}">${label}</a>`,
  )}</p>
`

/** One line under everything, for whoever tries the shop; a shop of customers has none. */
function renderDemoBar({ market }: Layout, language: PageLanguage): Html {
  const texts = LAYOUT_TEXTS[language]
  const office = SITES[market ?? marketOf(language)].paths.staff
  return html`<aside class="shop-demo-bar" aria-label="${texts.tools}">
<p>${texts.demo}<span>${texts.demoNote}</span></p>
<p><a href="/qa/">${texts.tools}</a> <a href="${office}">${texts.office}</a></p>
</aside>`
}
