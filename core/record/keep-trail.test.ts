import { beforeEach, expect, test, vi } from 'vitest'
import {
  findInTrail,
  findListAddress,
  keepTrail,
  markOpened,
  parseKept,
  readReturn,
  readTrail,
} from './keep-trail.ts'

const LIST = '/cz/obsluha/order-delivery-grid/'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  vi.stubGlobal('location', new URL(`https://shop.example${LIST}?deliveries.page=2`))
})

test.each([
  ['3', { previous: null, next: '1', position: 1, count: 3 }],
  ['1', { previous: '3', next: '2', position: 2, count: 3 }],
  ['2', { previous: '1', next: null, position: 3, count: 3 }],
  ['9', null],
])('the neighbours of %s in the order of its list', (id, trail) =>
  expect(findInTrail(['3', '1', '2'], id)).toEqual(trail),
)

test.each([
  '',
  'null',
  '{}',
  '["1","2"]',
  '{"ids":["1",2]}',
  '{"ids":["1","//evil"]}',
  '{"ids":["1","a b"]}',
])('%j is no list', text => expect(parseKept(text).ids).toEqual([]))

test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', 7])(
  'a list does not stand at %j',
  address => expect(parseKept(JSON.stringify({ ids: ['1'], address })).address).toBeNull(),
)

test('a record leads back to the page of the list that it was opened from, and its list to the record', () => {
  keepTrail('deliveries', ['7', '8'])
  expect(readReturn('deliveries')).toEqual({ opened: null, isSearchLost: false })
  markOpened('deliveries', '8')
  expect(findListAddress('deliveries', LIST)).toBe(`${LIST}?deliveries.page=2`)
  expect(readTrail('deliveries', '8')?.previous).toBe('7')
  expect(readReturn('deliveries').opened).toBe('8')
  // It goes on from there once.
  keepTrail('deliveries', ['7', '8'])
  expect(readReturn('deliveries').opened).toBeNull()
})

test('a list of another name or place is no way back', () => {
  keepTrail('deliveries', ['7'])
  expect(findListAddress('discounts', LIST)).toBe(LIST)
  expect(findListAddress('deliveries', '/ro/personal/order-delivery-grid/')).toBe(
    '/ro/personal/order-delivery-grid/',
  )
})

test('a search that nothing keeps is told as lost', () => {
  keepTrail('deliveries', ['7'], true)
  expect(readReturn('deliveries').isSearchLost).toBe(true)
})

test('without storage there is no trail, and the list stands at its plain address', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepTrail('deliveries', ['7'])
  expect(readTrail('deliveries', '7')).toBeNull()
  expect(findListAddress('deliveries', LIST)).toBe(LIST)
})
