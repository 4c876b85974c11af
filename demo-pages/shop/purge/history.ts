import { html } from 'hono/html'
import { MARKETS } from '../contract.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { renderCardTable } from '../site/card-table.ts'
import { type Html, renderTime } from '../site/html.ts'
import type { PageLanguage } from '../site/layout-texts.ts'
import { isMarketCode, MARKET_CODES, MARKET_NAMES, SITES } from '../site/site.ts'
import { readStaffLanguage } from '../staff/language.ts'
import { refuseOthers } from '../staff/refuse-others.ts'
import { respondWithOffice } from '../staff/respond-with-office.ts'
import { listPurges, type PastPurge } from './store.ts'
import { PURGE_PAGE_TEXTS } from './texts.ts'

/** What was purged in both markets, and the way to each market's own page. */
export function addPurgesPage(app: ShopApp, shop: Shop): void {
  app.get('/admin/cache/', async c => {
    const refusal = await refuseOthers(c, shop, 'content')
    if (refusal) return refusal
    const reader = readStaffLanguage(c)
    const { title, leadOfBoth, history } = PURGE_PAGE_TEXTS[reader]
    return respondWithOffice(c, shop, {
      language: reader,
      here: { page: 'cache', isRecord: reader !== 'en' },
      title,
      body: html`<p class="shop-lead">${leadOfBoth}</p>
<ul class="shop-cards">${MARKET_CODES.map(market => {
        const { language } = MARKETS[market]
        return html`<li><a href="${SITES[market].paths.purge}" lang="${language}">${MARKET_NAMES[market]}: ${PURGE_PAGE_TEXTS[language].title.toLowerCase()}</a><p>${SITES[market].paths.purge}</p></li>`
      })}</ul>
<h2>${history}</h2>
${renderPurges(await listPurges(shop.database), reader, { isOfBoth: true })}`,
    })
  })
}

/** The history as a table; with the market where it is of both. */
export function renderPurges(
  rows: readonly PastPurge[],
  language: PageLanguage,
  { isOfBoth = false } = {},
): Html {
  const texts = PURGE_PAGE_TEXTS[language]
  const { when, who, what, how } = texts.heads
  if (rows.length === 0) return html`<p>${texts.none}</p>`
  return renderCardTable({
    label: texts.history,
    heads: [when, ...(isOfBoth ? [texts.market] : []), who, what, how],
    rows: rows.map(row => [
      renderTime(row.purgedAt, language),
      ...(isOfBoth && isMarketCode(row.market) ? [MARKET_NAMES[row.market]] : []),
      row.who ?? '–',
      renderTarget(row, language),
      row.isSoft ? texts.soft : texts.hard,
    ]),
  })
}

function renderTarget({ mode, target }: PastPurge, language: PageLanguage): Html | string {
  const { everything, keys, address } = PURGE_PAGE_TEXTS[language]
  if (mode === 'full') return everything
  return html`<span>${mode === 'key' ? keys : address}: <code>${target}</code></span>`
}
