import fc from 'fast-check'
import { expect, test } from 'vitest'
import { narrowPlaces, toPlaceTerm } from './town-search.ts'

test.each([
  ['Praha', 'Praha'],
  [' Praha 10 ', 'Praha'],
  ['110 00', '11000'],
  ['695 01 Hodonín', '69501'],
  ['505100', '505100'],
  ['Vřesová 58, 695 01 Hodonín', 'Vřesová'],
  ['Hodonín, Vřesová 58', 'Hodonín'],
  ['Nové Město nad Metují', 'Nové Město n'],
  ['Strada Măceșului 58', 'Strada Măceș'],
  ['602 987 123', '602 98'],
  ['715319/1012', '715319'],
  ['jana@example.cz', 'jana'],
  [', 5', ''],
])('T-14 of %j the server is asked for %j', (text, term) => {
  expect(toPlaceTerm(text)).toBe(term)
})

test('T-14 whatever is typed, at most its first 12 characters are asked for, and of numbers six digits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d a-z,/]{0,40}$/)), text => {
      const term = toPlaceTerm(text)
      expect(term.length).toBeLessThanOrEqual(12)
      expect(term.replace(/\D/g, '').length).toBeLessThanOrEqual(6)
      if (/\d/.test(term)) expect(term).toMatch(/^[\d\s]+$/)
    }),
  )
})

const [first, tenth, second] = ['1', '10', '2'].map((n, i) => ({
  city: `Praha ${n}`,
  district: 'Praha',
  postcode: `1${i}000`,
}))
const hodonin = { city: 'Hodonín', district: 'Hodonín', postcode: '69501' }
const places = [first, second, tenth, hodonin].flatMap(place => place ?? [])

test.each([
  ['praha 2', [second]],
  ['Praha 1', [first, tenth]],
  ['Hodonin', [hodonin]],
  ['695 01 Hodonín', [hodonin]],
  ['69501', [hodonin]],
  ['hodonín 695', [hodonin]],
])('by %j the rest narrows what was found', (text, expected) => {
  expect(narrowPlaces(places, text)).toEqual(expected)
})

test('a street behind the town hides nothing, and twenty are enough to choose from', () => {
  expect(narrowPlaces(places, 'Hodonín, Vřesová 58')).toEqual(places)
  expect(narrowPlaces(Array(50).fill(hodonin), 'Hod')).toHaveLength(20)
})
