import { html } from 'hono/html'
import { MARKETS, type MarketCode } from '../contract.ts'
import { refuseOthers } from '../django/staff.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { respondWithPage } from '../site/respond.ts'
import { isMarketCode, MARKET_CODES, MARKET_NAMES, SITES } from '../site/site.ts'
import { readStaffLanguage } from '../staff/language.ts'
import { readCatalogue } from './built-files.ts'
import { filterPages, type ListedPage, listEditedPages } from './list-pages.ts'
import { TOKEN_SLOT } from './page-slot.ts'
import { PAGES_TEXTS } from './texts.ts'

/** Where editors find a page or a component; what they find is edited in the page itself. */
export function addPlaceholderPages(app: ShopApp, shop: Shop): void {
  app.get('/admin/pages/', async c => (await refuseOthers(c, shop)) ?? respondWithList(c, shop))
}

async function respondWithList(c: ShopContext, shop: Shop): Promise<Response> {
  const market = pickMarket(c)
  const texts = PAGES_TEXTS[market]
  const listed = await listEditedPages(shop.database, market, await readCatalogue(shop.distDir, market))
  const wish = { path: c.req.query('page') ?? '', text: c.req.query('q') ?? '' }
  const found = filterPages(listed, wish)
  const isNarrowed = wish.path !== '' || wish.text.trim() !== ''
  return respondWithPage(c, shop, {
    isStorable: false,
    market,
    title: texts.title,
    body: html`<p class="shop-lead">${texts.lead}</p>
${renderMarkets(market)}
${renderFilter(market, listed, wish)}
<p role="status">${found.length ? texts.count(found.length) : texts.nothing}</p>
${renderGroups(found, market, isNarrowed)}`,
  })
}

/** The shop's own pages first; those that show each component by itself are many, and put away until they are sought. */
function renderGroups(found: readonly ListedPage[], market: MarketCode, isNarrowed: boolean): Html {
  const texts = PAGES_TEXTS[market]
  const { demos: folder } = SITES[market].paths
  const show = (page: ListedPage) => renderPage(page, market, isNarrowed)
  const demos = found.filter(({ path }) => path.startsWith(folder))
  return html`${found.filter(page => !demos.includes(page)).map(show)}
${demos.length ? html`<details class="shop-pages"${isNarrowed ? html` open` : NOTHING}><summary><h2>${texts.demos(demos.length)}</h2></summary>${demos.map(show)}</details>` : NOTHING}`
}

/** What the address names, else the market of the language that staff read. */
function pickMarket(c: ShopContext): MarketCode {
  const asked = c.req.query('market')
  if (asked && isMarketCode(asked)) return asked
  return readStaffLanguage(c) === 'ro' ? 'ro' : 'cz'
}

const renderMarkets = (market: MarketCode): Html =>
  html`<nav class="shop-filter" aria-label="${PAGES_TEXTS[market].market}">${MARKET_CODES.map(
    code =>
      html`<a class="shop-chip" href="/admin/pages/?market=${code}" lang="${MARKETS[code].language}"${code === market ? html` aria-current="true"` : NOTHING}>${MARKET_NAMES[code]}</a>`,
  )}</nav>`

function renderFilter(
  market: MarketCode,
  listed: readonly ListedPage[],
  wish: { path: string; text: string },
): Html {
  const texts = PAGES_TEXTS[market]
  return html`<form class="shop-filter" role="search" aria-label="${texts.search}">
<input type="hidden" name="market" value="${market}">
<p><label for="q">${texts.search}</label><input id="q" name="q" type="search" value="${wish.text}"></p>
<p><label for="page">${texts.page}</label><select id="page" name="page"><option value="">${texts.allPages}</option>${listed.map(
    ({ path, title }) =>
      html`<option value="${path}"${path === wish.path ? html` selected` : NOTHING}>${title} (${path})</option>`,
  )}</select></p>
<p><button class="shop-button">${texts.show}</button></p>
</form>`
}

function renderPage(page: ListedPage, market: MarketCode, isOpen: boolean): Html {
  const texts = PAGES_TEXTS[market]
  const { path, title, components, changes } = page
  // A page of many things, one for each token, is opened from one of them.
  const isOpened = !path.includes(TOKEN_SLOT)
  return html`<details class="shop-page"${isOpen ? html` open` : NOTHING}>
<summary><strong>${title}</strong> <span>${path.replace(TOKEN_SLOT, '…')}</span> <span>${texts.components(components.length)}</span>${changes ? html` <span class="shop-draft">${texts.draft(changes)}</span>` : NOTHING}</summary>
${isOpened ? html`<p class="shop-edit"><a href="${path}?edit">${texts.edit}</a></p>` : html`<p>${texts.notOpened}</p>`}
<ul>${components.map(({ pk, label, settings, isDrafted }) => {
    const alike = components.filter(other => other.label === label)
    const name = alike.length > 1 ? `${label} ${alike.findIndex(other => other.pk === pk) + 1}` : label
    return html`<li>${isOpened ? html`<a href="${path}?edit#component-${pk}">${name}</a>` : name}${isDrafted ? html` <span class="shop-draft">${texts.drafted}</span>` : NOTHING}${settings ? html`<p>${settings}</p>` : NOTHING}</li>`
  })}</ul>
</details>`
}
