import { desc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { formatMoney, MARKETS, readDecimal } from '../contract.ts'
import { refuseOthers } from '../django/staff.ts'
import { respondWithTool } from '../qa/respond-with-tool.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { formatTime, type Html } from '../site/html.ts'
import { isMarketCode, SITES } from '../site/site.ts'
import { pathOfBuyout } from './buyout-page.ts'
import { renderState } from './render-state.ts'
import { buyouts } from './schema.ts'
import { BUYOUT_STATES, isBuyoutState } from './states.ts'

const MOST = 200

/** The submitted buy-backs, the newest first; those of one state where that is asked. */
export function addBuyoutsPage(app: ShopApp, shop: Shop): void {
  app.get('/admin/', async c => {
    const refusal = await refuseOthers(c, shop)
    if (refusal) return refusal
    const rows = await listBuyouts(c, shop)
    return respondWithTool(c, shop, {
      title: 'Submitted buy-backs',
      body: html`<p class="shop-lead">What customers sold us online, the newest first. Each opens with its IMEI, its customer and the way on. Orders, pre-orders, categories and discounts are kept for each market: ${OFFICES}.</p>
${renderFilters(c.req.query('state') ?? '')}
${rows.length ? renderTable(rows) : html`<p class="shop-note">None in this state.</p>`}`,
    })
  })
}

const OFFICES = html`<a href="${SITES.cz.paths.staff}">Czechia</a>, <a href="${SITES.ro.paths.staff}">Romania</a>`

type BuyoutRow = typeof buyouts.$inferSelect

function listBuyouts(c: ShopContext, { database }: Shop): Promise<BuyoutRow[]> {
  const state = c.req.query('state') ?? ''
  const where = isBuyoutState(state) ? eq(buyouts.state, state) : undefined
  return database.select().from(buyouts).where(where).orderBy(desc(buyouts.id)).limit(MOST)
}

const renderFilters = (chosen: string): Html =>
  html`<nav class="tool-links" aria-label="State">${['', ...BUYOUT_STATES].map(
    state =>
      html`<a href="/admin/${state ? `?state=${state}` : ''}"${state === chosen ? html` aria-current="true"` : ''}>${state || 'all'}</a>`,
  )}</nav>`

const HEADS = ['Submitted', 'Market', 'Device', 'Customer', 'IMEI', 'Grade', 'Price', 'State']

const renderTable = (rows: readonly BuyoutRow[]): Html =>
  html`<div class="shop-table" tabindex="0" role="region" aria-label="Submitted buy-backs"><table>
<thead><tr>${HEADS.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(renderRow)}</tbody></table></div>`

function renderRow({ id, market, snapshot, customer, device, quality, price, state, createdAt }: BuyoutRow) {
  if (!isMarketCode(market)) return ''
  const name = `${snapshot.manufacturer.label} ${snapshot.model.label}, ${snapshot.color.label.toLowerCase()}`
  return html`<tr>
<td>${formatTime(createdAt)}</td><td>${market}</td>
<td><a href="${pathOfBuyout(id)}">${name}</a></td>
<td>${customer.first_name} ${customer.last_name}</td><td>${device.imei || device.serial_number || '–'}</td>
<td>${quality}</td><td class="shop-number">${formatMoney(readDecimal(price) ?? 0, MARKETS[market])}</td><td>${renderState(market, state)}</td>
</tr>`
}
