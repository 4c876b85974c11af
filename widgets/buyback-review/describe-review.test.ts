import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BuybackDetail } from '#core/api/buyback/review.ts'
import { configurePage } from '#core/page.ts'
import { DETAIL } from '#testing/fixtures/buyback-review.ts'
import { describePage } from '#testing/story-page.ts'
import {
  describeState,
  listAnswers,
  listNextSteps,
  listPersonRows,
  listPickupRows,
  nameDevice,
} from './describe-review.ts'

configurePage(describePage('cz', 'en', {}))

const detail = (more: object = {}) => v.parse(BuybackDetail, { ...DETAIL, ...more })
const choice = (label: string) => ({ value: 'x', label })

test.each([
  ['submitted', 'We are waiting for the device'],
  ['paid', 'Paid'],
  ['Na cestě', 'Na cestě'],
  ['in_transit', null],
  ['constructor', null],
  [null, null],
])('the state %s is told as %s', (state, told) => {
  expect(describeState(detail({ state }))).toBe(told)
})

test.each([
  ['Apple', 'iPhone 13', 'Apple iPhone 13'],
  ['Apple', 'Apple iPhone 13', 'Apple iPhone 13'],
  ['SAMSUNG', 'Samsung Galaxy S24', 'Samsung Galaxy S24'],
])('%s and %s name the device %s', (maker, model, name) => {
  expect(
    nameDevice(detail({ manufacturer_choice: choice(maker), product_model_choice: choice(model) })),
  ).toBe(name)
})

test('questions that were not asked or are no customer’s are left out', () => {
  const ask = (id: string, more: object) => ({
    id,
    type: id,
    name: id,
    value: 'x',
    choices: [choice('X')],
    ...more,
  })
  const device_conditions = [
    ask('asked', {}),
    ask('unanswered', { value: null }),
    ask('disabled', { disabled: true }),
    ask('quality', {}),
    ask('no-longer-offered', { value: 'y' }),
  ]
  const conditions_appraisal_result = [{ condition: 'asked', quality: 'A' }]
  expect(listAnswers(detail({ device_conditions, conditions_appraisal_result }))).toEqual([
    { id: 'asked', term: 'asked', value: 'X', grade: 'A' },
    { id: 'no-longer-offered', term: 'no-longer-offered', value: 'y', grade: null },
  ])
})

const charger = (value: string | null, more: object = {}) => ({
  device_conditions: [
    {
      id: 'charger',
      type: 'charger',
      name: 'Nabíječka',
      value,
      choices: [
        { value: 'yes', label: 'Ano', price_correction: '0.00' },
        { value: 'no', label: 'Ne', price_correction: '-300.00' },
      ],
      ...more,
    },
  ],
})

test.each([
  ['that is paid for is asked for', charger('yes'), true],
  ['that was not promised is not', charger('no'), false],
  ['that nobody answered for is not', charger(null), false],
  ['that the device never had is not', charger('yes', { disabled: true }), false],
  ['or the box', charger('yes', { type: 'box' }), true],
  ['or another accessory', charger('yes', { type: 'accessory' }), true],
  ['and not a good battery', charger('yes', { type: 'battery' }), false],
])('a charger %s', (_, more, isAsked) => {
  expect(
    listNextSteps(detail(more)).includes(
      'Put in what you give with the device, too. The price counts with it.',
    ),
  ).toBe(isAsked)
})

test.each(['received', 'paid', 'rejected', 'cancelled'])('nothing is left to do in the state %s', state => {
  expect(listNextSteps(detail({ state }))).toEqual([])
})

test('what the server leaves out of a person is left out', () => {
  const customer_data = { first_name: 'Jana', last_name: ' ', phone_number: null, loyalty_level: 'gold' }
  expect(listPersonRows(detail({ customer_data }))).toEqual([{ term: 'Name', value: 'Jana' }])
})

test('a date of either wire form is told as both markets write it', () => {
  for (const identity_valid_to of ['2031-12-31', '31.12.2031']) {
    expect(listPersonRows(detail({ customer_data: { identity_valid_to } }))).toEqual([
      { term: 'Document valid until', value: '31.\u00a012.\u00a02031' },
    ])
  }
})

test('a pickup address of empty fields is none', () => {
  expect(listPickupRows(detail({ pickup_address: { street: '', city: null } }))).toEqual([])
})
