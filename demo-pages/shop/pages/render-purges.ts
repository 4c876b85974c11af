import { html } from 'hono/html'
import type { PastPurge } from '../data/purge-history.ts'
import { type Html, NOTHING } from './html.ts'
import type { PageLanguage } from './layout-texts.ts'
import { PURGE_PAGE_TEXTS } from './purge-page-texts.ts'

const LOCALES: Readonly<Record<PageLanguage, string>> = { cs: 'cs', ro: 'ro', en: 'en-GB' }

/** The history as a table; with the market where it is of both. */
export function renderPurges(
  rows: readonly PastPurge[],
  language: PageLanguage,
  { isOfBoth = false } = {},
): Html {
  const texts = PURGE_PAGE_TEXTS[language]
  const { when, who, what, how } = texts.heads
  if (rows.length === 0) return html`<p>${texts.none}</p>`
  const time = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Prague',
  })
  const heads = [when, ...(isOfBoth ? ['Market'] : []), who, what, how]
  return html`<div class="shop-table" tabindex="0" role="region" aria-label="${texts.history}"><table>
<thead><tr>${heads.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    row => html`<tr><td><time datetime="${row.purgedAt.toISOString()}">${time.format(row.purgedAt)}</time></td>${isOfBoth ? html`<td>${row.market}</td>` : NOTHING}
<td>${row.who ?? '–'}</td><td>${renderTarget(row, language)}</td><td>${row.isSoft ? texts.soft : texts.hard}</td></tr>`,
  )}</tbody></table></div>`
}

function renderTarget({ mode, target }: PastPurge, language: PageLanguage): Html | string {
  const { everything, keys, address } = PURGE_PAGE_TEXTS[language]
  if (mode === 'full') return everything
  return html`${mode === 'key' ? keys : address}: <code>${target}</code>`
}
