import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type * as v from 'valibot'
import type { CallQuery } from '#core/http/build-url.ts'
import type { Query } from '#core/http/endpoint.ts'
import type { FailureError } from '#core/http/failure.ts'
import { type CallOf, read } from '#core/http/read.ts'
import { applyUrl } from './browser-url.ts'
import { fillListQuery, type ListQuery, readListQuery, toCallQuery, writeListQuery } from './list-query.ts'
import { createResource } from './resource.ts'

export type { ListQuery } from './list-query.ts'

export interface ListPage<Row> {
  count: number
  results: readonly Row[]
  /** What the server calls the search of these rows, and its text; without the text where it knows it no more. */
  search_id?: string | null
  search_text?: string | null
}

/** A list in pages, wherever its rows are. */
export interface ListModel<Row> {
  /** Of the last page that came; null before there is one. */
  rows: ReadonlySignal<readonly Row[] | null>
  count: ReadonlySignal<number>
  pageCount: ReadonlySignal<number>
  /** Which rows are shown, from 1, of how many. */
  range: ReadonlySignal<{ from: number; to: number; count: number }>
  query: ReadonlySignal<ListQuery>
  /** The page that the rows are of, while another one may be asked for. */
  shownPage?: ReadonlySignal<number>
  /** The page that is asked for is on its way; until it is there, the former rows stand. */
  isPending: ReadonlySignal<boolean>
  failure: ReadonlySignal<FailureError | null>
  /** Another page, order or search could not be had: these are the rows before it. */
  isOld?: ReadonlySignal<boolean>
  /** When the rows came, in milliseconds of the visitor's clock. */
  fetchedAt: ReadonlySignal<number>
  setPage: (page: number) => void
  setPageSize: (pageSize: number) => void
  setOrdering: (ordering: readonly string[]) => void
  /** Null takes the filter off. */
  setFilter: (key: string, value: string | null) => void
  setSearch: (search: string) => void
  /** Takes over several at once, as a saved view does. */
  setQuery: (query: Partial<ListQuery>) => void
  /** Names the saved view whose columns are shown, or none (empty); the rows stay. */
  setView: (view: string) => void
  /** Reads once more, and drops what a read that is under way would bring. */
  refresh: () => Promise<void>
  /** Changes rows that are shown, after a write whose outcome is known. */
  replaceRows: (update: (rows: readonly Row[]) => readonly Row[]) => void
  /** Reads another page of the same filters and ordering, for what needs them all. */
  readPage: (page: Partial<ListQuery>, signal?: AbortSignal) => Promise<ListPage<Row>>
  /** Whether a search may name somebody, or is worth something by itself, so that nothing may keep it. */
  isSecret?: ((search: string) => boolean) | undefined
  /** The address names a search that the server knows no more: these are all rows. */
  isSearchLost?: ReadonlySignal<boolean>
  /** All rows are here at once, so that there is one page. */
  isWhole?: boolean
  mount: () => () => void
}

interface ListOptions<Row> {
  endpoint: Query<string, v.GenericSchema<unknown, ListPage<Row>>>
  /** Prefix of its keys in the address. */
  name: string
  /** Of the call's path. */
  args?: Readonly<Record<string, string>>
  defaults?: Partial<ListQuery>
  /** Where people are looked for by name: reads what is searched without a URL that tells it, and no address has it. */
  personalSearch?: (query: CallQuery, signal?: AbortSignal) => Promise<ListPage<Row>>
  /** Of such a search: it names nobody, so that the address may have it. */
  isNameless?: (search: string) => boolean
  /** A search that no address has, such as a whole code. */
  isSecret?: (search: string) => boolean
}

/** As Django REST framework calls the page after which there is none. */
const LAST = 'last'

const countPages = (count: number, pageSize: number): number => Math.max(1, Math.ceil(count / pageSize))

