import { expect, test } from 'vitest'
import { evaluateAppraisal } from './appraisal.ts'
import { findDefaultGrades, listCommonConditions } from './conditions.ts'
import { GRADES } from './grade.ts'
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
  RESULTS,
} from './price-list.fixture.ts'

const NO_PRICE = { result: null, grade: null, price: null, via: null, canBuyOut: false }

test('BB-030 a choice is known by its value, points to a result and corrects the price', () => {
  const fan = makeCondition('fan', 'loud', [
    ['quiet', 1],
    ['loud', 3, -70_00],
  ])
  expect(evaluateAppraisal(makePriceList([fan]))).toMatchObject({ grade: 'B', price: 7_930_00 })
})

test('BB-031 BB-034 an appraisal tells its result with id, quality, price and url, and its own price', () => {
  const { result, price } = evaluateAppraisal(makePriceList([askDisplay('light'), askCharger('no')]))
  expect(result).toEqual({ id: 2, quality: 'A', price: 10_000_00, url: '/a/' })
  expect(price).toBe(9_700_00)
})

test('BB-038 the type of a condition tells whether its chosen value decides the grade', () => {
  const { choices } = askCharger('no')
  const appraise = (type: string) =>
    evaluateAppraisal(makePriceList([askDisplay('perfect'), makeCondition('q', 'no', [], { type, choices })]))
  expect(appraise('charger').grade).toBe('A+')
  expect(appraise('cable').grade).toBe('D')
})

test('BB-039 the quality condition is not asked, not required and adds nothing', () => {
  const data = makePriceList([offerGrades('A+', 'A'), askDisplay('light')])
  expect(listCommonConditions(data).map(({ id }) => id)).toEqual(['display'])
  expect(evaluateAppraisal(data)).toMatchObject({ grade: 'A', price: 10_000_00 })
})

test('a second condition of type quality is a question like any other', () => {
  const second = makeCondition('finish', null, [['matt', 2]], { type: 'quality' })
  expect(evaluateAppraisal(makePriceList([offerGrades('A'), askDisplay('light'), second])).reason).toBe(
    'incomplete',
  )
})

test('an unanswered, enabled question leaves no price', () =>
  expect(evaluateAppraisal(makePriceList([askDisplay('light'), askCharger(null)]))).toMatchObject({
    ...NO_PRICE,
    reason: 'incomplete',
  }))

test('a value that is not offered is no answer', () =>
  expect(evaluateAppraisal(makePriceList([askDisplay('melted')])).reason).toBe('incomplete'))

test('nothing asked is nothing appraised', () => {
  expect(evaluateAppraisal(makePriceList([])).reason).toBe('incomplete')
  expect(evaluateAppraisal(makePriceList([makeCondition('empty', 'x', [])])).reason).toBe('incomplete')
})

test('a question that offers nothing is not required', () => {
  const data = makePriceList([askDisplay('light'), makeCondition('empty', null, [])])
  expect(evaluateAppraisal(data).grade).toBe('A')
})

test('BB-029 a disabled condition is not required and its value does not count', () => {
  const data = makePriceList([
    askDisplay('light'),
    askBody('bent', { disabled: true }),
    askBody(null, { id: 'back', disabled: true }),
  ])
  expect(evaluateAppraisal(data)).toMatchObject({ grade: 'A', price: 10_000_00 })
})

test('BB-116 a device is bought out only when every answer maps to a result with a quality', () => {
  const results = RESULTS.map(result => (result.id === 4 ? { ...result, quality: null } : result))
  const appraise = (value: string) =>
    evaluateAppraisal(makePriceList([askDisplay('perfect'), askBody(value)], { results }))
  expect(appraise('scratched').canBuyOut).toBe(true)
  expect(appraise('bent')).toMatchObject({ ...NO_PRICE, reason: 'noQuality' })
})

test.each([['E'], [' '], [null]])('the quality %j of a result blocks the buy-back', quality => {
  const results = [{ id: 2, quality, price: 100, url: null }]
  expect(evaluateAppraisal(makePriceList([askDisplay('light')], { results })).reason).toBe('noQuality')
})

test('BB-117 grades rank A+, A, B, C, D and the worst answer decides', () => {
  const values = ['perfect', 'light', 'scratched', 'cracked', 'broken']
  expect(GRADES).toEqual(['A+', 'A', 'B', 'C', 'D'])
  for (const [worse, value] of values.entries()) {
    for (const better of values.slice(0, worse + 1)) {
      const data = makePriceList([askDisplay(value), askDisplay(better, { id: 'back' })])
      expect(evaluateAppraisal(data).grade).toBe(GRADES[worse])
    }
  }
})

