import { and, type Column, or, type SQL, sql } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import { escapeLike, foldText } from '../database/search-text.ts'
import { paginate, type Slice } from '../django/paginate.ts'
import { CallError } from '../server/call-answer.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { STAFF_TEXTS } from './texts.ts'

export interface ListColumn {
  column: Column | SQL
  kind: 'text' | 'number' | 'moment' | 'flag'
}

/** What a list may be filtered and ordered by, by names of the wire. */
export interface ListRules {
  columns: Readonly<Record<string, ListColumn>>
  /** Texts that a search looks through; or the column that keeps them all, folded already. */
  searched: readonly (Column | SQL)[] | { folded: SQL }
  /** What else a whole search finds, such as by a number that is exact; undefined where it can't be one. */
  isMeant?: (search: string, market: MarketCode) => SQL | undefined
  /** Puts rows that are equal otherwise into one order, so that no row is on two pages. */
  last: Column | SQL
  /** As in `ordering`, where nothing is asked. */
  ordering?: string
}

export interface ListQuery {
  where: SQL | undefined
  orderBy: SQL[]
}

const COMPARISONS = { gte: sql`>=`, lte: sql`<=`, gt: sql`>`, lt: sql`<` } as const
const isComparison = (operator: string): operator is keyof typeof COMPARISONS =>
  Object.hasOwn(COMPARISONS, operator)

/** Reads filters, search and order as django-filter and DRF do: what they do not know is no filter, a wrong value is a 400. */
export function readListQuery(
  asked: Readonly<Record<string, string>>,
  market: MarketCode,
  rules: ListRules,
): ListQuery {
  const errors: Record<string, string[]> = {}
  const filters = Object.entries(asked).flatMap(([key, text]) => {
    const [name = '', operator = 'exact', ...rest] = key.split('__')
    const known = Object.hasOwn(rules.columns, name) ? rules.columns[name] : undefined
    if (!known || rest.length > 0 || text === '') return []
    const filter = makeFilter(known, operator, text)
    if (filter === null) errors[key] = [STAFF_TEXTS[market].badValue]
    return filter ? [filter] : []
  })
  if (Object.keys(errors).length > 0) throw new CallError(400, errors)
  const words = foldText(asked.search ?? '')
    .split(' ')
    .filter(word => word !== '')
    .slice(0, 10)
  const found = and(...words.map(word => isFound(rules.searched, `%${escapeLike(word)}%`)))
  const meant = rules.isMeant?.((asked.search ?? '').trim(), market)
  return {
    where: and(...filters, meant ? or(found, meant) : found),
    orderBy: readOrdering(asked.ordering, rules),
  }
}

const isLike = (column: Column | SQL, pattern: string): SQL => sql`fold_text(${column}::text) like ${pattern}`

const isFound = (searched: ListRules['searched'], pattern: string): SQL | undefined =>
  'folded' in searched
    ? sql`${searched.folded} like ${pattern}`
    : or(...searched.map(column => isLike(column, pattern)))

/** Undefined for an operator that is none, null for a value that can't be one. */
function makeFilter({ column, kind }: ListColumn, operator: string, text: string): SQL | null | undefined {
  if (operator === 'isnull') return text === 'true' ? sql`${column} is null` : sql`${column} is not null`
  if (operator === 'icontains') return isLike(column, `%${escapeLike(foldText(text))}%`)
  if (operator === 'istartswith') return isLike(column, `${escapeLike(foldText(text))}%`)
  if (operator === 'in') {
    const values = text.split(',').map(one => readValue(kind, one))
    if (values.includes(null)) return null
    return sql`${column} in (${sql.join(
      values.map(value => sql`${value}`),
      sql`, `,
    )})`
  }
  const value = readValue(kind, text)
  if (operator === 'exact') return value === null ? null : sql`${column} = ${value}`
  if (isComparison(operator)) return value === null ? null : sql`${column} ${COMPARISONS[operator]} ${value}`
}

function readValue(kind: ListColumn['kind'], text: string): string | number | boolean | null {
  if (kind === 'number') return /^-?\d{1,12}(?:\.\d{1,4})?$/.test(text) ? Number(text) : null
  if (kind === 'flag') return text === 'true' ? true : text === 'false' ? false : null
  if (kind === 'text') return text
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

/** Columns that nobody knows are passed over, as DRF does. */
function readOrdering(asked: string | undefined, { columns, last, ordering = '' }: ListRules): SQL[] {
  const read = (text: string): SQL[] =>
    text.split(',').flatMap(name => {
      const isDescending = name.startsWith('-')
      const column = isDescending ? name.slice(1) : name
      const known = Object.hasOwn(columns, column) ? columns[column] : undefined
      if (!known) return []
      return [isDescending ? sql`${known.column} desc nulls last` : sql`${known.column} asc nulls first`]
    })
  const wished = read(asked ?? '')
  return [...(wished.length > 0 ? wished : read(ordering)), sql`${last} desc`]
}

const MOST = 500

/** Answers a page of a list of the back office; filters, order and slice are for the database. */
export async function answerList<Row>(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  rules: ListRules,
  {
    count,
    list,
  }: {
    count: (where: SQL | undefined) => Promise<number>
    list: (query: ListQuery, slice: Slice) => Promise<Row[]>
  },
  asked: Readonly<Record<string, string>> = c.req.query(),
) {
  const query = readListQuery(asked, market, rules)
  const total = await count(query.where)
  const body = await paginate(c, shop, market, total, slice => list(query, slice), MOST, asked)
  return { status: 200, headers: { 'Cache-Control': NEVER_KEPT, Vary: 'Cookie' }, body }
}
