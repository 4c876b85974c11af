import { html } from 'hono/html'
import { type Html, NOTHING } from './html.ts'

interface CardTable {
  label: string
  heads: readonly string[]
  /** Columns whose values stand below each other by their last digit. */
  amounts?: readonly number[]
  /** A cell for each head. */
  rows: readonly (readonly (Html | string)[])[]
}

/**
 * A table whose rows are cards on a phone, each value beside its head. The roles stay named, for a browser drops them
 * where a table is laid out as something else.
 */
export const renderCardTable = ({ label, heads, amounts = [], rows }: CardTable): Html => {
  const mark = (at: number): Html => (amounts.includes(at) ? html` data-amount` : NOTHING)
  return html`<div class="tool-card-table"><table role="table" aria-label="${label}">
<thead role="rowgroup"><tr role="row">${heads.map((head, at) => html`<th role="columnheader" scope="col"${mark(at)}>${head}</th>`)}</tr></thead>
<tbody role="rowgroup">${rows.map(
    cells =>
      html`<tr role="row">${cells.map((cell, at) => html`<td role="cell" data-head="${heads[at] ?? ''}"${mark(at)}>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`
}
