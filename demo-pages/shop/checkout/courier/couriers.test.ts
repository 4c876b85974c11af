import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RunningShop } from '#shop/server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '#shop/server/test-shop.ts'
import { addWorkingDays, findArrival, findEaster, isHoliday, readClock } from '../calendar.ts'
import { addToCart, finish, makeOrder, readCheckout, select } from '../test-order.ts'
import { listEveningSlots } from './evening-slots.ts'
import { findExpressSlot, listExpressSlots, quoteExpress } from './express.ts'

/** A Monday, an hour later in Prague and two in Bucharest. */
const MONDAY = '2026-11-23'
const at = (time: string, date = MONDAY): Date => new Date(`${date}T${time}:00Z`)

test.each([
  ['cz', 2026, '2026-04-05'],
  ['cz', 2027, '2027-03-28'],
  ['cz', 2038, '2038-04-25'],
  ['ro', 2026, '2026-04-12'],
  ['ro', 2027, '2027-05-02'],
  ['ro', 2025, '2025-04-20'],
] as const)('Easter of %s in %i is on %s', (market, year, date) =>
  expect(findEaster(market, year)).toBe(date),
)

test('nobody delivers on a Sunday or a holiday of the market', () => {
  expect(addWorkingDays('cz', '2026-12-23', 1)).toBe('2026-12-28')
  expect(addWorkingDays('ro', '2026-11-27', 1)).toBe('2026-12-02')
  expect(isHoliday('cz', '2026-04-03') && isHoliday('cz', '2026-04-06')).toBe(true)
  expect(isHoliday('ro', '2026-04-10') && isHoliday('ro', '2026-06-01')).toBe(true)
})

test('what is ordered by three in the afternoon leaves the same day, by the market’s own clock', () => {
  expect(findArrival('cz', at('13:59'), 1)).toBe('2026-11-24')
  expect(findArrival('cz', at('14:01'), 1)).toBe('2026-11-25')
  expect(findArrival('ro', at('13:01'), 1)).toBe('2026-11-25')
  expect(findArrival('cz', at('10:00', '2026-11-28'), 1)).toBe('2026-12-01')
  expect(readClock('cz', new Date('2026-06-30T22:30:00Z'))).toEqual({ date: '2026-07-01', minutes: 30 })
})