test('BB-118 each choice maps to the quality of the result it points to, whatever the id is written as', () => {
  const gradeOf = (value: string) => evaluateAppraisal(makePriceList([askDisplay(value)])).grade
  expect(['perfect', 'light', 'scratched', 'cracked', 'broken'].map(gradeOf)).toEqual(GRADES)
  const byText = makeCondition('display', 'light', [['light', '2']])
  expect(evaluateAppraisal(makePriceList([byText])).grade).toBe('A')
})

test('BB-119 a price-only choice changes the price and not the quality', () => {
  const appraise = (value: string) => evaluateAppraisal(makePriceList([askDisplay('light'), askBox(value)]))
  expect(appraise('yes')).toMatchObject({ grade: 'A', price: 10_200_00 })
  expect(appraise('no')).toMatchObject({ grade: 'A', price: 10_000_00 })
})

test('BB-120 the charger question changes the price and not the quality', () =>
  expect(evaluateAppraisal(makePriceList([askDisplay('perfect'), askCharger('no')]))).toMatchObject({
    grade: 'A+',
    price: 11_700_00,
  }))

test('BB-121 the battery question changes the price and not the quality', () =>
  expect(evaluateAppraisal(makePriceList([askDisplay('perfect'), askBattery('under80')]))).toMatchObject({
    grade: 'A+',
    price: 11_000_00,
  }))

test('the page may name other questions that leave the quality alone', () => {
  const data = makePriceList([askDisplay('perfect'), askBody('bent'), askCharger('no')])
  expect(evaluateAppraisal(data, { excludedTypes: ['body', 'charger'] }).grade).toBe('A+')
  expect(evaluateAppraisal(data, { excludedTypes: [] }).grade).toBe('D')
})

test('BB-122 the quality is the best that all answers allow among the default qualities', () => {
  const data = makePriceList([offerGrades('B', 'A+'), askFrame('worn'), askGlass('worn')])
  expect(findDefaultGrades(data)).toEqual(['A+', 'B'])
  expect(evaluateAppraisal(data)).toMatchObject({ grade: 'B', via: 'intersection' })
  expect(evaluateAppraisal(makePriceList([askFrame('worn'), askGlass('fine')]))).toMatchObject({
    grade: 'A',
    via: 'intersection',
  })
})

test('BB-123 the fallback takes the best common quality outside the defaults', () =>
  expect(evaluateAppraisal(makePriceList([offerGrades('A+', 'A'), askDisplay('cracked')]))).toMatchObject({
    grade: 'C',
    via: 'fallback',
  }))

test('BB-123 without any common quality the fallback takes the worst answer', () =>
  expect(evaluateAppraisal(makePriceList([askFrame('fine'), askGlass('bent')]))).toMatchObject({
    grade: 'C',
    via: 'fallback',
  }))

test('BB-123 the fallback passes over a quality without a price', () => {
  const results = RESULTS.map(result => (result.id === 3 ? { ...result, price: null } : result))
  const defaults = offerGrades('A+', 'A')
  expect(evaluateAppraisal(makePriceList([defaults, askDisplay('scratched')], { results }))).toMatchObject({
    grade: 'C',
    via: 'fallback',
  })
  expect(evaluateAppraisal(makePriceList([offerGrades('B'), askBox('no')], { results }))).toMatchObject({
    grade: 'A+',
    via: 'fallback',
  })
})

test('without any common quality and without a price for the worst answer there is no quality', () => {
  const results = RESULTS.map(result => (result.id === 4 ? { ...result, price: null } : result))
  expect(evaluateAppraisal(makePriceList([askFrame('fine'), askGlass('bent')], { results }))).toMatchObject({
    ...NO_PRICE,
    reason: 'noQuality',
  })
})

test('a charger on several rows does not make the other answers sets', () => {
  const charger = makeCondition('charger', 'yes', [
    ['yes', 1],
    ['yes', 2],
  ])
  const data = makePriceList([askDisplay('perfect'), askBody('scratched'), charger])
  expect(evaluateAppraisal(data)).toMatchObject({ grade: 'B', via: 'intersection' })
})

test('a result without a price is passed over', () => {
  const results = RESULTS.map(result => (result.id === 2 ? { ...result, price: null } : result))
  expect(evaluateAppraisal(makePriceList([askDisplay('light')], { results })).grade).toBe('B')
  const none = RESULTS.map(result => ({ ...result, price: null }))
  expect(evaluateAppraisal(makePriceList([askDisplay('light')], { results: none })).reason).toBe('noQuality')
})
