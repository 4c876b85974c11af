import { html } from 'hono/html'
import { formatMoney, MARKETS, type MarketCode } from '../contract.ts'
import { nameSku } from '../goods/product-path.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { listTownLines } from '../site/list-town-lines.ts'
import { DOCUMENT_TEXTS } from './document-texts.ts'
import type { OrderRow } from './schema.ts'
import { SELLERS } from './sellers.ts'
import { type DocumentLine, splitVat, sumByRate } from './vat.ts'

export interface TaxDocument {
  market: MarketCode
  title: string
  /** What stands beside the seller and the buyer, label and value. */
  facts: readonly (readonly [label: string, value: string])[]
  order: OrderRow
  lines: readonly DocumentLine[]
  /** Below the total: how it is with the money. */
  note: string
}

/** A document for paper: who sells to whom, what for how much, and the tax in it. */
export function renderDocument({ market, title, facts, order, lines, note }: TaxDocument): Html {
  const texts = DOCUMENT_TEXTS[market]
  const show = (minor: number): string => showMoney(market, minor)
  const total = lines.reduce((sum, line) => sum + line.price, 0)
  return html`<article class="shop-document" aria-label="${title}">
<h2>${title}</h2>
<div class="shop-document-heads">
${renderSeller(market)}
${renderBuyer(market, order)}
<dl>${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
</div>
${renderLines(market, lines)}
<div class="shop-document-sums">
${renderRecap(market, lines)}
<p class="shop-total">${texts.total} <strong>${show(total)}</strong></p>
</div>
<p class="shop-note">${note}</p>
</article>`
}

/** Documents tell the hundredths that the shop's prices do without. */
export const showMoney = (market: MarketCode, minor: number): string =>
  formatMoney(minor, { ...MARKETS[market], decimals: 2 })

function renderSeller(market: MarketCode): Html {
  const { name, address, registration } = SELLERS[market]
  return html`<section><h3>${DOCUMENT_TEXTS[market].seller}</h3>
<p><strong>${name}</strong>${[...address, ...registration].map(line => html`<br>${line}`)}</p></section>`
}

function renderBuyer(market: MarketCode, { billing }: OrderRow): Html {
  const texts = DOCUMENT_TEXTS[market]
  const { first_name, last_name, address, company, tin, vatn } = billing
  const person = `${first_name} ${last_name}`
  const isCompany = billing.invoice_on_company
  const lines = [
    ...(isCompany ? [person] : []),
    address,
    ...listTownLines(market, billing),
    ...(isCompany && tin ? [`${texts.companyId}: ${tin}`] : []),
    ...(isCompany && vatn ? [`${texts.vatId}: ${vatn}`] : []),
  ]
  return html`<section><h3>${texts.buyer}</h3>
<p><strong>${isCompany ? company : person}</strong>${lines.map(line => html`<br>${line}`)}</p></section>`
}

function renderLines(market: MarketCode, lines: readonly DocumentLine[]): Html {
  const texts = DOCUMENT_TEXTS[market]
  const show = (minor: number): string => showMoney(market, minor)
  const heads = [texts.code, texts.name, texts.quantity, texts.base, texts.rate, texts.tax, texts.price]
  return html`<div class="shop-table" tabindex="0" role="region" aria-label="${texts.name}"><table>
<thead><tr>${heads.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${lines.map(({ code, name, quantity, price, rate }) => {
    const { base, tax } = splitVat(price, rate)
    return html`<tr><td>${nameSku(market, code)}</td><td>${name}</td><td class="shop-number">${quantity}</td><td class="shop-number">${show(base)}</td><td class="shop-number">${showRate(market, rate)}</td><td class="shop-number">${show(tax)}</td><td class="shop-number">${show(price)}</td></tr>`
  })}</tbody></table></div>`
}

const showRate = (market: MarketCode, rate: number | null): string =>
  rate === null ? DOCUMENT_TEXTS[market].noVat : `${rate}\u00a0%`

function renderRecap(market: MarketCode, lines: readonly DocumentLine[]): Html {
  const texts = DOCUMENT_TEXTS[market]
  const show = (minor: number): string => showMoney(market, minor)
  const rates = sumByRate(lines)
  if (rates.length === 0) return NOTHING
  return html`<table aria-label="${texts.recap}"><caption>${texts.recap}</caption>
<thead><tr>${[texts.rate, texts.base, texts.tax, texts.price].map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rates.map(
    ({ rate, base, tax, price }) =>
      html`<tr><td>${showRate(market, rate)}</td><td class="shop-number">${show(base)}</td><td class="shop-number">${show(tax)}</td><td class="shop-number">${show(price)}</td></tr>`,
  )}</tbody></table>`
}
