import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configurePage } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import type { TrackedEvents } from './events.ts'
import { resetTracking, track } from './track.ts'

type Layer = { event?: string; ecommerce?: Record<string, unknown> | null; [field: string]: unknown }[]

const host = globalThis as { dataLayer?: unknown }
const reported = vi.fn()
const readLayer = (): Layer => (host.dataLayer ?? []) as Layer
const listEvents = () => readLayer().flatMap(({ event }) => event ?? [])
const search = (term: string) => track('search', { search_term: term })
const openPage = (more: object = {}) => configurePage({ market: 'cz', consent: true, ...more })

const PHONE = { item_id: 'IP13', price: 14990.9, quantity: 2 }
const CABLE = { item_id: 'USBC', price: 199.1 }

beforeEach(() => {
  delete host.dataLayer
  reported.mockReset()
  setReporter(message => reported(message))
  openPage()
  resetTracking()
})
afterEach(() => vi.restoreAllMocks())

test('an event is pushed by its name with its fields', () => {
  search('iphone 13')
  expect(readLayer()).toContainEqual({ event: 'search', search_term: 'iphone 13' })
})

test('TR-002 a visitor who is not signed in is told as unregistered, once and before the first event', () => {
  search('iphone')
  search('pixel')
  expect(readLayer()).toEqual([
    { user_type: 'unregistered' },
    { event: 'search', search_term: 'iphone' },
    { event: 'search', search_term: 'pixel' },
  ])
})

test('TR-002 a signed-in visitor is told as registered', () => {
  openPage({ user: { authenticated: true } })
  search('iphone')
  expect(readLayer()[0]).toEqual({ user_type: 'registered' })
})

test('a visitor who signs in meanwhile is told anew before the next event', () => {
  search('iphone')
  openPage({ user: { authenticated: true } })
  search('pixel')
  expect(readLayer().flatMap(({ user_type }) => user_type ?? [])).toEqual(['unregistered', 'registered'])
})

test('TR-003 amounts are told in CZK unless the page names another currency', () => {
  track('view_item', { items: [PHONE] })
  openPage({ trackingCurrency: 'RON' })
  track('view_item', { items: [PHONE] })
  expect(readLayer().flatMap(({ ecommerce }) => ecommerce?.currency ?? [])).toEqual(['CZK', 'RON'])
})

test('a lead carries the currency too, and its value as given', () => {
  track('generate_lead', { lead_source: 'buyback_sell', value: 8100 })
  expect(readLayer()).toContainEqual({
    event: 'generate_lead',
    lead_source: 'buyback_sell',
    value: 8100,
    currency: 'CZK',
  })
})

test('what the event before left under ecommerce is cleared', () => {
  track('view_item', { items: [CABLE] })
  expect(readLayer().slice(1)).toEqual([
    { ecommerce: null },
    { event: 'view_item', ecommerce: { value: 199.1, currency: 'CZK', items: [CABLE] } },
  ])
})

test('the value is price by quantity of all items, without an error of floats', () => {
  track('view_cart', { items: [PHONE, CABLE, { item_id: 'GIFT' }] })
  expect(readLayer().at(-1)?.ecommerce?.value).toBe(30180.9)
})

test('a given value stands', () => {
  track('purchase', { transaction_id: 'T-given', value: 100, items: [PHONE] })
  expect(readLayer().at(-1)?.ecommerce?.value).toBe(100)
})

test('no more than 200 items go with one event, and all of them count for its value', () => {
  const items = Array.from({ length: 201 }, (_, i) => ({ item_id: `P${i}`, price: 1 }))
  track('view_cart', { items })
  const told = readLayer().at(-1)?.ecommerce
  expect(told?.items).toHaveLength(200)
  expect(told?.value).toBe(201)
})

test('a key that the event does not list is dropped and reported by its name alone', () => {
  const params = { search_term: 'iphone', e_mail: 'jan.novak@example.cz' }
  track('search', params)
  expect(readLayer()).toContainEqual({ event: 'search', search_term: 'iphone' })
  expect(reported).toHaveBeenCalledWith('Tracking: search has no field e_mail; it was left out.')
  expect(JSON.stringify(reported.mock.calls)).not.toContain('novak')
})

test('a key of an item that is not listed is dropped and reported', () => {
  const item = { ...CABLE, customer_name: 'Jan Novák' }
  track('view_item', { items: [item] })
  expect(readLayer().at(-1)?.ecommerce?.items).toEqual([CABLE])
  expect(reported).toHaveBeenCalledWith(
    'Tracking: view_item items has no field customer_name; it was left out.',
  )
})

test('an event without a field it needs is not sent, and that is reported', () => {
  track('job_application_submit', {} as TrackedEvents['job_application_submit'])
  expect(host.dataLayer).toBeUndefined()
  expect(reported).toHaveBeenCalledWith('Tracking: job_id of job_application_submit is not fit to be sent.')
})

test('an optional field that is unfit is left out of its event', () => {
  track('view_promotion', { promotion_id: 'spring', promotion_name: 'write to jan@example.cz' })
  expect(readLayer().at(-1)?.ecommerce).toEqual({ promotion_id: 'spring' })
})

test('the stock state of a product and the view of a banner are told once per page', () => {
  for (const id of ['IP13', 'IP13', 'IP14']) track('stock_state', { item_id: id, stock_state: 'in_stock' })
  for (const slot of ['hero', 'hero', 'side'])
    track('view_promotion', { promotion_id: 'p', creative_slot: slot })
  expect(listEvents()).toEqual(['stock_state', 'stock_state', 'view_promotion', 'view_promotion'])
})

test('a purchase is pushed once per transaction', () => {
  for (const id of ['T1', 'T1', 'T2']) track('purchase', { transaction_id: id, items: [PHONE] })
  expect(readLayer().flatMap(({ ecommerce }) => ecommerce?.transaction_id ?? [])).toEqual(['T1', 'T2'])
})

test('a dataLayer that throws breaks nothing, and the next event comes through', () => {
  const layer = [] as Layer
  layer.push = vi.fn(() => {
    throw new Error('a tag failed')
  })
  host.dataLayer = layer
  expect(() => search('first')).not.toThrow()
  host.dataLayer = []
  search('second')
  expect(listEvents()).toEqual(['search'])
  expect(reported).toHaveBeenCalledWith('The event search was not tracked.')
})

test('params that throw when they are read break nothing', () => {
  const params = Object.defineProperty({}, 'search_term', {
    enumerable: true,
    get: () => {
      throw new Error('gone')
    },
  })
  expect(() => track('search', params as TrackedEvents['search'])).not.toThrow()
  expect(() => track('search', null as unknown as TrackedEvents['search'])).not.toThrow()
  expect(host.dataLayer).toBeUndefined()
})

test('something else that the page calls dataLayer is put aside', () => {
  host.dataLayer = { tagName: 'IMG' }
  search('iphone')
  expect(listEvents()).toEqual(['search'])
})
