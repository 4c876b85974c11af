import { html } from 'hono/html'
import { formatTime, type Html } from '../site/html.ts'
import { renderPlainForm } from '../site/plain-form.ts'
import type { PricePublication } from './schema.ts'

interface Door {
  action: string
  csrfToken: string
}

const HEADS = ['No.', 'When', 'Market', 'Models', 'Change', 'Way back']

/** What was published when, each with a way back to the prices before it. */
export function renderPublications(rows: readonly PricePublication[], door: Door): Html {
  if (rows.length === 0) return html`<p>Prices are as the shop began with them.</p>`
  return html`<div class="shop-table" tabindex="0" role="region" aria-label="History of prices"><table aria-label="History of prices">
<thead><tr>${HEADS.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(row => renderRow(row, door))}</tbody></table></div>`
}

function renderRow(
  { id, publishedAt, market, model, models, factor, restores }: PricePublication,
  door: Door,
) {
  const change = restores === null ? `times ${Number(factor)}` : `as before no. ${restores}`
  return html`<tr><td>${id}</td><td>${formatTime(publishedAt)}</td><td>${market}</td><td>${model ?? `all (${models})`}</td><td>${change}</td>
<td>${renderPlainForm({
    ...door,
    layout: 'line',
    hidden: { restore: String(id) },
    submit: html`<button class="tool-button" aria-label="Bring back the prices before no. ${id}">Bring back the prices before</button>`,
  })}</td></tr>`
}
