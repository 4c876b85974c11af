import { looksPersonal } from '#core/tracking/looks-personal.ts'

/** What is asked of a list: the page from 1, keys to order by (a minus before one that descends), column filters. */
export interface ListQuery {
  page: number
  pageSize: number
  ordering: readonly string[]
  /** By the key of the wire, such as `name__icontains`. */
  filters: Readonly<Record<string, string>>
  search: string
  /** What the server calls a search that no address may hold, so that it comes back by that; empty for none. */
  searchId: string
  /** Id of the saved view whose columns are shown; empty for none. */
  view: string
}

/** What one page may hold. */
export const PAGE_SIZES = [25, 50, 100, 250, 500] as const

const DEFAULTS: ListQuery = {
  page: 1,
  pageSize: 50,
  ordering: [],
  filters: {},
  search: '',
  searchId: '',
  view: '',
}
const NUMBER = /^[1-9]\d{0,6}$/
const ORDERING = /^-?[a-z]\w{0,59}$/i
const FILTER = /^[a-z]\w{0,59}$/i
const LONGEST = 200
const MOST_FILTERS = 30
const ID = /^[\w-]{1,50}$/
const OWN_KEYS = ['page', 'page_size', 'ordering', 'search', 'search_id', 'view']
/** Telephone numbers as Czechs and Romanians write them, without the country. */
const TELEPHONE = /(?<!\d)(?:[2-7]\d{2} ?\d{3} ?\d{3}|07\d{2} ?\d{3} ?\d{3})(?!\d)/

export const fillListQuery = (defaults: Partial<ListQuery> = {}): ListQuery => ({ ...DEFAULTS, ...defaults })

/** The query as a call sends it. */
export function toCallQuery({
  page,
  pageSize,
  ordering,
  filters,
  search,
  searchId,
}: ListQuery): Record<string, string> {
  return {
    ...filters,
    page: String(page),
    page_size: String(pageSize),
    ...(ordering.length > 0 && { ordering: ordering.join(',') }),
    ...(search ? { search } : searchId && { search_id: searchId }),
  }
}

/** Whether a text may stand in an address, which others read, too. */
const isShareable = (text: string): boolean => !looksPersonal(text) && !TELEPHONE.test(text)

interface Spelling {
  /** Before each key, with a dot, so that two lists on a page keep apart. */
  name: string
  defaults: ListQuery
  /** A search that may name somebody, or is worth something by itself, such as a code: no address has it. */
  isSecret?: ((search: string) => boolean) | undefined
}

/** Writes what differs from the defaults into the query of an address, and leaves all other keys there alone. */
export function writeListQuery(to: URLSearchParams, query: ListQuery, spelling: Spelling): void {
  const { name, defaults, isSecret } = spelling
  for (const key of [...to.keys()]) if (key.startsWith(`${name}.`)) to.delete(key)
  const set = (key: string, value: string, isDefault: boolean): void => {
    if (!isDefault) to.set(`${name}.${key}`, value)
  }
  const isTold = isShareable(query.search) && !isSecret?.(query.search)
  // Whoever loads an address that does not tell all that was asked comes to another list, and to its first page.
  const isWhole = (isTold || query.searchId !== '') && Object.values(query.filters).every(isShareable)
  set('page', String(query.page), query.page === 1 || !isWhole)
  set('page_size', String(query.pageSize), query.pageSize === defaults.pageSize)
  const ordering = query.ordering.join(',')
  set('ordering', ordering, ordering === defaults.ordering.join(','))
  set('search', query.search, query.search === '' || !isTold)
  set('search_id', query.searchId, query.searchId === '')
  set('view', query.view, query.view === '')
  for (const [key, value] of Object.entries(query.filters))
    set(key, value, defaults.filters[key] === value || !isShareable(value))
  // A default that was taken off is told as empty.
  for (const key of Object.keys(defaults.filters))
    if (!Object.hasOwn(query.filters, key)) to.set(`${name}.${key}`, '')
}

/** Reads what `writeListQuery` wrote. Whatever an address should not hold counts as not there. */
export function readListQuery(from: URLSearchParams, { name, defaults }: Spelling): ListQuery {
  const take = (key: string): string => from.get(`${name}.${key}`) ?? ''
  const takeId = (key: string): string => (ID.test(take(key)) ? take(key) : '')
  const size = Number(take('page_size'))
  const ordering = take('ordering').split(',')
  return {
    page: NUMBER.test(take('page')) ? Number(take('page')) : 1,
    pageSize: PAGE_SIZES.some(known => known === size) ? size : defaults.pageSize,
    ordering: from.has(`${name}.ordering`)
      ? ordering.filter(key => ORDERING.test(key)).slice(0, 5)
      : defaults.ordering,
    filters: readFilters(from, name, defaults.filters),
    search: take('search').slice(0, LONGEST),
    searchId: takeId('search_id'),
    view: takeId('view'),
  }
}

function readFilters(
  from: URLSearchParams,
  name: string,
  defaults: ListQuery['filters'],
): Record<string, string> {
  const filters = new Map(Object.entries(defaults))
  for (const [key, value] of from) {
    const own = key.slice(name.length + 1)
    if (!key.startsWith(`${name}.`) || !FILTER.test(own) || OWN_KEYS.includes(own)) continue
    if (value === '') filters.delete(own)
    else if (value.length <= LONGEST && filters.size < MOST_FILTERS) filters.set(own, value)
  }
  return Object.fromEntries(filters)
}
