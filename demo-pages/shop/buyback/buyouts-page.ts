import { desc } from 'drizzle-orm'
import { html } from 'hono/html'
import { formatMoney, MARKETS, readDecimal } from '../contract.ts'
import { refuseOthers } from '../django/staff.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { formatTime } from '../site/html.ts'
import { respondWithPage } from '../site/respond.ts'
import { isMarketCode, SITES } from '../site/site.ts'
import { buyouts } from './schema.ts'

const MOST = 200

/** The submitted buy-backs, the newest first. */
export function addBuyoutsPage(app: ShopApp, shop: Shop): void {
  app.get('/admin/', async c => {
    const refusal = await refuseOthers(c, shop)
    if (refusal) return refusal
    const rows = await shop.database.select().from(buyouts).orderBy(desc(buyouts.id)).limit(MOST)
    return respondWithPage(c, shop, {
      isStorable: false,
      market: null,
      title: 'Submitted buy-backs',
      body: html`<p class="shop-lead">What customers sold us online. The link opens the page that the customer sees.</p>
<div class="shop-table" tabindex="0" role="region" aria-label="Submitted buy-backs"><table>
<thead><tr><th scope="col">Submitted</th><th scope="col">Market</th><th scope="col">Device</th><th scope="col">Customer</th><th scope="col">Grade</th><th scope="col">Price</th><th scope="col">State</th></tr></thead>
<tbody>${rows.map(row => renderRow(row))}</tbody></table></div>`,
    })
  })
}

function renderRow({ market, token, snapshot, customer, quality, price, state, createdAt }: BuyoutRow) {
  if (!isMarketCode(market)) return ''
  const device = `${snapshot.manufacturer.label} ${snapshot.model.label}, ${snapshot.color.label.toLowerCase()}`
  return html`<tr>
<td>${formatTime(createdAt)}</td><td>${market}</td>
<td><a href="${SITES[market].paths.review}${token}/">${device}</a></td>
<td>${customer.first_name} ${customer.last_name}</td>
<td>${quality}</td><td class="shop-number">${formatMoney(readDecimal(price) ?? 0, MARKETS[market])}</td><td>${state}</td>
</tr>`
}

type BuyoutRow = typeof buyouts.$inferSelect