describe('CO-053 the courier within the hour', () => {
  test('while the stores are open the first ride ends within an hour and a quarter', () => {
    const [first, second] = listExpressSlots('cz', at('10:05'))
    expect(first).toMatchObject({ date: MONDAY, from: '11:15', to: '12:15' })
    expect(second?.from).toBe('11:45')
  })

  test('in the evening, on Sunday and on a holiday the first ride is when the stores open', () => {
    expect(listExpressSlots('cz', at('18:30'))[0]).toMatchObject({ date: '2026-11-24', from: '09:00' })
    expect(listExpressSlots('cz', at('08:00', '2026-11-22'))[0]).toMatchObject({ date: MONDAY })
    expect(listExpressSlots('cz', at('08:00', '2026-12-24'))[0]).toMatchObject({ date: '2026-12-28' })
  })

  test('at any moment there are rides, all of them within the hours of the stores', () => {
    const moments = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') })
    fc.assert(
      fc.property(moments, moment => {
        const now = new Date(moment)
        const slots = listExpressSlots('cz', now)
        expect(slots.length).toBeGreaterThan(0)
        for (const { from, to, date, id } of slots) {
          expect(from >= '09:00' && to <= '20:00' && from < to).toBe(true)
          expect(date >= readClock('cz', now).date && !isHoliday('cz', date)).toBe(true)
          expect(findExpressSlot('cz', id, now)?.id).toBe(id)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a ride that was shown a moment ago may still be taken, one of an hour ago not', () => {
    const [shown] = listExpressSlots('cz', at('10:14'))
    expect(findExpressSlot('cz', shown?.id ?? '', at('10:30'))).toEqual(shown)
    expect(findExpressSlot('cz', shown?.id ?? '', at('11:20'))).toBeNull()
  })

  test.each([
    ['110 00', 149_00],
    ['19000', 233_00],
    ['60200', 149_00],
    ['64100', 185_00],
  ])('to %s it costs %i', (postcode, price) => expect(quoteExpress('cz', postcode)?.price).toBe(price))

  test.each(['70200', '65500', '', '1100', '010011'])('to %j nobody rides', postcode =>
    expect(quoteExpress('cz', postcode)).toBeNull(),
  )
})

test('evenings are offered on working days, the same day to who orders by two', () => {
  const slots = listEveningSlots('cz', at('10:00'))
  expect(slots).toHaveLength(10)
  expect(slots[0]).toEqual({ id: 'atc-2026-11-23-17', date: MONDAY, from: '17:00', to: '19:00' })
  expect(slots.at(-1)?.date).toBe('2026-11-27')
  expect(listEveningSlots('cz', at('13:30'))[0]?.date).toBe('2026-11-24')
})

describe('in the shop', () => {
  let shop: RunningShop
  let visitor: TestVisitor
  beforeAll(async () => {
    shop = await startTestShop()
  }, 120_000)
  beforeEach(() => {
    visitor = createVisitor(shop.url)
  })
  afterAll(() => shop.close())

  interface Courier {
    is_available: boolean
    reason: string | null
    price: string | null
    timeslots: { id: string; is_available: boolean }[]
  }
  const check = async (postcode: string, store_seo_name: string | null = null) => {
    const { json } = await visitor.post('/cz/core/checkout/liftago-check/', {
      store_seo_name,
      delivery_address: {
        delivery_address: 'Veveří 12',
        delivery_city: 'Brno',
        delivery_postcode: postcode,
      },
    })
    return json as Courier
  }
  const readEvenings = async (by = visitor) =>
    (await by.get('/cz/core/checkout/atc-delivery/')).json as Courier

  test('CO-047 a ride to an address in Prague or Brno has a price and hours; elsewhere there is none', async () => {
    await addToCart(visitor)
    const found = await check('643 00')
    expect(found).toMatchObject({ is_available: true, reason: null, price: '185.00' })
    expect(found.timeslots.length).toBeGreaterThan(0)
    expect(await check('702 00')).toEqual({
      is_available: false,
      reason: 'Sem do hodiny nejezdíme. Liftago doručuje jen v\u00a0Praze a\u00a0v\u00a0Brně.',
      price: null,
      timeslots: [],
    })
  })

  test('CO-046 it goes from the store that was named, if all of the cart lies there', async () => {
    await addToCart(visitor)
    expect((await check('110 00', 'praha-narodni')).is_available).toBe(true)
    expect(await check('110 00', 'brno-veveri')).toMatchObject({
      is_available: false,
      reason: 'Celý obsah košíku teď nemá žádná prodejna.',
    })
    const odd = await visitor.post('/cz/core/checkout/liftago-check/', { store_seo_name: 1 })
    expect(odd.status).toBe(400)
    expect(await check('110 00', 'nowhere')).toEqual({ store_seo_name: ['Takovou prodejnu nemáme.'] })
  })

  test('the price of the ride is in the sums, and an order to another address says what it costs there', async () => {
    await addToCart(visitor)
    const { timeslots } = await check('643 00')
    const chosen = await select(visitor, ['liftago', 'card'])
    expect(chosen.json).toMatchObject({ totals: { delivery: '185.00', total: '684.00' } })
    const order = {
      ...makeOrder(),
      type_delivery_code: 'liftago',
      type_payment: 'card',
      timeslot: timeslots[0]?.id,
    }
    expect(await finish(visitor, order)).toMatchObject({
      status: 409,
      json: { notices: [{ kind: 'price-changed', about: 'Liftago' }] },
    })
    expect((await readCheckout(visitor)).json).toMatchObject({ totals: { delivery: '149.00' } })
    const { status, json } = await finish(visitor, order)
    expect([status, json]).toMatchObject([201, { total: '648.00' }])
  })

  test('an hour that nobody offered is refused', async () => {
    await addToCart(visitor)
    await check('602 00')
    for (const timeslot of ['express-2020-01-01-0900', "'", 'atc-2020-01-01-17']) {
      const order = { ...makeOrder(), type_delivery_code: 'liftago', type_payment: 'card', timeslot }
      expect(await finish(visitor, order)).toMatchObject({
        status: 409,
        json: { detail: 'Tento čas už je obsazený. Vyberte prosím jiný.' },
      })
    }
    const without = { ...makeOrder(), type_delivery_code: 'atc' }
    expect((await finish(visitor, without)).json).toEqual({ timeslot: ['Vyberte, kdy má kurýr přijet.'] })
  })

  test('the evening courier comes the earliest on the first evening that is offered', async () => {
    await addToCart(visitor)
    const { json } = await visitor.get('/cz/core/checkout/deliveries/')
    const { deliveries } = json as { deliveries: { code: string; earliest_date: string }[] }
    const [first] = (await readEvenings()).timeslots
    expect(first?.id).toContain(deliveries.find(({ code }) => code === 'atc')?.earliest_date)
  })

  test('CO-045 an evening that is full is offered to nobody, and of many orders at once six come in', async () => {
    await addToCart(visitor)
    const { timeslots } = await readEvenings()
    const wanted = timeslots.at(-1)
    expect(timeslots.every(({ is_available }) => is_available)).toBe(true)
    const buyers = Array.from({ length: 8 }, () => createVisitor(shop.url))
    for (const buyer of buyers) await addToCart(buyer)
    const order = { ...makeOrder(), type_delivery_code: 'atc', timeslot: wanted?.id }
    const answers = await Promise.all(buyers.map(buyer => finish(buyer, order)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    expect((await readEvenings()).timeslots.at(-1)).toMatchObject({ id: wanted?.id, is_available: false })
  })
})
