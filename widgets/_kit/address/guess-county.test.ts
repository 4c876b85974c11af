import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTIES, splitTown } from './counties.ts'
import { guessCounty } from './guess-county.ts'

const PLACES = readFileSync(new URL('../../../demo-pages/shop/places/places.csv', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line.startsWith('ro;'))
  .map(line => {
    const [, city = '', district = '', postcode = ''] = line.trim().split(';')
    return { ...splitTown({ city, district, postcode }), postcode }
  })

test('each town of the shop lies where its postcode says, and no county is without one', () => {
  expect(PLACES.map(({ postcode }) => guessCounty(postcode))).toEqual(
    PLACES.map(({ district }) => [district]),
  )
  expect(new Set(PLACES.map(({ district }) => district))).toEqual(new Set(COUNTIES))
})

test('each county has one start of its own, and the other starts tell nothing', () => {
  const told = Array.from({ length: 100 }, (_, start) =>
    guessCounty(`${start}`.padStart(2, '0').padEnd(6, '7')),
  )
  expect(told.flat().toSorted()).toEqual(COUNTIES.toSorted())
  expect(new Set(told.map(({ length }) => length))).toEqual(new Set([0, 1]))
})

test('what is no whole postcode tells nothing, and the last four digits change nothing', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      fc.pre(!/^\d{6}$/.test(text))
      expect(guessCounty(text)).toEqual([])
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 400_000, max: 409_999 }), code => {
      expect(guessCounty(String(code))).toEqual(['Cluj'])
    }),
  )
})
