import { expect, test } from 'vitest'
import { findDefaultGrades, findUnknownQualities } from './conditions.ts'
import { makeCondition, makePriceList, offerGrades, RESULTS } from './price-list.fixture.ts'

test('the quality condition names the default qualities by its values', () =>
  expect(findDefaultGrades(makePriceList([offerGrades('B', ' a+ ', 'B', 'E')]))).toEqual(['A+', 'B']))

test('default qualities may be named by the results that the quality condition points to', () => {
  const quality = makeCondition('quality', null, [
    ['worn', 3],
    ['new', '1'],
    ['?', 77],
  ])
  expect(findDefaultGrades(makePriceList([quality]))).toEqual(['A+', 'B'])
})

test('without a readable quality condition the results name the default qualities', () => {
  const results = RESULTS.slice(2).toReversed()
  expect(findDefaultGrades(makePriceList([offerGrades('?')], { results }))).toEqual(['B', 'C', 'D'])
})

test('qualities that are no grade are found, so that they can be reported', () => {
  const results = ['A', ' b ', 'E', null].map((quality, id) => ({ id, quality, price: 1, url: null }))
  expect(findUnknownQualities(makePriceList([], { results }))).toEqual(['E'])
})
