import { expect, test } from 'vitest'
import { evaluateAppraisal } from './appraisal.ts'
import { askDisplay, makePriceList } from './price-list.fixture.ts'
import { isAppraisalLoaded, isAppraisalValid, isVisible, VISIBILITY, visibilityOf } from './visibility.ts'

const data = makePriceList([askDisplay('light')])
const loaded = { color: 'red', data, error: null }
const priced = evaluateAppraisal(data)
const incomplete = evaluateAppraisal(makePriceList([askDisplay(null)]))

const see = (state: Partial<Parameters<typeof visibilityOf>[0]>) =>
  visibilityOf({ isLoaded: true, appraisal: priced, isReview: false, ...state })

test('BB-093 BB-035 the bit 1 shows the buy-back once the appraisal is loaded', () => {
  expect(VISIBILITY.buyout).toBe(1)
  expect(see({ appraisal: incomplete })).toBe(1)
  expect(isVisible(see({ isLoaded: false }), VISIBILITY.buyout)).toBe(false)
})

test('BB-094 BB-035 the bit 2 offers the e-mail once the appraisal is valid', () => {
  expect(VISIBILITY.email).toBe(2)
  expect(see({ appraisal: { ...priced, canBuyOut: false } })).toBe(3)
  expect(isVisible(see({ appraisal: incomplete }), VISIBILITY.email)).toBe(false)
  expect(isVisible(see({ appraisal: null }), VISIBILITY.email)).toBe(false)
})

test('BB-095 BB-035 the bit 4 offers the sale once the device can be bought out', () => {
  expect(VISIBILITY.sell).toBe(4)
  expect(see({})).toBe(7)
  expect(isVisible(see({ appraisal: { ...priced, canBuyOut: false } }), VISIBILITY.sell)).toBe(false)
})

test('BB-096 BB-035 the bit 8 marks a review, which offers neither form', () => {
  expect(VISIBILITY.review).toBe(8)
  expect(see({ isReview: true })).toBe(9)
  expect(see({ isReview: true, isLoaded: false })).toBe(8)
})

test('nothing is offered while the appraisal is not loaded, even with a price from before', () =>
  expect(see({ isLoaded: false })).toBe(0))

test('BB-110 an appraisal is valid once it has a result', () => {
  expect(isAppraisalValid(priced)).toBe(true)
  expect(isAppraisalValid(incomplete)).toBe(false)
  expect(isAppraisalValid(null)).toBe(false)
})

test('with a colour, conditions, results, a version and no error an appraisal is loaded', () =>
  expect(isAppraisalLoaded(loaded)).toBe(true))

test('BB-111 without a chosen colour an appraisal is not loaded', () =>
  expect(isAppraisalLoaded({ ...loaded, color: null })).toBe(false))

test('BB-112 without conditions an appraisal is not loaded', () =>
  expect(isAppraisalLoaded({ ...loaded, data: { ...data, conditions: [] } })).toBe(false))

test('BB-113 without results an appraisal is not loaded', () => {
  expect(isAppraisalLoaded({ ...loaded, data: { ...data, results: [] } })).toBe(false)
  expect(isAppraisalLoaded({ ...loaded, data: null })).toBe(false)
})

test('BB-114 without a version an appraisal is not loaded', () =>
  expect(isAppraisalLoaded({ ...loaded, data: { ...data, version: null } })).toBe(false))

test('BB-115 ER-004 with an error an appraisal is not loaded, so it offers nothing', () => {
  expect(isAppraisalLoaded({ ...loaded, error: 'Ceny se mění.' })).toBe(false)
  expect(see({ isLoaded: isAppraisalLoaded({ ...loaded, error: true }) })).toBe(0)
})
