import { expect, test } from 'vitest'
import { isViewChanged } from './is-view-changed.ts'

const QUERY = {
  ordering: ['-price', 'name'],
  search: 'obal',
  filters: { price__gte: '1000', state: 'new' },
  page: 3,
  pageSize: 50,
  searchId: '',
  view: '7',
}
const STATE = {
  order: [],
  hidden: [],
  pinned: [],
  widths: [],
  density: 'normal' as const,
  ordering: ['-price', 'name'],
  search: 'obal',
  filters: [
    { key: 'state', value: 'new' },
    { key: 'price__gte', value: '1000' },
  ],
  page_size: 25,
}

test.each([
  [{}, false],
  [{ page: 1, pageSize: 100 }, false],
  [{ search: 'kabel' }, true],
  [{ ordering: ['name', '-price'] }, true],
  [{ ordering: ['-price'] }, true],
  [{ filters: { price__gte: '2000', state: 'new' } }, true],
  [{ filters: { state: 'new' } }, true],
  [{ filters: { ...QUERY.filters, name: 'iPhone' } }, true],
])('with %j a view is changed: %s', (change, isChanged) =>
  expect(isViewChanged({ ...QUERY, ...change }, { state: STATE })).toBe(isChanged),
)
