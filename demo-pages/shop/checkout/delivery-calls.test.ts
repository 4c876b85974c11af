import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { weekdayOf } from './calendar.ts'
import type { CheckoutState } from './checkout-state.ts'
import { findDelivery, findPayment } from './methods.ts'
import { findPaymentFault } from './offer-methods.ts'
import { addToCart, finish, makeOrder, select } from './test-order.ts'

const CHECKOUT = '/cz/core/checkout/'
const PHONE = 'apple-iphone-16-128gb'
const WATCH = 'apple-watch-series-10-42mm'

let shop: RunningShop
let visitor: TestVisitor

beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
beforeEach(() => {
  visitor = createVisitor(shop.url)
})
afterEach(() => vi.useRealTimers())
afterAll(() => shop.close())

interface Delivery {
  code: string
  price: string
  earliest_date: string
  is_available: boolean
  reason: string | null
}
interface Place {
  id: string
  name: string
  city: string
  postcode: string
  kind: string
  is_available: boolean
  is_almost_full: boolean
  reason: string | null
  ready_in: number | null
  ready_date: string | null
  takes_cash: boolean
  takes_cards: boolean
  opening_hours: { day: number; hours: unknown[] }[]
}

const listDeliveries = async (which = '', by = visitor): Promise<Delivery[]> => {
  const { json } = await by.get(`${CHECKOUT}deliveries/${which}`)
  return (json as { deliveries: Delivery[] }).deliveries
}
const listPlaces = async (path: string, market = 'cz') => {
  const { json } = await visitor.get(`/${market}/core/checkout/${path}`)
  return json as { count: number; places: Place[]; meant: string | null }
}
const search = (text: string, more = '', market = 'cz') =>
  listPlaces(`deliveries/packeta/dispensing-places/?search=${encodeURIComponent(text)}${more}`, market)

test('CO-040 the ways to deliver have the prices of this cart', async () => {
  await addToCart(visitor)
  expect((await listDeliveries()).map(({ code, price }) => `${code} ${price}`)).toEqual([
    'packeta 79.00',
    'dpd-pickup 89.00',
    'courier 129.00',
    'store 0.00',
    'atc 149.00',
    'liftago 149.00',
  ])
  expect((await visitor.get(`${CHECKOUT}deliveries/`)).json).toMatchObject({ has_others: false })
  await addToCart(visitor, { quantity: 3 })
  const free = (await listDeliveries()).filter(({ price }) => price === '0.00')
  expect(free.map(({ code }) => code)).toEqual(['packeta', 'dpd-pickup', 'courier', 'store'])
  const romanian = await visitor.get('/ro/core/checkout/deliveries/')
  expect(JSON.stringify(romanian.json)).not.toContain('liftago')
})

test('CO-041 what this cart cannot have stands among all deliveries alone, with why', async () => {
  await addToCart(visitor, { product: PHONE, quantity: 3 })
  const all = await listDeliveries('all/')
  const offered = await listDeliveries()
  expect(offered.map(({ code }) => code)).not.toContain('packeta')
  expect((await visitor.get(`${CHECKOUT}deliveries/`)).json).toMatchObject({ has_others: true })
  expect(all).toHaveLength(6)
  expect(all.find(({ code }) => code === 'packeta')).toMatchObject({
    is_available: false,
    reason: expect.stringMatching(/^Takto posíláme zboží do 50.000.Kč\.$/),
  })
  await addToCart(visitor, { quantity: 9 })
  expect((await listDeliveries('all/')).find(({ code }) => code === 'liftago')).toMatchObject({
    reason: 'Takto doručujeme nejvýše 5 kusů.',
  })
})

test('ER-028 a delivery that this cart cannot have is not chosen and not ordered', async () => {
  await addToCart(visitor, { product: PHONE, quantity: 3 })
  const detail = 'Vybraný způsob dopravy teď není dostupný. Vyberte prosím jiný.'
  expect(await select(visitor, ['packeta', null])).toMatchObject({ status: 409, json: { detail } })
  const order = { ...makeOrder(), type_delivery_code: 'packeta', store: '1000' }
  expect(await finish(visitor, order)).toMatchObject({
    status: 409,
    json: { notices: [{ kind: 'delivery-not-available', about: 'Zásilkovna' }] },
  })
})

test('CO-042 CO-052 of the stores those are told where all of the cart lies, ready in half an hour', async () => {
  await addToCart(visitor, { product: WATCH, quantity: 1 })
  const { count, places } = await listPlaces('deliveries/store/places/')
  expect(count).toBe(places.length)
  expect(places.length).toBeGreaterThan(0)
  for (const place of places) expect(place).toMatchObject({ kind: 'store', ready_in: 30, ready_date: null })
  expect((await visitor.get(`${CHECKOUT}deliveries/by-train/places/`)).status).toBe(404)
})

