import { html } from 'hono/html'
import { type Html, NOTHING } from './html.ts'

interface Pager {
  page: number
  /** The last page there is. */
  last: number
  address: (page: number) => string
}

/** The page that an address asks for; the first where it asks for none. */
export const readPageNumber = (asked: string | undefined): number =>
  Math.max(Number(/^\d{1,6}$/.exec(asked ?? '')?.[0] ?? 1), 1)

/** The ways to the pages beside this one, of a list that begins with what is new; nothing where there is one page. */
export function renderPager({ page, last, address }: Pager): Html {
  if (last <= 1) return NOTHING
  const to = (number: number, label: string, rel: string): Html =>
    number >= 1 && number <= last ? html`<a href="${address(number)}" rel="${rel}">${label}</a>` : NOTHING
  return html`<nav class="tool-links" aria-label="Pages">${to(page - 1, 'Newer', 'prev')}<span class="tool-page">Page ${page} of ${last}</span>${to(page + 1, 'Older', 'next')}</nav>`
}
