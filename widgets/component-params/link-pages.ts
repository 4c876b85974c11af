import { computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { productsByCode } from '#core/api/content/products.ts'
import { foldText } from '#core/fold-text.ts'
import { read } from '#core/http/read.ts'
import { createSuggestions, type Suggestions } from '#kit/combobox/suggestions.ts'
import { listSitePages, type SitePage, toSitePath } from './site-pages.ts'

export interface LinkPages extends Suggestions<SitePage> {
  /** What was typed is the name of nothing here, and no address. */
  isLost: ReadonlySignal<boolean>
  /** What a page of this market is called; undefined for any other address. */
  nameOf: (path: string) => string | undefined
  /** Looks whether an address of this site is that of a known page or product. */
  look: (address: string) => Promise<void>
  /** The address that was looked for and is of none. */
  unknown: ReadonlySignal<string | null>
}

/**
 * What a link may lead to: pages that this one knows of, by a part of their name or path, and products of the shop.
 * Whatever is typed is an address, too, and `onType` is told of it.
 */
export function createLinkPages(text: string, onType: (text: string) => void): LinkPages {
  const pages = listSitePages()
  const {
    items: found,
    state: asking,
    ...products
  } = createSuggestions(search => ({
    endpoint: productsByCode,
    query: { search },
  }))
  const term = signal(text)
  const unknown = signal<string | null>(null)
  /** What was chosen, or stood there before, is no search: the list shows all. */
  const sought = signal('')
  const items = computed(() => [
    ...pages.filter(({ name, path }) => foldText(`${name} ${path}`).includes(foldText(sought.value))),
    ...found.value.map(({ long_name, url }) => ({ name: long_name, path: url })),
  ])
  return {
    ...products,
    term,
    nameOf: path => pages.find(one => one.path === path)?.name,
    async look(address) {
      const path = toSitePath(address)
      if (!path || path === location.pathname || pages.some(one => one.path === path)) return
      if (!(await isProduct(path))) unknown.value = address
    },
    unknown,
    least: 0,
    state: signal('ready'),
    items,
    isLost: computed(
      () =>
        items.value.length === 0 &&
        asking.value !== 'pending' &&
        sought.value !== '' &&
        !/^(\/|https?:)/.test(sought.value),
    ),
    type(typed, pressed) {
      term.value = typed
      sought.value = typed.trim()
      products.type(typed, pressed)
      onType(typed)
    },
    settle(chosen) {
      term.value = chosen
      sought.value = ''
      products.settle(chosen)
    },
  }
}

async function isProduct(path: string): Promise<boolean> {
  const search = path.split('/').findLast(Boolean)
  try {
    return (
      !search || (await read(productsByCode, { query: { search } })).results.some(({ url }) => url === path)
    )
  } catch {
    // As long as nobody can tell, nothing is said against it.
    return true
  }
}
