import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configurePage } from '#core/page.ts'
import { resetTracking } from './track.ts'
import { flushImpressions, trackImpression } from './track-impression.ts'

interface Told {
  item_list_id: string
  item_list_name?: string
  items: { item_id: string }[]
}

const host = globalThis as { dataLayer?: { event?: string; ecommerce?: Told | null }[] }
const readLists = (): Told[] =>
  (host.dataLayer ?? []).flatMap(({ event, ecommerce }) =>
    event === 'view_item_list' && ecommerce ? [ecommerce] : [],
  )
const PHONES = { id: 'telefony', name: 'Telefony' }
const see = (count: number, list = PHONES) => {
  for (let i = 0; i < count; i++) trackImpression(list, { item_id: `P${i}` })
}

beforeEach(() => {
  vi.useFakeTimers()
  delete host.dataLayer
  configurePage({ market: 'cz', consent: true })
  resetTracking()
})
afterEach(() => {
  flushImpressions()
  vi.useRealTimers()
})

test('products that come into view within 200 ms are one event', () => {
  see(2)
  vi.advanceTimersByTime(199)
  trackImpression(PHONES, { item_id: 'P2' })
  expect(readLists()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(readLists()).toEqual([
    {
      item_list_id: 'telefony',
      item_list_name: 'Telefony',
      items: [{ item_id: 'P0' }, { item_id: 'P1' }, { item_id: 'P2' }],
    },
  ])
})

test('what comes later is an event of its own', () => {
  see(1)
  vi.advanceTimersByTime(200)
  trackImpression(PHONES, { item_id: 'late' })
  vi.advanceTimersByTime(200)
  expect(readLists().map(({ items }) => items.map(({ item_id }) => item_id))).toEqual([['P0'], ['late']])
})

test('more than 200 products are split', () => {
  see(450)
  vi.advanceTimersByTime(200)
  expect(readLists().map(({ items }) => items.length)).toEqual([200, 200, 50])
})

test('a product is told once per page and list', () => {
  see(1)
  see(1)
  vi.advanceTimersByTime(200)
  see(1)
  see(1, { id: 'accessories', name: 'Příslušenství' })
  vi.advanceTimersByTime(200)
  expect(readLists().map(({ item_list_id, items }) => [item_list_id, items.length])).toEqual([
    ['telefony', 1],
    ['accessories', 1],
  ])
})

test('leaving the page sends what waits, and what comes after it back waits its own time', () => {
  see(3)
  flushImpressions()
  vi.advanceTimersByTime(100)
  trackImpression(PHONES, { item_id: 'after' })
  vi.advanceTimersByTime(199)
  expect(readLists().map(({ items }) => items.length)).toEqual([3])
})
