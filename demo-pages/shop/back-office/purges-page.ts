import { html } from 'hono/html'
import { MARKETS } from '../contract.ts'
import { listPurges } from '../data/purge-history.ts'
import { PURGE_PATHS } from '../pages/purge-page.ts'
import { PURGE_PAGE_TEXTS } from '../pages/purge-page-texts.ts'
import { renderPurges } from '../pages/render-purges.ts'
import { respondWithPage } from '../pages/respond.ts'
import type { Shop, ShopApp } from '../shop.ts'
import { MARKET_CODES } from '../site.ts'
import { refuseOthers } from './staff-only.ts'

/** What was purged in both markets, and the way to each market's own page. */
export function addPurgesPage(app: ShopApp, shop: Shop): void {
  app.get('/admin/cache/', async c => {
    const refusal = await refuseOthers(c, shop)
    if (refusal) return refusal
    const { title, lead, history } = PURGE_PAGE_TEXTS.en
    return respondWithPage(c, shop, {
      isStorable: false,
      market: null,
      title,
      body: html`<p class="shop-lead">${lead}</p>
<ul class="shop-cards">${MARKET_CODES.map(market => {
        const { language } = MARKETS[market]
        return html`<li><a href="${PURGE_PATHS[market]}" lang="${language}">${PURGE_PAGE_TEXTS[language].title}</a><p>${PURGE_PATHS[market]}</p></li>`
      })}</ul>
<h2>${history}</h2>
${renderPurges(await listPurges(shop.database), 'en', { isOfBoth: true })}`,
    })
  })
}
