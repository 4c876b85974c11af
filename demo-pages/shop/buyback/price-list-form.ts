import { html } from 'hono/html'
import { isObject } from '../django/read-json-body.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { takeForm } from '../site/forms.ts'
import type { Html } from '../site/html.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import { isMarketCode, MARKET_CODES } from '../site/site.ts'
import { reprice } from './prices.ts'

const PATH = '/qa/price-list/'
const FACTOR = /^[0-3](\.\d{1,3})?$/

/** Publishes new prices and withdraws the old ones, so that whoever holds an old price meets a conflict. */
export function addPriceListForm(app: ShopApp, shop: Shop): void {
  app.post(PATH, async c => {
    if (!c.req.header('content-type')?.startsWith('application/json'))
      return takeForm(c, shop, async form => {
        const [market, model, factor] = ['market', 'model', 'factor'].map(name => form.get(name))
        const published = await publish(shop, { market, model, factor })
        return published === null ? c.json(REFUSAL, 400) : c.redirect('/qa/misbehave/', 302)
      })
    const published = await publish(shop, await c.req.json().catch(() => null))
    return published === null ? c.json(REFUSAL, 400) : c.json({ published })
  })
}

const REFUSAL = { non_field_errors: ['Give market (cz or ro) and factor (0 to 3).'] }

/** How many models got new prices; null where it is not clear which should. */
async function publish(shop: Shop, sent: unknown): Promise<number | null> {
  if (!isObject(sent)) return null
  const market = String(sent.market ?? '')
  const model = typeof sent.model === 'string' ? sent.model.trim() : ''
  const factor = String(sent.factor ?? '1')
  if (!isMarketCode(market) || !FACTOR.test(factor)) return null
  return shop.database.transaction(tx =>
    reprice(tx, market, { model: model || undefined, factor: Number(factor), now: new Date() }),
  )
}

export const renderPriceListForm = (csrfToken: string): Html => html`<h2>A new price list</h2>
<p>Withdraws the current prices of a market, or of one model, and publishes new ones. Forms that were opened before then meet a conflict (409).</p>
${renderPlainForm({
  action: PATH,
  csrfToken,
  layout: 'wide',
  row: [
    { name: 'market', label: 'Market', type: 'select', options: MARKET_CODES },
    { name: 'model', label: 'Model', attributes: { placeholder: 'all; or apple-iphone-13-128gb' } },
    { name: 'factor', label: 'Prices times', value: '0.9', attributes: { inputmode: 'decimal' } },
  ],
  submit: 'Publish',
})}`