test('CO-043 every store is told, those that have to wait for the goods last and with a day', async () => {
  await addToCart(visitor, { product: WATCH, quantity: 2 })
  const { places } = await listPlaces('places/')
  const ready = (await listPlaces('deliveries/store/places/')).count
  expect(places).toHaveLength(5)
  expect(places.slice(0, ready).every(({ ready_in }) => ready_in === 30)).toBe(true)
  for (const place of places.slice(ready)) expect(place.ready_date).toMatch(/^20\d\d-\d\d-\d\d$/)
})

test('what was picked up in a store is on its shelf no more', async () => {
  await addToCart(visitor, { product: WATCH, quantity: 1 })
  const [store] = (await listPlaces('deliveries/store/places/')).places
  const order = { ...makeOrder(), type_delivery_code: 'store', store: store?.id }
  const { status, json } = await finish(visitor, order)
  expect(status).toBe(201)
  const made = await visitor.get(`/cz/core/orders/${(json as { id: string }).id}/`)
  expect(JSON.stringify(made.json)).toContain(store?.name)
  await addToCart(visitor, { product: WATCH, quantity: 1 })
  const left = (await listPlaces('deliveries/store/places/')).places
  expect(left.map(({ id }) => id)).not.toContain(store?.id)
})

test.each(['store', 'courier', 'packeta'])(
  'an order by %s is promised for the day that was offered, on a day too when the stores are closed',
  async way => {
    // A Sunday.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T11:00:00Z') })
    await addToCart(visitor)
    const offered = (await listDeliveries()).find(({ code }) => code === way)
    const places = way === 'packeta' ? 'deliveries/packeta/dispensing-places/' : 'deliveries/store/places/'
    const place = (await listPlaces(places)).places.find(one => one.is_available)
    const store = way === 'courier' ? {} : { store: place?.id }
    const { status, json } = await finish(visitor, { ...makeOrder(), type_delivery_code: way, ...store })
    expect(status).toBe(201)
    const made = await visitor.get(`/cz/core/orders/${(json as { id: string }).id}/`)
    const { delivery } = made.json as { delivery: { expected_date: string } }
    expect(delivery.expected_date).toBe(offered?.earliest_date)
    expect(weekdayOf(delivery.expected_date)).not.toBe(7)
  },
)

test.each([
  ['liberec', 'Liberec'],
  ['LIBEREC 460 01', 'Liberec'],
  ['46001', 'Liberec'],
  ['ústí nad', 'Ústí nad Labem'],
  ['usti nad labem', 'Ústí nad Labem'],
])('CO-044 the search for %s finds places there first, without marks and case', async (text, city) => {
  const { count, places } = await search(text, '&limit=5')
  expect(places).toHaveLength(5)
  expect(count).toBeGreaterThan(15)
  expect(new Set(places.map(place => place.city))).toEqual(new Set([city]))
})

test('VA-055 a postcode is found with its space and without it', async () => {
  const [spaced, plain] = [await search('110 00'), await search('11000')]
  expect(plain.places.length).toBeGreaterThan(0)
  expect(new Set(plain.places.map(({ postcode }) => postcode))).toEqual(new Set(['11000']))
  expect(spaced).toEqual(plain)
})

test('a place is found by its own id, a Romanian one in Romania alone, and nonsense nowhere', async () => {
  const [place] = (await search('1042')).places
  expect(place?.id).toBe('1042')
  expect((await search('cluj napoca', '', 'ro')).places[0]?.city).toBe('Cluj-Napoca')
  expect((await search('cluj napoca')).count).toBe(0)
  for (const [slip, market, town] of [
    ['brnp', 'cz', 'Brno'],
    ['clju', 'ro', 'Cluj'],
    ['bucurseti', 'ro', 'București'],
  ] as const) {
    const { meant, places } = await search(slip, '', market)
    expect(meant).toBe(town)
    expect(places[0]?.city).toContain(town)
  }
  expect((await search('brno')).meant).toBeNull()
  expect(await search('xyzabc')).toMatchObject({ count: 0, meant: null })
  for (const odd of ["'", '& | !', ':*', '\\', '%', 'x'.repeat(500)])
    expect((await search(odd)).places.every(({ id }) => id !== '')).toBe(true)
})

