import { expect, test } from 'vitest'
import { createLocalList } from './local-list.ts'

interface Row {
  id: number
  name: string | null
  price: number
}
const ROWS: Row[] = [
  { id: 1, name: 'Žlutý kabel', price: 300 },
  { id: 2, name: 'nabíječka 10', price: 100 },
  { id: 3, name: 'nabíječka 9', price: 100 },
  { id: 4, name: null, price: 200 },
]
const start = () =>
  createLocalList<Row>({
    rows: ROWS,
    read: (row, key) => row[key as keyof Row],
    searchIn: ({ name }) => name ?? '',
  })
const ids = (list: ReturnType<typeof start>) => list.rows.value?.map(({ id }) => id)

test('rows are ordered by several keys, numbers in texts as numbers, what is not known first', () => {
  const list = start()
  list.setOrdering(['price', '-name'])
  expect(ids(list)).toEqual([2, 3, 4, 1])
  list.setOrdering(['name'])
  expect(ids(list)).toEqual([4, 3, 2, 1])
})

test.each([
  ['name__icontains', 'ZLUTY', [1]],
  ['name__istartswith', 'nab', [2, 3]],
  ['price__gte', '200', [1, 4]],
  ['price__lte', '100', [2, 3]],
  ['price', '300', [1]],
  ['id__in', '1,4', [1, 4]],
])('%s=%s finds %j', (key, value, found) => {
  const list = start()
  list.setFilter(key, value)
  expect(ids(list)).toEqual(found)
  list.setFilter(key, null)
  expect(list.count.value).toBe(4)
})

test('a search finds a text however it is typed', () => {
  const list = start()
  list.setSearch('kabel zlut')
  expect(ids(list)).toEqual([1])
})

test('a row that was changed stands in the place of the former one', () => {
  const list = start()
  list.replaceRows(rows => rows.map(row => (row.id === 1 ? { ...row, price: 1 } : row)))
  list.setFilter('price__lte', '1')
  expect(ids(list)).toEqual([1])
})
