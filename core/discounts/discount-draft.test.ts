import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Discount } from '#core/api/discounts/discounts.ts'
import { MARKETS } from '#core/market.ts'
import { DISCOUNT } from '#testing/fixtures/discounts.ts'
import { toDiscountRequest, toDraft } from './discount-draft.ts'

const discountOf = (more: object): Discount => v.parse(Discount, { ...DISCOUNT, ...more })

test.each([
  { type: 'percentage', value: '12.50', cz: '12,5', ro: '12,5' },
  { type: 'percentage', value: '10.00', cz: '10', ro: '10' },
  { type: 'percentage', value: '100.00', cz: '100', ro: '100' },
  { type: 'percentage', value: '0.25', cz: '0,25', ro: '0,25' },
  { type: 'isic', value: '7.50', cz: '7,5', ro: '7,5' },
  { type: 'absolute', value: '12.50', cz: '12,50', ro: '12,50' },
  { type: 'absolute', value: '1200.00', cz: '1200', ro: '1200' },
])('$value of the type $type stands in its form as one would type it', ({ type, value, cz, ro }) => {
  const discount = discountOf({ type, value })
  expect(toDraft(discount, MARKETS.cz).value).toBe(cz)
  expect(toDraft(discount, MARKETS.ro).value).toBe(ro)
})

test('what stands in the form is sent as it was', () => {
  const amounts = fc.integer({ min: 1, max: 10_000 }).map(minor => (minor / 100).toFixed(2))
  const types = fc.constantFrom('percentage' as const, 'absolute' as const)
  fc.assert(
    fc.property(types, amounts, fc.constantFrom('cz', 'ro'), (type, value, market) => {
      const draft = toDraft(discountOf({ type, value, minimal_sum: value }), MARKETS[market])
      const sent = toDiscountRequest({ ...draft, type }, MARKETS[market])
      expect({ value: sent.value, minimal_sum: sent.minimal_sum }).toEqual({ value, minimal_sum: value })
    }),
  )
})
