import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Timeslot } from '#core/api/delivery/courier.ts'
import type { Delivery } from '#core/api/delivery/deliveries.ts'
import type { DeliveryPlace } from '#core/api/delivery/places.ts'
import type { Payment } from '#core/api/payments/payments.ts'
import {
  CHECKOUT_STEPS,
  type Choice,
  canReach,
  choose,
  findOffered,
  keepDelivery,
  keepPayment,
  listMissing,
  NO_CHOICE,
} from './choice.ts'

const delivery = (
  code: string,
  kind: Delivery['kind'] = 'courier',
  more: Partial<Delivery> = {},
): Delivery => ({
  code,
  kind,
  name: code,
  description: null,
  provider: null,
  map_key: null,
  price: 0,
  free_from: null,
  earliest_date: null,
  is_available: true,
  reason: null,
  ...more,
})
const payment = (code: string, more: Partial<Payment> = {}): Payment => ({
  code,
  kind: 'card',
  name: code,
  description: null,
  price: 0,
  is_available: true,
  reason: null,
  has_sub_payments: false,
  is_exclusive: false,
  arrange_types: [],
  ...more,
})
const place = (id: string): DeliveryPlace => ({
  id,
  name: id,
  street: '',
  city: '',
  postcode: '',
  kind: 'box',
  latitude: null,
  longitude: null,
  opening_hours: [],
  exceptions: [],
  is_available: true,
  is_almost_full: false,
  reason: null,
  takes_cards: true,
  takes_cash: true,
  ready_in: null,
  ready_date: null,
})
const slot = (id: string): Timeslot => ({
  id,
  date: '2026-11-23',
  from: '18:00',
  to: '20:00',
  is_available: true,
  price: null,
})

const COURIER = delivery('courier')
const PACKETA = delivery('packeta', 'dispensing-place')
const ATC = delivery('atc', 'atc')
const CARD = payment('card')
const INSTALMENTS = payment('instalments', { kind: 'instalment', has_sub_payments: true })
const FULL: Choice = {
  delivery: PACKETA,
  place: place('Z1'),
  timeslot: slot('S1'),
  payment: INSTALMENTS,
  company: 'cofidis',
  instalment: '12',
}

test.each<[keyof Choice, Choice[keyof Choice], Partial<Choice>]>([
  ['delivery', COURIER, { place: null, timeslot: null }],
  ['place', place('Z2'), { timeslot: null }],
  ['timeslot', slot('S2'), {}],
  ['payment', CARD, { company: null, instalment: null }],
  ['company', 'essox', { instalment: null }],
  ['instalment', '24', {}],
])('another %s takes back what hung on the former one, and nothing else', (key, value, gone) => {
  expect(choose(FULL, key, value as never)).toEqual({ ...FULL, ...gone, [key]: value })
})

test('the same delivery told anew, with another price, takes nothing back', () => {
  const dearer = { ...PACKETA, price: 9900 }
  expect(choose(FULL, 'delivery', dearer)).toEqual({ ...FULL, delivery: dearer })
  expect(choose(FULL, 'delivery', PACKETA)).toBe(FULL)
})

test('whatever is chosen in whatever order, nothing hangs on something that is not chosen', () => {
  const change = fc.oneof(
    fc.constantFrom<[keyof Choice, Choice[keyof Choice]]>(
      ['delivery', COURIER],
      ['delivery', PACKETA],
      ['delivery', null],
      ['place', place('Z1')],
      ['timeslot', slot('S1')],
      ['payment', CARD],
      ['payment', INSTALMENTS],
      ['payment', null],
      ['company', 'cofidis'],
      ['company', null],
      ['instalment', '12'],
    ),
  )
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), change, (before, [key, value]) => {
      const choice = before.reduce((made, [name, one]) => choose(made, name, one as never), NO_CHOICE)
      const next = choose(choice, key, value as never)
      expect(next[key]).toBe(value)
      // The other half of the choice never notices.
      const others = ['delivery', 'place', 'timeslot'].includes(key)
        ? (['payment', 'company', 'instalment'] as const)
        : (['delivery', 'place', 'timeslot'] as const)
      for (const other of others) expect(next[other]).toBe(choice[other])
    }),
  )
})

test.each<[string, Choice, string[]]>([
  ['nothing', NO_CHOICE, ['delivery', 'payment']],
  ['a courier and a card', { ...NO_CHOICE, delivery: COURIER, payment: CARD }, []],
  ['a dispensing place without the place', { ...NO_CHOICE, delivery: PACKETA, payment: CARD }, ['place']],
  ['an evening without its hour', { ...NO_CHOICE, delivery: ATC, payment: CARD }, ['timeslot']],
  ['a store without the store', { ...NO_CHOICE, delivery: delivery('store', 'store') }, ['place', 'payment']],
  ['instalments', { ...NO_CHOICE, delivery: COURIER, payment: INSTALMENTS }, ['company', 'instalment']],
])('of %s, what is missing is asked in its order', (_, choice, missing) => {
  expect(listMissing(choice)).toEqual(missing)
})

test('a step can be reached once all before it is chosen, and never sooner than the one before', () => {
  expect(CHECKOUT_STEPS.map(step => canReach(step, NO_CHOICE))).toEqual([true, false, false, false])
  const delivered = { ...NO_CHOICE, delivery: COURIER }
  expect(CHECKOUT_STEPS.map(step => canReach(step, delivered))).toEqual([true, true, false, false])
  const paid = { ...delivered, payment: CARD }
  expect(CHECKOUT_STEPS.map(step => canReach(step, paid))).toEqual([true, true, true, true])
})

test('a payment stays with a delivery that offers it too, at its new price', () => {
  const dearer = payment('instalments', { kind: 'instalment', has_sub_payments: true, price: 4900 })
  expect(keepPayment(FULL, [CARD, dearer])).toEqual({ ...FULL, payment: dearer })
})

test.each([
  ['offered no more', [CARD]],
  ['not available', [payment('instalments', { is_available: false })]],
])('a payment that is %s goes, with its company and its instalment', (_, offered) => {
  expect(keepPayment(FULL, offered)).toEqual({ ...FULL, payment: null, company: null, instalment: null })
})

test('a delivery that the cart can’t have any more goes, with its place and its hour', () => {
  expect(keepDelivery(FULL, [COURIER])).toEqual({ ...FULL, delivery: null, place: null, timeslot: null })
  expect(keepDelivery(FULL, [PACKETA, COURIER])).toBe(FULL)
})

test('what was never chosen is not found among what is offered', () => {
  expect(findOffered([COURIER], null)).toBeNull()
  expect(findOffered([COURIER], 'courier')).toBe(COURIER)
  expect(findOffered([delivery('courier', 'courier', { is_available: false })], 'courier')).toBeNull()
})
