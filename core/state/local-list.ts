import { computed, signal } from '@preact/signals-core'
import { foldText } from '#core/fold-text.ts'
import type { FailureError } from '#core/http/failure.ts'
import type { ListModel } from './list-model.ts'
import { fillListQuery, type ListQuery } from './list-query.ts'

type Value = string | number | boolean | null

interface LocalList<Row> {
  rows: readonly Row[]
  /** A row's value under a key by which it is ordered or filtered. */
  read: (row: Row, key: string) => Value
  /** What a search looks through. */
  searchIn: (row: Row) => string
  defaults?: Partial<ListQuery>
}

/** A list whose rows are all here, such as a file's lines: ordered, filtered and searched without a server. */
export function createLocalList<Row>({
  rows: first,
  read,
  searchIn,
  defaults,
}: LocalList<Row>): ListModel<Row> {
  const all = signal(first)
  const query = signal(fillListQuery(defaults))
  const rows = computed(() => arrange(all.value, query.value, read, searchIn))
  const change = (next: Partial<ListQuery>): void => {
    query.value = { ...query.peek(), ...next }
  }
  return {
    rows,
    count: computed(() => rows.value.length),
    pageCount: signal(1),
    range: computed(() => ({
      from: Math.min(1, rows.value.length),
      to: rows.value.length,
      count: rows.value.length,
    })),
    query,
    isPending: signal(false),
    failure: signal<FailureError | null>(null),
    fetchedAt: signal(0),
    isWhole: true,
    setPage() {},
    setPageSize() {},
    setOrdering: ordering => change({ ordering }),
    setFilter(key, value): void {
      const rest = Object.entries(query.peek().filters).filter(([known]) => known !== key)
      change({ filters: Object.fromEntries(value ? [...rest, [key, value]] : rest) })
    },
    setSearch: search => change({ search }),
    setQuery: change,
    setView: view => change({ view }),
    refresh: async () => {},
    replaceRows(update): void {
      all.value = update(all.peek())
    },
    readPage: async ({ page = 1, pageSize = rows.peek().length }) => ({
      count: rows.peek().length,
      results: rows.peek().slice((page - 1) * pageSize, page * pageSize),
    }),
    mount: () => () => {},
  }
}

function arrange<Row>(
  rows: readonly Row[],
  { filters, search, ordering }: ListQuery,
  read: LocalList<Row>['read'],
  searchIn: LocalList<Row>['searchIn'],
): readonly Row[] {
  const words = foldText(search).split(' ').filter(Boolean)
  const tests = Object.entries(filters).map(([key, value]) => makeTest(key, value, read))
  const found = rows.filter(
    row => tests.every(test => test(row)) && words.every(word => foldText(searchIn(row)).includes(word)),
  )
  const order = ordering.map(key => ({ key: key.replace(/^-/, ''), sign: key.startsWith('-') ? -1 : 1 }))
  if (order.length === 0) return found
  return found.sort((a, b) => {
    for (const { key, sign } of order) {
      const way = compare(read(a, key), read(b, key))
      if (way !== 0) return way * sign
    }
    return 0
  })
}

const COLLATOR = new Intl.Collator(undefined, { numeric: true })

function compare(a: Value, b: Value): number {
  if (a === b) return 0
  if (a === null) return -1
  if (b === null) return 1
  if (typeof a === 'string' && typeof b === 'string') return COLLATOR.compare(a, b)
  return a < b ? -1 : 1
}

function makeTest<Row>(filter: string, wanted: string, read: LocalList<Row>['read']): (row: Row) => boolean {
  const [key = '', operator = 'is'] = filter.split('__')
  const test = TESTS[operator]
  return row => (test ? test(read(row, key), wanted) : true)
}

const TESTS: Readonly<Record<string, (value: Value, wanted: string) => boolean>> = {
  is: (value, wanted) => String(value) === wanted,
  icontains: (value, wanted) => foldText(String(value ?? '')).includes(foldText(wanted)),
  istartswith: (value, wanted) => foldText(String(value ?? '')).startsWith(foldText(wanted)),
  in: (value, wanted) => wanted.split(',').includes(String(value)),
  gte: (value, wanted) => value !== null && compareTo(value, wanted) >= 0,
  lte: (value, wanted) => value !== null && compareTo(value, wanted) <= 0,
}

const compareTo = (value: Value, wanted: string): number =>
  typeof value === 'number' ? value - Number(wanted) : compare(value, wanted)
