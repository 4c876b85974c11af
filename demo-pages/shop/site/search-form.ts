import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import { type Html, NOTHING } from './html.ts'
import { renderIcon } from './icons.ts'
import { SEARCH_TEXTS } from './search-texts.ts'
import { SITES } from './site.ts'

/** The search of the whole shop; `id` tells the header's from one in the body. What can be sold comes first where it is `forSale`. */
export function renderSearchForm(
  market: MarketCode,
  {
    id,
    term = '',
    label,
    forSale = false,
    isAwaited = false,
  }: {
    id: string
    term?: string
    label?: string
    forSale?: boolean
    /** The page is there to be searched, and was not yet: its field has the focus. */
    isAwaited?: boolean
  },
): Html {
  const texts = SEARCH_TEXTS[market]
  const [field, hint] = forSale ? [texts.sellField, texts.sellHint] : [texts.field, texts.hint]
  return html`<form class="shop-search" action="${SITES[market].paths.search}" role="search" aria-label="${label ?? texts.inShop}">
<label class="shop-hidden" for="${id}">${field}</label>
<input id="${id}" type="search" name="term" value="${term}" placeholder="${hint}" maxlength="100" autocomplete="off"${isAwaited ? ' autofocus' : ''}>${forSale ? html`<input type="hidden" name="for" value="sale">` : NOTHING}
<button class="shop-search-button">${renderIcon('magnifying-glass')}<span class="shop-hidden">${texts.submit}</span></button>
</form>`
}
