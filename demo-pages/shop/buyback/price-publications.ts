import { html } from 'hono/html'
import { formatTime, type Html } from '../site/html.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import type { PricePublication } from './schema.ts'

interface Door {
  action: string
  csrfToken: string
}

/** How people call what the database knows by codes. */
interface PriceNames {
  markets: Readonly<Record<string, string>>
  models: ReadonlyMap<string, string>
}

const HEADS = ['No.', 'When', 'Market', 'Models', 'Change', 'Way back']

/** What was published when, each with a way back to the prices before it. */
export function renderPublications(rows: readonly PricePublication[], door: Door, names: PriceNames): Html {
  if (rows.length === 0) return html`<p>Prices are as the shop began with them.</p>`
  return html`<div class="shop-table" tabindex="0" role="region" aria-label="History of prices"><table aria-label="History of prices">
<thead><tr>${HEADS.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(row => renderRow(row, door, names))}</tbody></table></div>`
}

function renderRow(
  { id, publishedAt, market, model, models, factor, restores }: PricePublication,
  door: Door,
  names: PriceNames,
) {
  const change = restores === null ? sayChange(Number(factor)) : `as before no. ${restores}`
  const what = model === null ? `all ${models} models` : (names.models.get(model) ?? model)
  return html`<tr><td>${id}</td><td>${formatTime(publishedAt)}</td><td>${names.markets[market] ?? market}</td><td>${what}</td><td>${change}</td>
<td>${renderPlainForm({
    ...door,
    layout: 'line',
    hidden: { restore: String(id) },
    submit: html`<button class="tool-button" aria-label="Bring back the prices before no. ${id}">Bring back the prices before</button>`,
  })}</td></tr>`
}

/** What a factor does to prices, in words. */
export function sayChange(factor: number): string {
  // The factor has three decimals.
  const percent = Math.round((factor - 1) * 1000) / 10
  return percent === 0 ? 'the same prices' : `${Math.abs(percent)} % ${percent < 0 ? 'lower' : 'higher'}`
}
