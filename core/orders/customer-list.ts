import { computed, signal } from '@preact/signals-core'
import type * as v from 'valibot'
import type { Query } from '#core/http/endpoint.ts'
import type { FailureError } from '#core/http/failure.ts'
import { applyUrl } from '#core/state/browser-url.ts'
import { createResource } from '#core/state/resource.ts'

interface ListPage<T> {
  count: number
  results: readonly T[]
}

const PAGE_SIZE = 10
/** As Django REST framework calls the page after which there is none. */
const LAST = 'last'

/** A list of the customer's own in pages, the page in the browser's URL. One that is gone leads to the last that there is. */
export function createCustomerList<T>(endpoint: Query<never, v.GenericSchema<unknown, ListPage<T>>>) {
  const asked = signal<number | typeof LAST>(1)
  const list = createResource<ListPage<T>>({ onData: settle, onFailure: leadBack })
  const pageCount = computed(() => Math.max(1, Math.ceil((list.data.value?.count ?? 0) / PAGE_SIZE)))

  const fetch = (page: number | typeof LAST): Promise<void> => {
    asked.value = page
    const query = { page: String(page), page_size: String(PAGE_SIZE) }
    return list.fetch({ endpoint, query } as never)
  }
  /** The last page has a number as soon as it is known how many there are. */
  function settle({ count }: ListPage<T>): void {
    if (asked.peek() !== LAST) return
    asked.value = Math.max(1, Math.ceil(count / PAGE_SIZE))
    showInUrl(asked.peek() as number, 'replace')
  }
  function leadBack({ failure }: FailureError): void {
    if (failure.kind === 'not-found' && asked.peek() !== 1 && asked.peek() !== LAST) void fetch(LAST)
  }
  const follow = (): void => void fetch(readPage())
  const reread = (): void => void list.refetch()

  return {
    rows: computed(() => list.data.value?.results ?? null),
    count: computed(() => list.data.value?.count ?? 0),
    /** The page that is shown, from 1. */
    page: computed(() => (asked.value === LAST ? pageCount.value : asked.value)),
    pageCount,
    failure: list.failure,
    isPending: list.isPending,
    reread,
    goTo(page: number): Promise<void> {
      showInUrl(page, 'push')
      return fetch(page)
    },
    mount(): () => void {
      follow()
      globalThis.addEventListener('popstate', follow)
      globalThis.addEventListener('ostrov:restored', reread)
      return () => {
        globalThis.removeEventListener('popstate', follow)
        globalThis.removeEventListener('ostrov:restored', reread)
        list.unsubscribe()
      }
    },
  }
}

const readPage = (): number => {
  const text = new URLSearchParams(globalThis.location?.search).get('page') ?? ''
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}

function showInUrl(page: number, how: 'push' | 'replace'): void {
  const url = new URL(globalThis.location.href)
  if (page === 1) url.searchParams.delete('page')
  else url.searchParams.set('page', String(page))
  applyUrl(url.pathname + url.search + url.hash, how)
}
