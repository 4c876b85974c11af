import { beforeEach, expect, test } from 'vitest'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { configurePage } from '#core/page.ts'
import { answerJson, startLocalServer } from '#testing/local-server.ts'
import { atcDelivery, liftagoCheck } from './courier.ts'
import { allDeliveries, deliveries } from './deliveries.ts'
import { allPlaces, deliveryPlaces, dispensingPlaces } from './places.ts'

const server = startLocalServer()
const BASE = '/cz/core/checkout'
const routes = {
  deliveries: `${BASE}/deliveries/`,
  'all-deliveries': `${BASE}/deliveries/all/`,
  'delivery-places': `${BASE}/deliveries/{delivery}/places/`,
  'all-places': `${BASE}/places/`,
  'dispensing-places': `${BASE}/deliveries/{delivery}/dispensing-places/`,
  'atc-delivery': `${BASE}/atc-delivery/`,
  'liftago-check': `${BASE}/liftago-check/`,
}
const PLACE = {
  id: 7,
  name: 'Trafika',
  street: 'Krátká 1',
  city: 'Brno',
  postcode: '60200',
  kind: 'counter',
  opening_hours: [{ day: 1, hours: [{ from: '09:00', to: '12:00' }] }],
  is_available: true,
}
const DELIVERY = { code: 'courier', name: 'Kurýr', kind: 'courier', price: '129.00', is_available: true }

beforeEach(() => configurePage({ market: 'cz', routes, csrf: { token: 'secret' } }))

const seen = (): string[] => server.seen.map(({ method, path }) => `${method} ${path}`)

test('CO-040 CO-041 deliveries come with prices in minor units, and what a server leaves out is empty', async () => {
  const wanted = {
    ...DELIVERY,
    price: 129_00,
    provider: null,
    free_from: null,
    reason: null,
    earliest_date: null,
  }
  for (const endpoint of [deliveries, allDeliveries]) {
    server.play(answerJson({ deliveries: [DELIVERY] }))
    expect((await read(endpoint)).deliveries).toMatchObject([wanted])
  }
  expect(seen()).toEqual([`GET ${BASE}/deliveries/`, `GET ${BASE}/deliveries/all/`])
})

test.each([{ kind: 'by-train' }, { price: '-1.00' }, { is_available: 'yes' }, { provider: 'nobody' }])(
  'a delivery with %j breaks the contract',
  async change => {
    server.play(answerJson({ deliveries: [{ ...DELIVERY, ...change }] }))
    await expect(read(deliveries)).rejects.toMatchObject({ failure: { kind: 'contract' } })
  },
)

test('CO-044 the search for dispensing places sends what is searched, and how many are wanted', async () => {
  server.play(answerJson({ count: 1, places: [PLACE] }))
  const { places } = await read(dispensingPlaces, {
    args: { delivery: 'packeta' },
    query: { search: 'Ústí & Děčín', limit: '5' },
  })
  expect(seen()).toEqual([`GET ${BASE}/deliveries/packeta/dispensing-places/`])
  expect(Object.fromEntries(server.seen[0]?.query ?? [])).toEqual({ search: 'Ústí & Děčín', limit: '5' })
  expect(places).toMatchObject([{ id: '7', takes_cards: true, is_almost_full: false, ready_in: null }])
})

test('CO-042 CO-043 places are read of one delivery, and all of them', async () => {
  server.play(answerJson({ count: 1, places: [{ ...PLACE, latitude: '49.2', longitude: 16.6 }] }))
  const { places } = await read(deliveryPlaces, { args: { delivery: 'store' } })
  expect(places).toMatchObject([{ latitude: 49.2, longitude: 16.6 }])
  server.play(answerJson({ count: 0, places: [] }))
  await read(allPlaces)
  expect(seen()).toEqual([`GET ${BASE}/deliveries/store/places/`, `GET ${BASE}/places/`])
})

test('CO-045 the hours of the shop’s own courier are read', async () => {
  const slot = { id: 'a', date: '2026-11-24', from: '17:00', to: '19:00', is_available: true }
  server.play(answerJson({ is_available: true, timeslots: [slot] }))
  expect(await read(atcDelivery)).toEqual({
    is_available: true,
    reason: null,
    price: null,
    timeslots: [{ ...slot, price: null }],
  })
})

test('CO-046 CO-047 the courier within the hour is asked for with the store and the address', async () => {
  server.play(answerJson({ is_available: true, price: '149.00', timeslots: [] }))
  const request = {
    store_seo_name: 'brno-veveri',
    delivery_address: { delivery_address: 'Veveří 12', delivery_city: 'Brno', delivery_postcode: '60200' },
  }
  const { data } = await write(liftagoCheck, request)
  expect([seen(), JSON.parse(server.seen[0]?.body ?? '')]).toEqual([[`POST ${BASE}/liftago-check/`], request])
  expect(data?.price).toBe(149_00)
})
