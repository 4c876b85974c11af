import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import type { Html } from './html.ts'
import { renderIcon } from './icons.ts'
import { SEARCH_TEXTS } from './search-texts.ts'
import { SITES } from './site.ts'

/** The search of the whole shop; `id` tells the header's from one in the body. */
export function renderSearchForm(
  market: MarketCode,
  { id, term = '', label }: { id: string; term?: string; label?: string },
): Html {
  const texts = SEARCH_TEXTS[market]
  return html`<form class="shop-search" action="${SITES[market].paths.search}" role="search" aria-label="${label ?? texts.inShop}">
<label class="shop-hidden" for="${id}">${texts.field}</label>
<input id="${id}" type="search" name="term" value="${term}" placeholder="${texts.hint}" maxlength="100" autocomplete="off">
<button class="shop-search-button">${renderIcon('magnifying-glass')}<span class="shop-hidden">${texts.submit}</span></button>
</form>`
}
