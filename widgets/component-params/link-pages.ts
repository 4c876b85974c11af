import { computed, signal } from '@preact/signals-core'
import { productsByCode } from '#core/api/content/products.ts'
import { createSuggestions, type Suggestions } from '#kit/combobox/suggestions.ts'
import { listSitePages, type SitePage } from './site-pages.ts'

/** What a link may lead to: pages that this one knows of, by a part of their name or path, and products of the shop. */
export function createLinkPages(onType: (text: string) => void): Suggestions<SitePage> {
  const pages = listSitePages()
  const { items, ...products } = createSuggestions(search => ({
    endpoint: productsByCode,
    query: { search },
  }))
  // Also before anything is typed there is something to choose from.
  const term = signal('')
  return {
    ...products,
    term,
    least: 0,
    state: signal('ready'),
    items: computed(() => [
      ...pages.filter(({ name, path }) => fold(`${name} ${path}`).includes(fold(term.value))),
      ...items.value.map(({ long_name, url }) => ({ name: long_name, path: url })),
    ]),
    type(text, pressed) {
      term.value = text.trim()
      products.type(text, pressed)
      onType(text)
    },
    settle(text) {
      // What was chosen is no search: the next look at the list shows all of it.
      term.value = ''
      products.settle(text)
    },
  }
}

/** Without accents and case, as people search. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
