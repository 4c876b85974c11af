import { computed, type ReadonlySignal } from '@preact/signals-core'
import { categories } from '#core/api/categories/product-categories.ts'
import { productsByCode } from '#core/api/content/products.ts'
import { discounts } from '#core/api/discounts/discounts.ts'
import { orderDeliveries, searchDeliveries } from '#core/api/picking/delivery-list.ts'
import type { CallQuery } from '#core/http/build-url.ts'
import { type CallOf, read } from '#core/http/read.ts'
import { readByPost } from '#core/http/read-by-post.ts'
import type { SearchedReference } from '#core/params/param.ts'
import { createResource } from '#core/state/resource.ts'
import { createSuggestions, type Suggestions } from '#kit/combobox/suggestions.ts'
import type { Picked } from '#kit/picker/chips.tsx'

/** Finds what a reference may name, and what a saved one is called. */
export interface ReferenceSource {
  suggestions: Suggestions<Picked>
  /** Looks for what has this id. */
  look: (id: string) => void
  /** Reads it once, whoever observes; null where the server knows no such thing. */
  find: (id: string) => Promise<Picked | null>
  /** What was looked for; null where the server knows no such thing, undefined as long as nobody can tell. */
  known: ReadonlySignal<Picked | null | undefined>
  stop: () => void
}

/** Where each kind of reference is looked for. */
export function createSource(of: SearchedReference): ReferenceSource {
  switch (of) {
    case 'product':
      return search(
        query => ({ endpoint: productsByCode, query }),
        id => ({ code: [id] }),
        product => ({ id: product.code, name: product.long_name }),
      )
    case 'discount':
      return search(
        query => ({ endpoint: discounts, query }),
        byId,
        ({ id, name }) => ({ id, name }),
      )
    case 'order':
      return search(
        query => ({
          endpoint: orderDeliveries,
          query,
          // A customer's name may stand in no URL.
          ...(query.search && { load: signal => readByPost(searchDeliveries, query, signal) }),
        }),
        byId,
        ({ id, number, customer }) => ({ id, name: `${number}, ${customer}` }),
      )
    case 'category':
      return search(
        query => ({ endpoint: categories, query }),
        byId,
        ({ id, way, name }) => ({ id, name: [...way, name].join(' › ') }),
      )
  }
}

const byId = (id: string): CallQuery => ({ id })

function search<T>(
  call: (query: CallQuery) => CallOf<{ results: T[] }>,
  toQuery: (id: string) => CallQuery,
  toPicked: (found: T) => Picked,
): ReferenceSource {
  const { items, ...suggestions } = createSuggestions<T>(term => call({ search: term }))
  const looked = createResource<{ results: T[] }>()
  return {
    suggestions: { ...suggestions, items: computed(() => items.value.map(toPicked)) },
    look: id => void looked.fetch(call(toQuery(id))),
    async find(id) {
      const { endpoint, query = {} } = call(toQuery(id))
      const [first] = (await read(endpoint, { query } as never)).results
      return first === undefined ? null : toPicked(first)
    },
    known: computed(() => {
      const found = looked.data.value
      return found === null ? undefined : (found.results.map(toPicked)[0] ?? null)
    }),
    stop() {
      suggestions.stop()
      looked.unsubscribe()
    },
  }
}
