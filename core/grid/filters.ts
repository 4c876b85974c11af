export type FilterKind = 'text' | 'number' | 'money' | 'date' | 'moment' | 'flag' | 'choice'
export type Operator = 'is' | 'icontains' | 'istartswith' | 'gte' | 'lte' | 'in'

/** What a column of a kind may be asked, the likeliest first. */
export const OPERATORS: Readonly<Record<FilterKind, readonly Operator[]>> = {
  text: ['icontains', 'istartswith', 'is'],
  number: ['gte', 'lte', 'is'],
  money: ['gte', 'lte', 'is'],
  date: ['gte', 'lte', 'is'],
  moment: ['gte', 'lte'],
  flag: ['is'],
  choice: ['in'],
}

/** The key of the wire, such as `price__gte`; equality has none behind the column's name. */
export const makeFilterKey = (column: string, operator: Operator): string =>
  operator === 'is' ? column : `${column}__${operator}`

/** The column and the operator of a key, where they are known. */
export function readFilterKey<C extends { id: string; kind: FilterKind }>(
  key: string,
  columns: readonly C[],
): { column: C; operator: Operator } | null {
  const [, id = key, name] = /^(.*?)__([a-z]+)$/.exec(key) ?? []
  const exact = columns.find(column => column.id === key)
  if (exact) return { column: exact, operator: 'is' }
  const column = columns.find(one => one.id === id)
  const operator = column && OPERATORS[column.kind].find(one => one === name)
  return operator ? { column, operator } : null
}

/** The last moment of a day in a zone: `2026-11-21T23:59:59.999+01:00`. */
export function endDay(day: string, timeZone: string): string {
  return `${day}T23:59:59.999${readOffset(day, timeZone)}`
}

/** The first moment of a day in a zone. */
export function startDay(day: string, timeZone: string): string {
  return `${day}T00:00:00${readOffset(day, timeZone)}`
}

function readOffset(day: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const noon = new Date(`${day}T12:00:00Z`)
  const name = Number.isNaN(noon.getTime())
    ? ''
    : format.formatToParts(noon).find(({ type }) => type === 'timeZoneName')?.value
  return name?.replace('GMT', '') || 'Z'
}
