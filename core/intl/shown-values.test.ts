import { beforeEach, expect, test } from 'vitest'
import { configurePage } from '#core/page.ts'
import { showPrice } from './format-money.ts'
import { listWords } from './list-words.ts'
import { showDate, spellDate } from './show-date.ts'
import { words } from './words.ts'

beforeEach(() => configurePage({ market: 'cz' }))

test.each([
  ['2026-03-05', '5.\u00a03.\u00a02026', '05.03.2026'],
  ['2026-11-21T12:30:00Z', '21.\u00a011.\u00a02026', '21.11.2026'],
  ['5. 3. 2026', '5. 3. 2026', '5. 3. 2026'],
  ['', '', ''],
])('the day %j is shown as %j, and typed as %j', (iso, shown, typed) => {
  expect([showDate(iso), spellDate(iso)]).toEqual([shown, typed])
  configurePage({ market: 'ro' })
  expect([showDate(iso), spellDate(iso)]).toEqual([typed, typed])
})

test('words of a list stand as a sentence of the language has them', () => {
  const names = ['pojištění', 'záruku', 'bonus']
  expect([listWords(names), listWords(names, 'disjunction'), listWords(['bonus'])]).toEqual([
    'pojištění, záruku a\u00a0bonus',
    'pojištění, záruku nebo bonus',
    'bonus',
  ])
  configurePage({ market: 'ro' })
  expect(listWords(['asigurare', 'bonus'])).toBe('asigurare și bonus')
})

test('a price is shown as its market writes it', () => {
  expect(showPrice(1234_50)).toBe('1\u00a0235\u00a0Kč')
  configurePage({ market: 'ro' })
  expect(showPrice(1234_50)).toBe('1.234,50\u00a0Lei')
})

test('the shared words count the fields to correct', () => {
  const count = (n: number) => words('checkFields', { count: n })
  expect([1, 2, 5].map(count)).toEqual([
    'Opravte prosím 1 údaj',
    'Opravte prosím 2 údaje',
    'Opravte prosím 5 údajů',
  ])
  configurePage({ market: 'ro' })
  expect([1, 2, 20].map(count)).toEqual([
    'Vă rugăm să corectați un câmp',
    'Vă rugăm să corectați 2 câmpuri',
    'Vă rugăm să corectați 20 de câmpuri',
  ])
})

test.each([
  ['cz', '2026-11-28T23:30:00Z', '29.11.2026'],
  ['cz', '2026-11-28T22:30:00.000Z', '28.11.2026'],
  ['ro', '2026-11-28T22:30:00.000Z', '29.11.2026'],
  ['ro', '2026-11-29T00:30:00+02:00', '29.11.2026'],
  // Of a day alone, and of a clock without its zone, nothing is converted.
  ['ro', '2026-11-28', '28.11.2026'],
  ['ro', '2026-11-28T23:30', '28.11.2026'],
] as const)('in market %s %s is the day of the market, %s', (market, iso, typed) => {
  configurePage({ market })
  expect(spellDate(iso)).toBe(typed)
})
