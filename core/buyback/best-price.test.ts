import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluateAppraisal } from './appraisal.ts'
import { findBestPrice, isBeyondPrice } from './best-price.ts'
import { type AppraisalData, listAskedConditions } from './conditions.ts'
import {
  askBattery,
  askBody,
  askBox,
  askCharger,
  askDisplay,
  askFrame,
  makeCondition,
  makePriceList,
} from './price-list.fixture.ts'

/** All prices that the questions without an answer leave possible. */
function listPrices(data: AppraisalData): number[] {
  const open = listAskedConditions(data).find(({ value }) => value === null)
  if (!open) return [evaluateAppraisal(data).price].filter(price => price !== null)
  return open.choices.flatMap(({ value }) =>
    listPrices({ ...data, conditions: data.conditions.map(one => (one === open ? { ...one, value } : one)) }),
  )
}

describe('the most that a device can still bring', () => {
  const answered = <T extends string>(...values: T[]) => fc.constantFrom(null, ...values)
  const priceList = fc
    .record({
      display: answered('perfect', 'light', 'scratched', 'cracked', 'broken'),
      body: answered('perfect', 'light', 'scratched', 'bent'),
      charger: answered('yes', 'no'),
      battery: answered('over80', 'under80'),
      box: answered('yes', 'no'),
    })
    .map(({ display, body, charger, battery, box }) =>
      makePriceList([
        askDisplay(display),
        askBody(body),
        askCharger(charger),
        askBattery(battery),
        askBox(box),
      ]),
    )

  test('is the highest price that any answers lead to', () =>
    fc.assert(
      fc.property(priceList, data => {
        expect(findBestPrice(data)).toBe(Math.max(...listPrices(data)))
      }),
    ))

  test('is found where an answer permits several grades, too', () => {
    const data = makePriceList([askFrame('worn'), askBox(null)])
    expect(findBestPrice(data)).toBe(10_200_00)
  })

  test('is none where no grade has a price', () => {
    const data = makePriceList([askDisplay(null)], {
      results: [{ id: 1, quality: null, price: null, url: null }],
    })
    expect(findBestPrice(data)).toBeNull()
    expect(isBeyondPrice(data)).toBe(true)
  })
})

test.each([
  ['nothing is answered', null, false],
  ['an answer has a grade', 'perfect', false],
  ['an answer has none', 'missing', true],
])('whether a price is out of reach where %s', (_, value, isBeyond) => {
  const display = makeCondition('display', value, [
    ['perfect', 1],
    ['missing', 77],
  ])
  const data = makePriceList([display, askBody(null)])
  expect(isBeyondPrice(data)).toBe(isBeyond)
  if (isBeyond) expect(listPrices(data)).toEqual([])
})
