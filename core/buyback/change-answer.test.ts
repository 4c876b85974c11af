import { expect, test } from 'vitest'
import { changeAnswer, evaluateAppraisal } from './appraisal.ts'
import { type AppraisalData, isPriceOnly } from './conditions.ts'
import {
  askBody,
  askBox,
  askCharger,
  askDisplay,
  askFrame,
  askGlass,
  makeCondition,
  makePriceList,
  offerGrades,
} from './price-list.fixture.ts'

const readValues = ({ conditions }: AppraisalData) => conditions.map(({ value }) => value)

test('BB-029 an answer is set on the condition with the id; its name and choices stay', () => {
  const before = makePriceList([askDisplay(null), askBody('light')])
  const { data } = changeAnswer(before, 'display', 'cracked')
  expect(data.conditions).toEqual([askDisplay('cracked'), askBody('light')])
})

test('BB-032 BB-033 version and minimum stay with the price list as answers change', () =>
  expect(changeAnswer(makePriceList([askDisplay(null)]), 'display', 'light').data).toMatchObject({
    version: 'v7',
    minimalPrice: 500_00,
  }))

test('BB-127 a change that leaves no common quality clears all other answers, in their order', () => {
  const before = makePriceList([
    offerGrades('A'),
    askBox('yes'),
    askFrame('fine'),
    makeCondition('case', null, [['x', 1]]),
    askGlass('fine'),
    askCharger('no'),
  ])
  const { data, cleared } = changeAnswer(before, 'glass', 'bent')
  expect(cleared).toEqual(['box', 'frame', 'charger'])
  expect(readValues(data)).toEqual([null, null, null, null, 'bent', null])
  expect(evaluateAppraisal(data).reason).toBe('incomplete')
})

test('BB-127 a change that still fits clears nothing', () => {
  const before = makePriceList([askFrame('fine'), askGlass('fine'), askCharger('no')])
  const { data, cleared } = changeAnswer(before, 'glass', 'worn')
  expect(cleared).toEqual([])
  expect(readValues(data)).toEqual(['fine', 'worn', 'no'])
})

test('BB-127 where every value points to one result, the worst answer decides and nothing is cleared', () => {
  const { data, cleared } = changeAnswer(
    makePriceList([askDisplay('perfect'), askBody('perfect')]),
    'body',
    'bent',
  )
  expect(cleared).toEqual([])
  expect(evaluateAppraisal(data).grade).toBe('C')
})

test('BB-127 what is no longer offered and what is disabled is cleared by any other answer', () => {
  const before = makePriceList([
    askDisplay('melted'),
    askCharger('no'),
    askBody('light', { disabled: true }),
    askBox('yes'),
  ])
  const { data, cleared } = changeAnswer(before, 'charger', 'yes')
  expect(cleared).toEqual(['display', 'body'])
  expect(readValues(data)).toEqual([null, 'yes', null, 'yes'])
})

test('neither charger nor a price-only answer clears others, even where those do not fit', () => {
  const before = makePriceList([askFrame('fine'), askGlass('bent'), askCharger('yes'), askBox('no')])
  expect(changeAnswer(before, 'charger', 'no').cleared).toEqual([])
  expect(changeAnswer(before, 'box', 'yes').cleared).toEqual([])
})

test('BB-127 an answer without any quality clears no other and is cleared by none: it blocks the buy-out at once', () => {
  const dead = (value: string | null) => makeCondition('dead', value, [['yes', 77]])
  const given = changeAnswer(makePriceList([askFrame('fine'), dead(null)]), 'dead', 'yes')
  const withIt = changeAnswer(makePriceList([askFrame('fine'), askGlass(null), dead('yes')]), 'glass', 'worn')
  expect([given.cleared, withIt.cleared]).toEqual([[], []])
  expect([given.data, withIt.data].map(data => evaluateAppraisal(data).reason)).toEqual([
    'noQuality',
    'noQuality',
  ])
})

test('BB-127 beside an answer without any quality the others clash as ever', () => {
  const dead = makeCondition('dead', 'yes', [['yes', 77]])
  const before = makePriceList([askFrame('fine'), askGlass('fine'), dead])
  expect(changeAnswer(before, 'glass', 'bent').cleared).toEqual(['frame', 'dead'])
})

test('the types that leave the quality alone may be named', () => {
  const before = makePriceList([askFrame('fine'), askGlass('fine')])
  expect(changeAnswer(before, 'glass', 'bent', { excludedTypes: ['glass'] }).cleared).toEqual([])
})

test('un-choosing clears nothing and leaves no price', () => {
  const { data, cleared } = changeAnswer(
    makePriceList([askDisplay('melted'), askBody('light')]),
    'body',
    null,
  )
  expect(cleared).toEqual([])
  expect(readValues(data)).toEqual(['melted', null])
  expect(evaluateAppraisal(data).reason).toBe('incomplete')
})

test('a value that is not offered counts as no answer', () => {
  const { data, cleared } = changeAnswer(
    makePriceList([askFrame('fine'), askGlass('fine')]),
    'glass',
    'melted',
  )
  expect(cleared).toEqual([])
  expect(evaluateAppraisal(data).reason).toBe('incomplete')
})

test('BB-039 an unknown condition and the quality condition take no answer', () => {
  const before = makePriceList([offerGrades('A', 'B'), askDisplay('light')])
  expect(changeAnswer(before, 'nose', 'x')).toEqual({ data: before, cleared: [] })
  expect(changeAnswer(before, 'quality', 'B')).toEqual({ data: before, cleared: [] })
})

test('a value is price-only when none of its rows points to a result', () => {
  const mixed = makeCondition('mixed', null, [
    ['x', null],
    ['x', 77],
    ['y', null],
  ])
  expect(['x', 'y', 'z'].map(value => isPriceOnly(mixed, value))).toEqual([false, true, false])
})