/** A list that the server keeps. All that is asked of it stands in the address; a page that is gone leads to the last. */
export function createListModel<Row>(options: ListOptions<Row>): ListModel<Row> {
  const { personalSearch, isNameless } = options
  const isSecret = personalSearch
    ? (search: string): boolean => search !== '' && !isNameless?.(search)
    : options.isSecret
  const spelling = { name: options.name, defaults: fillListQuery(options.defaults), isSecret }
  const query = signal(spelling.defaults)
  const shown = signal<ListPage<Row> | null>(null)
  /** What the shown page was asked by. */
  const asked = signal(spelling.defaults)
  const fetchedAt = signal(0)
  const isSearchLost = signal(false)
  /** The last page was asked for, whichever that is. */
  let isLast = false
  let mounts = 0
  const list = createResource<ListPage<Row>>({ onData: settle, onFailure: leadBack })

  const toCall = (of: ListQuery, page?: string): CallOf<ListPage<Row>> => {
    const query = { ...toCallQuery(of), ...(page && { page }) }
    return {
      endpoint: options.endpoint,
      ...(options.args && { args: options.args }),
      query,
      ...(personalSearch && (of.search || of.searchId) && { load: signal => personalSearch(query, signal) }),
    }
  }
  const fetch = (page?: typeof LAST): Promise<void> => {
    isLast = page === LAST
    const call = toCall(query.peek(), page)
    const whole = list.fetch(call)
    const kept = list.data.peek()
    if (kept) show(kept)
    return whole
  }
  function show(data: ListPage<Row>): void {
    shown.value = data
    asked.value = query.peek()
  }
  function settle(data: ListPage<Row>): void {
    fetchedAt.value = Date.now()
    if (isLast) turnTo({ ...query.peek(), page: countPages(data.count, query.peek().pageSize) }, 'replace')
    isLast = false
    takeSearchId(data)
    show(data)
  }
  function takeSearchId({ search_id: id, search_text: text }: ListPage<Row>): void {
    const { search, searchId } = query.peek()
    if (!searchId && !isSecret?.(search)) return
    const next = { search: search || (text ?? ''), searchId: id ?? '' }
    const isLost = next.search === ''
    isSearchLost.value = isLost
    turnTo({ ...query.peek(), ...next, ...(isLost && { page: 1 }) }, 'replace')
  }
  function leadBack({ failure }: FailureError): void {
    if (failure.kind === 'not-found' && query.peek().page > 1 && !isLast) void fetch(LAST)
  }
  function turnTo(next: ListQuery, how: 'push' | 'replace'): void {
    query.value = next
    const url = new URL(globalThis.location?.href ?? 'http://localhost/')
    writeListQuery(url.searchParams, next, spelling)
    applyUrl(url.pathname + url.search + url.hash, how)
  }
  const ask = (change: Partial<ListQuery>, how: 'push' | 'replace' = 'push'): void => {
    const isSearched = change.search !== undefined
    if (isSearched) isSearchLost.value = false
    turnTo({ ...query.peek(), page: 1, ...(isSearched && { searchId: '' }), ...change }, how)
    void fetch()
  }
  const follow = (): void => {
    const { search, searchId } = query.peek()
    const asked = readListQuery(new URLSearchParams(globalThis.location?.search), spelling)
    // What the address may not hold is not forgotten by going back.
    const isSame = asked.searchId ? asked.searchId === searchId : !searchId && !asked.search
    query.value = isSame && isSecret?.(search) ? { ...asked, search } : asked
    void fetch()
  }
  const refresh = (): Promise<void> => list.invalidate()
  const reread = (): void => void refresh()

  return {
    rows: computed(() => shown.value?.results ?? null),
    count: computed(() => shown.value?.count ?? 0),
    pageCount: computed(() => countPages(shown.value?.count ?? 0, asked.value.pageSize)),
    range: computed(() => countRange(asked.value, shown.value)),
    query,
    shownPage: computed(() => asked.value.page),
    isPending: list.isPending,
    failure: list.failure,
    isOld: computed(() => list.failure.value !== null && shown.value !== null && asked.value !== query.value),
    fetchedAt,
    setPage: page => ask({ page }),
    setPageSize: pageSize => ask({ pageSize }),
    setOrdering: ordering => ask({ ordering }),
    setFilter: (key, value) => ask({ filters: changeFilter(query.peek().filters, key, value) }),
    // One entry of the browser's history for a word, not one for each letter.
    setSearch: search => ask({ search }, search && query.peek().search ? 'replace' : 'push'),
    setQuery: change => ask(change),
    setView(view): void {
      if (view !== query.peek().view) turnTo({ ...query.peek(), view }, 'replace')
    },
    isSecret,
    isSearchLost,
    refresh,
    replaceRows(update): void {
      const data = shown.peek()
      if (!data) return
      batch(() => {
        shown.value = { ...data, results: update(data.results) }
        // A page that was read before the write would bring the former rows back.
        if (list.isPending.peek()) void list.invalidate()
        // These rows are not what is asked for by now.
        else if (asked.peek() === query.peek())
          list.setData(toCall(query.peek()), shown.peek() as ListPage<Row>)
      })
    },
    readPage: (page, abort) => {
      const { load, ...call } = toCall({ ...query.peek(), ...page })
      if (load) return load(abort)
      return read(call.endpoint, { ...call, signal: abort } as never) as Promise<ListPage<Row>>
    },
    mount(): () => void {
      mounts++
      follow()
      globalThis.addEventListener('popstate', follow)
      globalThis.addEventListener('ostrov:restored', reread)
      return () => {
        globalThis.removeEventListener('popstate', follow)
        globalThis.removeEventListener('ostrov:restored', reread)
        // Of two grids of one list the next one may be there before the former goes.
        if (--mounts === 0) list.unsubscribe()
      }
    },
  }
}

function changeFilter(
  filters: ListQuery['filters'],
  key: string,
  value: string | null,
): ListQuery['filters'] {
  const rest = Object.entries(filters).filter(([known]) => known !== key)
  return Object.fromEntries(value === null || value === '' ? rest : [...rest, [key, value]])
}

function countRange({ page, pageSize }: ListQuery, shown: ListPage<unknown> | null) {
  const before = (page - 1) * pageSize
  const here = shown?.results.length ?? 0
  return { from: before + Math.min(1, here), to: before + here, count: shown?.count ?? 0 }
}
