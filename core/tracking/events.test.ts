import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { configurePage } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { EVENTS, type EventName, type TrackedEvents } from './events.ts'
import { resetTracking, track } from './track.ts'
import { TrackedItem } from './tracked-item.ts'

const items = [{ item_id: 'IP13', item_name: 'iPhone 13', price: 14990, quantity: 1, index: 0 }]
const valued = { value: 14990, currency: 'CZK', items }
const list = { item_list_id: 'accessories', item_list_name: 'Příslušenství', items }
const promotion = {
  promotion_id: 'back-to-school',
  promotion_name: 'Zpátky do školy',
  creative_name: 'tablety',
  creative_slot: 'hero-1',
}

/** Every event as a widget gives it; all of it has to arrive. */
const GIVEN: { [E in EventName]: TrackedEvents[E] } = {
  form_start: { form_id: 'sell-form', form_name: 'sell_online', form_destination: 'sell-buyout-online' },
  view_item_list: list,
  view_promotion: promotion,
  select_promotion: promotion,
  select_item: list,
  select_content: { content_type: 'product_badge', content_id: 'novinka', items },
  catalogue_sort: { sort_by: 'price', sort_direction: 'asc', item_list_id: 'telefony' },
  stock_state: { item_id: 'IP13', stock_state: 'in_stock' },
  job_application_submit: { job_id: 'prodavac-brno' },
  view_item: valued,
  add_to_cart: valued,
  remove_from_cart: valued,
  view_cart: valued,
  begin_checkout: { ...valued, coupon: 'A1b2C3d4E5' },
  add_shipping_info: { ...valued, shipping_tier: 'dpd-pickup' },
  add_payment_info: { ...valued, payment_type: 'card' },
  purchase: { ...valued, transaction_id: '2026110045', tax: 2602.07, shipping: 89, coupon: 'A1b2C3d4E5' },
  generate_lead: { lead_source: 'buyback_price', value: 8100, currency: 'CZK' },
  search: { search_term: 'iphone 15 256 GB' },
  login: { method: 'password' },
  sign_up: { method: 'password' },
}
const NAMES = Object.keys(GIVEN) as EventName[]

const host = globalThis as { dataLayer?: unknown[] }

beforeEach(() => {
  host.dataLayer = []
  setReporter(message => {
    throw new Error(message)
  })
  configurePage({ market: 'cz', consent: true })
  resetTracking()
})

test.each(NAMES)('%s arrives whole', name => {
  track(name, GIVEN[name] as never)
  const { isEcommerce } = EVENTS[name]
  expect(host.dataLayer?.at(-1)).toEqual(
    isEcommerce ? { event: name, ecommerce: GIVEN[name] } : { event: name, ...GIVEN[name] },
  )
})

test('names of events and fields are no longer than the 40 characters that are kept', () => {
  const names = NAMES.flatMap(name => [name, ...Object.keys(EVENTS[name].schema.entries)])
  const long = [...names, ...Object.keys(TrackedItem.entries)].filter(name => name.length > 40)
  expect(long).toEqual([])
})

test('no event has a field for the address of a page', () => {
  const fields = NAMES.flatMap(name => Object.keys(EVENTS[name].schema.entries))
  expect(fields.filter(field => /url|location|path|link|referrer/.test(field))).toEqual([])
})

test.each(['https://obchod.cz/vykup/?email=jan', '//evil.example/?a=b', '/vykup/?condition=display:broken'])(
  'no code can be the address %s',
  address => {
    expect(v.is(EVENTS.stock_state.schema, { item_id: address, stock_state: 'in_stock' })).toBe(false)
  },
)

test.each(['iphone 15 256 GB', 'samsung s24 128 256', 'kabel usb-c 2 m', 'MQ8N3ZD/A', 'telefon do 10000'])(
  'people may search for %s',
  term => {
    expect(v.is(EVENTS.search.schema, { search_term: term })).toBe(true)
  },
)

test.each(['IP13-128/BLU', '0012345678', 'MQ8N3ZD/A', '8806095299839', '2026110045', 'PS50_Professional'])(
  'the code %s is taken for no person’s',
  code => {
    expect(v.is(TrackedItem, { item_id: code })).toBe(true)
  },
)

test.each([
  'Apple iPhone 13 128 GB (2021), modrá',
  'Obal 10/2022',
  'XT30 PROFESSIONAL EDITION',
  'Nabíječka 20-25/2024',
])('the name %s is taken for no person’s', name => {
  expect(v.is(TrackedItem, { item_id: 'x', item_name: name })).toBe(true)
})

test('what is longer than 100 characters is cut', () => {
  expect(v.parse(TrackedItem, { item_id: 'x', item_variant: 'ž'.repeat(300) }).item_variant).toHaveLength(100)
})
