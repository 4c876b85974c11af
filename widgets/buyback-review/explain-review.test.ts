import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BuybackDetail } from '#core/api/buyback/review.ts'
import { DETAIL } from '#testing/fixtures/buyback-review.ts'
import { explainReview } from './explain-review.ts'

const explain = (more: object = {}) => explainReview(v.parse(BuybackDetail, { ...DETAIL, ...more }))
const readLines = (more?: object) => explain(more)?.lines.map(({ kind, amount }) => [kind, amount])
const answer = (values: Readonly<Record<string, string | null>>) => ({
  device_conditions: DETAIL.device_conditions.map(condition => ({
    ...condition,
    value: condition.id in values ? values[condition.id] : condition.value,
  })),
})

test('the lines are the result that the server chose and what each answer adds to it', () => {
  expect(readLines()).toEqual([
    ['base', 8_000_00],
    ['correction', -1_000_00],
    ['correction', 100_00],
  ])
})

test('the server’s grade stands, whatever the answers would give by themselves', () => {
  const worse = { appraisal_result: { id: 5, quality: 'D', price: '2000.00' }, price: '1500.00' }
  expect(readLines(worse)).toEqual([
    ['base', 2_000_00],
    ['correction', -1_000_00],
    ['correction', 100_00],
    ['floor', 400_00],
  ])
})

test('a value on several rows is corrected by the row of the chosen result', () => {
  const rows = [
    { value: 'x', label: 'X', appraisal_result: 2, price_correction: '-1.00' },
    { value: 'x', label: 'X', appraisal_result: 3, price_correction: '-2.00' },
  ]
  const device_conditions = [{ id: 'set', type: 'case', name: 'Set', value: 'x', choices: rows }]
  expect(readLines({ device_conditions, price: '7998.00' })).toEqual([
    ['base', 8_000_00],
    ['correction', -2_00],
  ])
})

test.each([
  ['the price is another', { price: '7100.01' }],
  ['the price is below the lowest', { price: '1499.00' }],
  ['a question is unanswered', answer({ body: null })],
  ['the result has no price', { appraisal_result: { id: 3, quality: 'B', price: null } }],
  ['the grade is none', { appraisal_result: { id: 3, quality: null, price: '8000.00' } }],
  ['there are no questions', { device_conditions: [], price: '8000.00' }],
])('nothing is explained where %s', (_, more) => {
  expect(explain(more)).toBeNull()
})
