import { html } from 'hono/html'
import { MARKETS, type MarketCode } from '../contract.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type Html, NOTHING } from '../site/html.ts'
import type { PageLanguage } from '../site/layout-texts.ts'
import { isMarketCode, MARKET_CODES, SITES } from '../site/site.ts'
import { readStaffLanguage } from '../staff/language.ts'
import { refuseOthers } from '../staff/refuse-others.ts'
import { respondWithOffice } from '../staff/respond-with-office.ts'
import { readCatalogue } from './built-files.ts'
import { filterPages, type ListedPage, listEditedPages } from './list-pages.ts'
import { TOKEN_SLOT } from './page-slot.ts'
import { PAGES_TEXTS, type PagesTexts } from './texts.ts'

/** Where editors find a page or a component; what they find is edited in the page itself. */
export function addPlaceholderPages(app: ShopApp, shop: Shop): void {
  app.get('/admin/pages/', async c => (await refuseOthers(c, shop, 'content')) ?? respondWithList(c, shop))
}

async function respondWithList(c: ShopContext, shop: Shop): Promise<Response> {
  const language = readStaffLanguage(c)
  const market = pickMarket(c, language)
  const texts = PAGES_TEXTS[language]
  // The build's labels speak the languages of markets; what stands among them is said in the same.
  const spoken = SPOKEN_IN[language] ?? market
  const catalogue = await readCatalogue(shop.distDir, spoken)
  const { ofOpened } = PAGES_TEXTS[MARKETS[spoken].language]
  const listed = await listEditedPages(shop.database, market, catalogue, ofOpened)
  const wish = { path: c.req.query('page') ?? '', text: c.req.query('q') ?? '' }
  const found = filterPages(listed, wish)
  const isNarrowed = wish.path !== '' || wish.text.trim() !== ''
  return respondWithOffice(c, shop, {
    language,
    here: { page: 'pages' },
    title: texts.title,
    body: html`<p class="shop-lead">${texts.lead}</p>
${renderMarkets(market, texts)}
${renderFilter(market, listed, wish, texts)}
<p role="status">${found.length ? texts.count(found.length) : texts.nothing}</p>
${renderGroups(found, market, isNarrowed, texts)}`,
  })
}

/** The shop's own pages first; those that show each component by itself are many, and put away until they are sought. */
function renderGroups(
  found: readonly ListedPage[],
  market: MarketCode,
  isNarrowed: boolean,
  texts: PagesTexts,
): Html {
  const show = (page: ListedPage) => renderPage(page, market, isNarrowed, texts)
  const demos = found.filter(page => isDemo(page, market))
  return html`${found.filter(page => !demos.includes(page)).map(show)}
${demos.length ? html`<details class="shop-pages"${isNarrowed ? html` open` : NOTHING}><summary><h2>${texts.demos(demos.length)}</h2></summary>${demos.map(show)}</details>` : NOTHING}`
}

const isDemo = ({ path }: ListedPage, market: MarketCode): boolean =>
  path.startsWith(SITES[market].paths.demos)

/** The market whose pages speak a language of the back office. */
const SPOKEN_IN: Readonly<Partial<Record<PageLanguage, MarketCode>>> = { cs: 'cz', ro: 'ro' }

/** What the address names, else the market of the language that staff read. */
function pickMarket(c: ShopContext, language: PageLanguage): MarketCode {
  const asked = c.req.query('market')
  return asked && isMarketCode(asked) ? asked : (SPOKEN_IN[language] ?? 'cz')
}

const renderMarkets = (market: MarketCode, texts: PagesTexts): Html =>
  html`<nav class="tool-links" aria-label="${texts.market}">${MARKET_CODES.map(
    code =>
      html`<a href="/admin/pages/?market=${code}"${code === market ? html` aria-current="true"` : NOTHING}>${texts.markets[code]}</a>`,
  )}</nav>`

function renderFilter(
  market: MarketCode,
  listed: readonly ListedPage[],
  wish: { path: string; text: string },
  texts: PagesTexts,
): Html {
  const demos = listed.filter(page => isDemo(page, market))
  const show = ({ path, title }: ListedPage): Html =>
    html`<option value="${path}"${path === wish.path ? html` selected` : NOTHING}>${title} (${showPath(path)})</option>`
  return html`<form class="shop-filter" role="search" aria-label="${texts.search}">
<input type="hidden" name="market" value="${market}">
<p><label for="q">${texts.search}</label><input id="q" name="q" type="search" value="${wish.text}"></p>
<p><label for="page">${texts.page}</label><select id="page" name="page"><option value="">${texts.allPages}</option>
<optgroup label="${texts.shopPages}">${listed.filter(page => !demos.includes(page)).map(show)}</optgroup>
${demos.length ? html`<optgroup label="${texts.demoPages}">${demos.map(show)}</optgroup>` : NOTHING}</select></p>
<p><button class="shop-button">${texts.show}</button></p>
</form>`
}

/** A page of many things has the name of none of them. */
const showPath = (path: string): string => path.replace(TOKEN_SLOT, '…')

function renderPage(page: ListedPage, market: MarketCode, isOpen: boolean, texts: PagesTexts): Html {
  const { path, title, components, total, changes } = page
  const { language } = MARKETS[market]
  const count = components.length < total ? texts.found(components.length, total) : texts.components(total)
  // A page of many things, one for each token, is opened from one of them.
  const isOpened = !path.includes(TOKEN_SLOT)
  return html`<details class="shop-page"${isOpen ? html` open` : NOTHING}>
<summary><strong lang="${language}">${title}</strong> <span>${showPath(path)}</span> <span class="shop-page-count">${count}</span>${changes ? html` <span class="shop-draft">${texts.draft(changes)}</span>` : NOTHING}</summary>
${isOpened ? html`<p class="shop-edit"><a href="${path}?edit">${texts.edit}</a></p>` : html`<p>${texts[path.startsWith(SITES[market].paths.review) ? 'ofBuyback' : 'ofOrder']}</p>`}
<ul>${components.map(({ pk, label, settings, isDrafted }) => {
    const alike = components.filter(other => other.label === label)
    const name = alike.length > 1 ? `${label} ${alike.findIndex(other => other.pk === pk) + 1}` : label
    return html`<li>${isOpened ? html`<a href="${path}?edit#component-${pk}">${name}</a>` : name}${isDrafted ? html` <span class="shop-draft">${texts.drafted}</span>` : NOTHING}${settings ? html`<p>${settings}</p>` : NOTHING}</li>`
  })}</ul>
</details>`
}
