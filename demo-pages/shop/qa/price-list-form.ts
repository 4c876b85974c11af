import { html } from 'hono/html'
import { reprice } from '../data/price-versions.ts'
import { CSRF_FIELD, findCsrfFault } from '../django/csrf.ts'
import { respondCsrfFault } from '../pages/csrf-fault-page.ts'
import type { Html } from '../pages/html.ts'
import { readForm } from '../pages/read-form.ts'
import type { Shop, ShopApp } from '../shop.ts'
import { isMarketCode, MARKET_CODES } from '../site.ts'

const PATH = '/qa/price-list/'
const FACTOR = /^[0-3](\.\d{1,3})?$/

/** Publishes new prices and withdraws the old ones, so that whoever holds an old price meets a conflict. */
export function addPriceListForm(app: ShopApp, shop: Shop): void {
  app.post(PATH, async c => {
    const isJson = c.req.header('content-type')?.startsWith('application/json') ?? false
    const form = isJson ? null : await readForm(c)
    const fault = form && findCsrfFault(c, form.get(CSRF_FIELD))
    if (fault) return respondCsrfFault(c, shop, fault)
    const sent: Record<string, unknown> = form
      ? { market: form.get('market'), model: form.get('model'), factor: form.get('factor') }
      : await c.req.json().catch(() => ({}))
    const market = String(sent.market ?? '')
    const model = typeof sent.model === 'string' ? sent.model.trim() : ''
    const factor = String(sent.factor ?? '1')
    if (!isMarketCode(market) || !FACTOR.test(factor))
      return c.json({ non_field_errors: ['Give market (cz or ro) and factor (0 to 3).'] }, 400)
    const published = await shop.database.transaction(tx =>
      reprice(tx, market, { model: model || undefined, factor: Number(factor), now: new Date() }),
    )
    return isJson ? c.json({ published }) : c.redirect('/qa/misbehave/', 302)
  })
}

export const renderPriceListForm = (token: string): Html => html`<h2>A new price list</h2>
<p>Withdraws the current prices of a market, or of one model, and publishes new ones. Forms that were opened before then meet a conflict (409).</p>
<form class="shop-form shop-form-wide" method="post" action="${PATH}">
<input type="hidden" name="${CSRF_FIELD}" value="${token}">
<div class="shop-fields">
<p><label for="market">Market</label><select id="market" name="market">${MARKET_CODES.map(code => html`<option>${code}</option>`)}</select></p>
<p><label for="model">Model</label><input id="model" name="model" placeholder="all; or apple-iphone-13-128gb"></p>
<p><label for="factor">Prices times</label><input id="factor" name="factor" value="0.9" inputmode="decimal"></p>
</div>
<p><button class="shop-button">Publish</button></p>
</form>`
