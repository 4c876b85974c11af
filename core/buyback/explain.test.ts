import { expect, test } from 'vitest'
import { evaluateAppraisal } from './appraisal.ts'
import type { AppraisalData } from './conditions.ts'
import { explainPrice } from './explain.ts'
import {
  askBattery,
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

const explain = (data: AppraisalData) => explainPrice(evaluateAppraisal(data))
const findDeciders = (data: AppraisalData) => evaluateAppraisal(data).decidedBy

test('BB-124 BB-125 a price is the result of the grade and each correction that is not zero', () =>
  expect(
    explain(makePriceList([askDisplay('light'), askBody('scratched'), askCharger('no'), askBox('yes')])),
  ).toEqual([
    { kind: 'base', grade: 'B', amount: 8_000_00, decidedBy: ['body'] },
    { kind: 'correction', conditionId: 'charger', value: 'no', amount: -300_00 },
    { kind: 'correction', conditionId: 'box', value: 'yes', amount: 200_00 },
  ]))

test('BB-126 the last line is what the minimum added', () =>
  expect(
    explain(makePriceList([askDisplay('broken'), askBattery('under80')], { minimalPrice: 1_500_00 })),
  ).toEqual([
    { kind: 'base', grade: 'D', amount: 2_000_00, decidedBy: ['display'] },
    { kind: 'correction', conditionId: 'battery', value: 'under80', amount: -1_000_00 },
    { kind: 'floor', amount: 500_00 },
  ]))

test('a correction is that of the row that points to the result', () => {
  const set = makeCondition('case', 'x', [
    ['x', 1, -1_00],
    ['x', 2, -2_00],
  ])
  expect(explain(makePriceList([set, askFrame('worn')]))[1]).toMatchObject({ amount: -2_00 })
})

test('without a price there is nothing to explain', () =>
  expect(explain(makePriceList([askDisplay(null)]))).toEqual([]))

test('the best grade on offer is decided by no answer', () => {
  expect(findDeciders(makePriceList([askDisplay('perfect'), askBody('perfect')]))).toEqual([])
  expect(findDeciders(makePriceList([offerGrades('B'), askDisplay('light')]))).toEqual([])
})

test('all answers that forbid every better grade decide', () =>
  expect(findDeciders(makePriceList([askDisplay('light'), askBody('light'), askFrame('fine')]))).toEqual([
    'display',
    'body',
  ]))

test('only better grades that are on offer count', () =>
  expect(
    findDeciders(makePriceList([offerGrades('A+', 'B'), askDisplay('light'), askBody('perfect')])),
  ).toEqual(['display']))

test('past the grades on offer, every priced grade counts', () =>
  expect(findDeciders(makePriceList([offerGrades('A+'), askDisplay('scratched'), askBody('light')]))).toEqual(
    ['display'],
  ))

test('where only several answers together forbid the better grades, all of them decide', () => {
  const left = makeCondition('left', 'x', [
    ['x', 1],
    ['x', 3],
  ])
  const right = makeCondition('right', 'x', [
    ['x', 2],
    ['x', 3],
  ])
  const open = makeCondition('open', 'x', [
    ['x', 1],
    ['x', 2],
    ['x', 3],
  ])
  expect(findDeciders(makePriceList([left, open, right]))).toEqual(['left', 'right'])
})

test('without any common grade the worst answer decides', () =>
  expect(findDeciders(makePriceList([askFrame('fine'), askGlass('bent')]))).toEqual(['glass']))
