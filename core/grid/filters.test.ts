import { expect, test } from 'vitest'
import { endDay, type FilterKind, makeFilterKey, OPERATORS, readFilterKey, startDay } from './filters.ts'

const COLUMNS = (Object.keys(OPERATORS) as FilterKind[]).map(kind => ({ id: `a_${kind}`, kind }))

test.each(COLUMNS.flatMap(column => OPERATORS[column.kind].map(operator => [column, operator] as const)))(
  'CR-026 the key of %j with %s names both',
  (column, operator) => {
    expect(readFilterKey(makeFilterKey(column.id, operator), COLUMNS)).toEqual({ column, operator })
  },
)

test.each(['gone', 'a_text__gte', 'a_text__regex', 'constructor', '__icontains', ''])(
  '%j is no filter',
  key => {
    expect(readFilterKey(key, COLUMNS)).toBeNull()
  },
)

test('a day begins and ends where the market is, in summer and in winter', () => {
  expect(startDay('2026-07-01', 'Europe/Prague')).toBe('2026-07-01T00:00:00+02:00')
  expect(endDay('2026-11-21', 'Europe/Bucharest')).toBe('2026-11-21T23:59:59.999+02:00')
})
