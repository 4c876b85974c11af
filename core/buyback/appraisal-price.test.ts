import { expect, test } from 'vitest'
import { evaluateAppraisal } from './appraisal.ts'
import {
  askBattery,
  askBox,
  askCharger,
  askDisplay,
  askFrame,
  makeCondition,
  makePriceList,
  RESULTS,
} from './price-list.fixture.ts'

test('BB-124 of two results of the quality the one an answer points to gives the price', () => {
  const twin = { id: 9, quality: 'B', price: 7_000_00, url: null }
  const pointing = makeCondition('display', 'worn', [['worn', 9]])
  const results = [...RESULTS, twin]
  expect(evaluateAppraisal(makePriceList([pointing], { results })).price).toBe(7_000_00)
  expect(evaluateAppraisal(makePriceList([askDisplay('scratched')], { results })).price).toBe(8_000_00)
})

test('BB-125 the corrections of all chosen choices are added, exact to the last haléř', () => {
  const data = makePriceList([askDisplay('light'), askCharger('no'), askBattery('under80'), askBox('yes')])
  expect(evaluateAppraisal(data).price).toBe(8_900_00)
  const fractions = makeCondition('display', 'x', [['x', 2, 20]])
  const results = [{ id: 2, quality: 'A', price: 10_000_10, url: null }]
  expect(evaluateAppraisal(makePriceList([fractions], { results })).price).toBe(10_000_30)
})

test('of several rows the one that points to the result corrects, else the first', () => {
  const set = makeCondition('case', 'x', [
    ['x', 1, -1_00],
    ['x', 2, -2_00],
  ])
  expect(evaluateAppraisal(makePriceList([set, askFrame('worn')])).price).toBe(9_998_00)
  expect(evaluateAppraisal(makePriceList([set, askFrame('bent')])).price).toBe(4_999_00)
})

test('BB-126 the price is never below the minimum, nor below zero without one', () => {
  const conditions = [askDisplay('broken'), askBattery('under80'), askCharger('no')]
  const price = (minimalPrice: number | null) =>
    evaluateAppraisal(makePriceList(conditions, { minimalPrice })).price
  expect(price(1_500_00)).toBe(1_500_00)
  expect(price(700_00)).toBe(700_00)
  expect(price(0)).toBe(700_00)
  const worthless = makeCondition('water', 'yes', [['yes', null, -9_000_00]])
  const drown = (minimalPrice: number | null) =>
    evaluateAppraisal(makePriceList([askDisplay('broken'), worthless], { minimalPrice })).price
  expect([drown(null), drown(-5_00)]).toEqual([0, 0])
})

test('twelve questions of six choices are appraised well within a frame', () => {
  const rows = RESULTS.map(({ id }) => [`v${id}`, id, 1_00] as const)
  const data = makePriceList(
    Array.from({ length: 12 }, (_, i) => makeCondition(`q${i}`, 'v2', [...rows, ['v6', null]])),
  )
  const rounds = Array.from({ length: 20 }, () => {
    const start = performance.now()
    for (let i = 0; i < 20; i++) evaluateAppraisal(data)
    return (performance.now() - start) / 20
  })
  // A busy machine slows some of them, never all.
  expect(Math.min(...rounds)).toBeLessThan(0.2)
})
