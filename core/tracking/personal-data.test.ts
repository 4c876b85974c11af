import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { SELL_FIELDS } from '#core/api/buyback/sale.ts'
import { configurePage } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { EVENTS, type EventName } from './events.ts'
import { resetTracking, track } from './track.ts'
import { TrackedItem } from './tracked-item.ts'

/** A person as the sell form has them, each value unlike anything the shop itself would say. */
const PERSON: Record<string, string> = {
  firstName: 'Květoslav',
  lastName: 'Nádherný-Þór',
  titleBeforeName: 'RNDr.',
  gender: 'gender-of-person',
  nationality: 'nationality-of-person',
  placeOfBirth: 'Ústí nad Labem',
  birthNumber: '710319/2745',
  identityCardNumber: '204511873',
  identityReleasedBy: 'MěÚ Kutná Hora',
  identityValidTo: '24.12.2031',
  email: 'kvetoslav.nadherny@example.cz',
  phoneNumber: '+420 602 123 456',
  street: 'Vrbová 1411/77',
  city: 'Kutná Hora',
  district: 'Šipší',
  postcode: '284 01',
  country: 'country-of-person',
  altStreet: 'Lípová 9',
  altCity: 'Čáslav',
  altDistrict: 'okres Čáslav',
  altPostcode: '286 01',
  altCountry: 'alt-country-of-person',
  altDeliveryExtraInfo: 'Zvoňte u sousedů',
  bankAccountNumber: '19-2000145399/0800',
  bankCode: 'bank-0800',
  imei: '490154203237518',
  serialNumber: 'F2LXK1ABCDEF',
  note: 'Volejte až po šesté',
}
/** What has a shape of its own, in each spelling people use; no field may take it, whoever put it there. */
const SHAPED = [
  'kvetoslav.nadherny@example.cz',
  '+420602123456',
  '+420 602 123 456',
  '+40 721 234 567',
  '00420602123456',
  '710319/2745',
  '520110/000',
  '19-2000145399/0800',
  '2000145399/0800',
  '178124-4159/0710',
  'CZ6508000000192000145399',
  'CZ65 0800 0000 1920 0014 5399',
  'RO49AAAA1B31007593840000',
  'RO49 AAAA 1B31 0075 9384 0000',
  '490154203237518',
  '35-417803-685978-9',
  'https://shop.cz/vykup/?e_mail=kvetoslav',
]
/** Numbers that only what a visitor typed is suspected of; the shop's own codes look alike. */
const TYPED = [
  '602 123 456',
  '7103192745',
  '1630615123457',
  '204511873',
  '123456 AB',
  'RX123456',
  '2000145399',
]

const NAMES = Object.keys(EVENTS) as EventName[]
const BASE: Record<string, unknown> = {
  ...Object.fromEntries(
    NAMES.flatMap(name => Object.keys(EVENTS[name].schema.entries)).map(key => [key, 'shop']),
  ),
  content_type: 'tab',
  sort_direction: 'asc',
  lead_source: 'newsletter',
  value: 1,
  tax: 1,
  shipping: 1,
  currency: 'CZK',
  items: [{ item_id: 'shop' }],
}

const host = globalThis as { dataLayer?: unknown[] }
let reports: string[] = []

beforeEach(() => {
  setReporter((message, cause) => void reports.push(message + String(cause ?? '')))
  configurePage({ market: 'cz', consent: true })
})

/** All that left for the dataLayer or the console when the event was tracked so. */
function send(name: EventName, more: object): string {
  host.dataLayer = []
  reports = []
  resetTracking()
  const own = Object.keys(EVENTS[name].schema.entries)
  const params = Object.fromEntries(own.map(key => [key, BASE[key]]))
  track(name, { ...params, ...more } as never)
  return JSON.stringify([host.dataLayer, reports])
}

const leaks = (sent: string, values: readonly string[]) =>
  values.filter(value => sent.includes(JSON.stringify(value).slice(1, -1)))

const anyEvent = fc.constantFrom(...NAMES)
const anyField = fc.constantFrom(...(Object.keys(PERSON) as (keyof typeof SELL_FIELDS)[]))

test('the fixture has every field of the sell form', () => {
  expect(Object.keys(PERSON).sort()).toEqual(Object.keys(SELL_FIELDS).sort())
})

test('each event of the base fixture arrives, so that the properties below speak of something', () => {
  expect(NAMES.filter(name => !send(name, {}).includes(`"event":"${name}"`))).toEqual([])
})

test('T-25 no event lets a whole person through, by the names of the form or of the server', () => {
  const wire = Object.fromEntries(
    Object.entries(SELL_FIELDS).map(([field, path]) => [path.split('.').at(-1), PERSON[field]]),
  )
  const values = Object.values(PERSON)
  for (const name of NAMES) {
    for (const more of [
      PERSON,
      wire,
      { customer_data: wire },
      { items: [{ item_id: 'x', ...PERSON, ...wire }] },
    ])
      expect(leaks(send(name, more), values)).toEqual([])
  }
})

test('no stray key lets a string through, wherever it hangs', () => {
  fc.assert(
    fc.property(
      anyEvent,
      anyField,
      fc.stringMatching(/^[a-z_]{3,12}$/),
      fc.boolean(),
      (name, field, word, isDeep) => {
        const key = `${word}_stray`
        const value = PERSON[field] ?? ''
        const stray = { [key]: isDeep ? { [key]: [value] } : value }
        const sent = send(name, { ...stray, items: [{ item_id: 'x', ...stray }] })
        expect(leaks(sent, [value])).toEqual([])
      },
    ),
  )
})

test('a stray key that is itself personal is not told to the console either', () => {
  expect(leaks(send('search', { 'kvetoslav.nadherny@example.cz': 1 }), ['kvetoslav'])).toEqual([])
})

test('no field of any event takes what has the shape of a person’s data', () => {
  for (const name of NAMES) {
    for (const key of Object.keys(EVENTS[name].schema.entries)) {
      for (const value of SHAPED) {
        expect(leaks(send(name, { [key]: value }), [value])).toEqual([])
        expect(leaks(send(name, { [key]: `x ${value} y` }), [value])).toEqual([])
      }
    }
  }
})

test('no field of an item takes what has the shape of a person’s data', () => {
  for (const key of Object.keys(TrackedItem.entries)) {
    for (const value of SHAPED) {
      for (const text of [value, `x ${value} y`])
        expect(leaks(send('view_item', { items: [{ item_id: 'x', [key]: text }] }), [value])).toEqual([])
    }
  }
})

test.each([...SHAPED, ...TYPED])('a search for %s is not told', typed => {
  for (const term of [typed, `  ${typed}`, `jan ${typed}`, `${typed} iphone`])
    expect(leaks(send('search', { search_term: term }), [typed])).toEqual([])
})

test('numbers and choices take no text at all', () => {
  const closed = ['value', 'currency', 'tax', 'shipping', 'content_type', 'sort_direction', 'lead_source']
  fc.assert(
    fc.property(anyEvent, anyField, fc.constantFrom(...closed), (name, field, key) => {
      const value = PERSON[field] ?? ''
      expect(leaks(send(name, { [key]: value }), [value])).toEqual([])
    }),
  )
})

test('whatever is given, nothing is thrown', () => {
  fc.assert(
    fc.property(anyEvent, fc.anything(), (name, params) => {
      resetTracking()
      track(name, params as never)
      track(name, { items: [params] } as never)
      track(name, { items: params } as never)
    }),
  )
})
