import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillListQuery, PAGE_SIZES, readListQuery, toCallQuery, writeListQuery } from './list-query.ts'

const DEFAULTS = fillListQuery({ ordering: ['-created_at'], filters: { state__in: 'new' } })
const SPELLING = { name: 'orders', defaults: DEFAULTS }

const key = fc
  .stringMatching(/^[a-z][a-z_]{0,10}$/)
  .filter(text => !/^(page|page_size|ordering|search|search_id|view)$/.test(text))
/** Texts that no number of a person hides in. */
const text = fc.stringMatching(/^[\p{L} &=?#%+,;.'"<>/\\-]{1,40}$/u)
const anyQuery = fc.record({
  page: fc.integer({ min: 1, max: 9_999_999 }),
  pageSize: fc.constantFrom(...PAGE_SIZES),
  ordering: fc.uniqueArray(
    fc.tuple(fc.boolean(), key).map(([down, name]) => (down ? `-${name}` : name)),
    {
      maxLength: 5,
    },
  ),
  filters: fc.dictionary(key, text, { maxKeys: 8, noNullPrototype: true }),
  search: fc.oneof(fc.constant(''), text),
  searchId: fc.oneof(fc.constant(''), fc.stringMatching(/^[\w-]{1,50}$/)),
  view: fc.oneof(fc.constant(''), fc.stringMatching(/^[\w-]{1,50}$/)),
})

const write = (query: typeof DEFAULTS, spelling: Parameters<typeof writeListQuery>[2] = SPELLING) => {
  const to = new URLSearchParams('utm_source=mail&orders=1&other.page=3')
  writeListQuery(to, query, spelling)
  return to
}

test('any query comes back from the address as it went in, and leaves the rest of the address alone', () => {
  fc.assert(
    fc.property(anyQuery, query => {
      const written = write(query)
      expect(readListQuery(new URLSearchParams(String(written)), SPELLING)).toEqual(query)
      expect(written.get('utm_source')).toBe('mail')
      expect(written.get('other.page')).toBe('3')
    }),
  )
})

test('what is as it is at first does not stand in the address', () => {
  expect(String(write(DEFAULTS))).toBe('utm_source=mail&orders=1&other.page=3')
})

test('a filter that stands at first and was taken off stays off', () => {
  const without = { ...DEFAULTS, filters: {} }
  expect(readListQuery(write(without), SPELLING).filters).toEqual({})
})

test.each([
  'page=0',
  'page=-1',
  'page=1e9',
  'page=99999999',
  'page_size=7',
  'page_size=100000',
  'page_size=x',
  '__proto__=x',
  'a-b=x',
  'name.first=x',
  `long=${'x'.repeat(201)}`,
])('an address with %s asks for what stands at first', part => {
  expect(readListQuery(new URLSearchParams(`orders.${part}`), SPELLING)).toEqual(DEFAULTS)
})

test('a key of every object is a filter like any other', () => {
  const query = readListQuery(new URLSearchParams('orders.constructor=x'), SPELLING)
  expect(Object.entries(query.filters)).toEqual([
    ['state__in', 'new'],
    ['constructor', 'x'],
  ])
})

test.each([
  'jan.novak@example.com',
  '+420 601 234 567',
  '601234567',
  '601 234 567',
  '0721 234 567',
  '800101/1234',
])('%s is searched for, but stands in no address', personal => {
  const query = { ...DEFAULTS, search: personal, filters: { contact: personal } }
  expect(decodeURIComponent(String(write(query)))).not.toContain(personal.slice(0, 5))
  expect(toCallQuery(query)).toMatchObject({ search: personal, contact: personal })
})

test('where a list is of people, nothing that is searched for stands in the address', () => {
  const written = write({ ...DEFAULTS, search: 'Novák' }, { ...SPELLING, isSecret: () => true })
  expect(written.has('orders.search')).toBe(false)
})

test('where the server has named such a search, its name and its page stand there', () => {
  const written = write(
    { ...DEFAULTS, search: 'Novák', searchId: 'k3-_x', page: 2 },
    { ...SPELLING, isSecret: () => true },
  )
  expect([...written].filter(([key]) => key.startsWith('orders.'))).toEqual([
    ['orders.page', '2'],
    ['orders.search_id', 'k3-_x'],
  ])
  expect(readListQuery(written, SPELLING)).toMatchObject({ search: '', searchId: 'k3-_x', page: 2 })
  expect(toCallQuery(readListQuery(written, SPELLING))).toMatchObject({ search_id: 'k3-_x', page: '2' })
  expect(toCallQuery({ ...DEFAULTS, search: 'Novák', searchId: 'k3-_x' })).not.toHaveProperty('search_id')
})

test('a search that is worth something stands in no address, and no page of it does', () => {
  const spelling = { ...SPELLING, isSecret: (search: string) => search === 'aB3dE5gH7j' }
  const read = (search: string) => {
    const written = write({ ...DEFAULTS, search, page: 2 }, spelling)
    return [written.get('orders.search'), written.get('orders.page')]
  }
  expect(read('aB3dE5gH7j')).toEqual([null, null])
  expect(read('aB3d')).toEqual(['aB3d', '2'])
})

test.each([
  ['CR-023 page', { page: 3 }, { page: '3' }],
  ['CR-024 page_size', { pageSize: 100 }, { page_size: '100' }],
  [
    'CR-025 ordering, with a minus for what descends',
    { ordering: ['-price', 'name'] },
    { ordering: '-price,name' },
  ],
  ['CR-026 the filters of columns', { filters: { name__icontains: 'a b' } }, { name__icontains: 'a b' }],
  ['the search', { search: 'ø' }, { search: 'ø' }],
])('a call sends %s', (_, change, sent) => {
  expect(toCallQuery({ ...DEFAULTS, ...change })).toMatchObject(sent)
})

test('a page of what no address may tell is in none, or it would be a page of another list', () => {
  const asked = { ...DEFAULTS, page: 2 }
  const readPage = (query: typeof DEFAULTS, isPersonal = false) =>
    write(query, { ...SPELLING, isSecret: search => isPersonal && search !== '' }).get('orders.page')
  expect(readPage({ ...asked, search: 'Novák' })).toBe('2')
  expect(readPage({ ...asked, search: 'Novák' }, true)).toBeNull()
  expect(readPage(asked, true)).toBe('2')
  expect(readPage({ ...asked, search: 'jan@example.com' })).toBeNull()
  expect(readPage({ ...asked, filters: { email: 'jan@example.com' } })).toBeNull()
})