test('no more places come than were asked for, and never an endless list', async () => {
  expect((await search('')).places).toHaveLength(20)
  expect((await search('', '&limit=3')).places).toHaveLength(3)
  expect((await search('', '&limit=9999')).places).toHaveLength(200)
  expect((await search('', '&limit=x')).places).toHaveLength(20)
  expect((await visitor.get(`${CHECKOUT}deliveries/courier/dispensing-places/`)).status).toBe(404)
})

test('a place tells when it is open, and a box is open always', async () => {
  const { places } = await search('praha', '&limit=40')
  const box = places.find(({ kind }) => kind === 'box')
  const counter = places.find(({ kind }) => kind === 'counter')
  expect(box?.opening_hours).toHaveLength(7)
  expect(box?.opening_hours.every(({ hours }) => hours.length === 1)).toBe(true)
  expect([box?.takes_cash, counter?.takes_cash]).toEqual([false, true])
})

test('ER-027 a place that is closed or full takes no order', async () => {
  const { places } = await search('', '&limit=200')
  const shut = places.filter(({ is_available }) => !is_available)
  expect(new Set(shut.map(({ reason }) => reason))).toEqual(
    new Set(['Místo je teď plné, vyberte prosím jiné.', 'Místo je dočasně zavřené.']),
  )
  for (const { id, name } of shut.slice(0, 2)) {
    await addToCart(visitor)
    const order = { ...makeOrder(), type_delivery_code: 'packeta', store: id }
    expect((await finish(visitor, order)).json).toEqual({
      detail: 'Vybrané výdejní místo není dostupné nebo je přetížené. Vyberte prosím jiné.',
      notices: [{ kind: 'place-not-available', about: name }],
    })
  }
  const unknown = { ...makeOrder(), type_delivery_code: 'packeta', store: 'nowhere' }
  expect((await finish(visitor, unknown)).json).toEqual({ store: ['Takovou možnost nenabízíme.'] })
})

test('ER-027 the last room of a place is given to one of two orders that want it at once', async () => {
  const { places } = await search('', '&limit=200')
  const small = places.find(({ is_almost_full }) => is_almost_full)
  const order = { ...makeOrder(), type_delivery_code: 'packeta', store: small?.id }
  const buyers = [1, 2, 3].map(() => createVisitor(shop.url))
  for (const buyer of buyers) await addToCart(buyer)
  const answers = await Promise.all(buyers.map(buyer => finish(buyer, order)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409])
  const [now] = (await search(small?.id ?? '')).places
  expect(now).toMatchObject({ id: small?.id, is_available: false })
})

test('a box that takes cards alone says so where it is paid for at the pick-up, and is ordered so', async () => {
  const { places } = await search('', '&limit=200')
  const isOpen = ({ is_available, is_almost_full }: (typeof places)[number]) =>
    is_available && !is_almost_full
  const box = places.find(place => place.kind === 'box' && isOpen(place))
  const till = places.find(place => place.kind === 'counter' && place.takes_cards && isOpen(place))
  const cashAlone = places.find(place => !place.takes_cards && isOpen(place))
  await addToCart(visitor)
  const readCash = async (query: string) => {
    const { json } = await visitor.get(`/cz/core/checkout/deliveries/packeta/payments/${query}`)
    const { payments } = json as { payments: { code: string; description: string; is_available: boolean }[] }
    const cash = payments.find(({ code }) => code === 'cash')
    return [cash?.description.replaceAll('\u00a0', ' '), cash?.is_available]
  }
  for (const [query, description] of [
    ['', 'V hotovosti nebo kartou, podle místa.'],
    [`?place=${box?.id}`, 'Jen kartou, hotovost na vybraném místě neberou.'],
    [`?place=${till?.id}`, 'V hotovosti nebo kartou.'],
    [`?place=${cashAlone?.id}`, 'V hotovosti, karty na vybraném místě neberou.'],
    ['?place=nowhere', 'V hotovosti nebo kartou, podle místa.'],
  ] as const)
    expect(await readCash(query), query).toEqual([description, true])
  const order = { ...makeOrder(), type_delivery_code: 'packeta', store: box?.id, type_payment: 'cash' }
  expect((await finish(visitor, order)).status).toBe(201)
})

test('where nothing is taken nothing is paid at the pick-up, and the reason is told', () => {
  const state = { market: 'cz', totals: { goods: 49_900, discount: 0 } } as CheckoutState
  const [delivery, cash] = [findDelivery('cz', 'packeta'), findPayment('cz', 'cash')]
  const tills = { takesCash: false, takesCards: false }
  expect(cash && findPaymentFault(state, cash, delivery, tills)).toBe(
    'Na vybraném místě se při převzetí platit nedá.',
  )
})
