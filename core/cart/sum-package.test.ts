import { expect, test } from 'vitest'
import { splitSum, sumPackage } from './sum-package.ts'

const extra = (price: number) => [{ price, is_selected: true }]
const PACKAGE = { price: 100, quantity: 2, total: 0, insurances: [], warranties: [], prolong_warranties: [] }

test('a sum is goods and what goes with each piece, less the bonus', () => {
  const one = {
    ...PACKAGE,
    insurances: extra(10),
    warranties: [...extra(5), { price: 7, is_selected: false }],
  }
  const bonus_buyout = { amount: 30, is_selected: true }
  const sold = { ...one, bonus_buyout, total: sumPackage({ ...one, bonus_buyout }) }
  expect(splitSum([sold])).toEqual({ goods: 200, extras: 30, bonus: 30 })
  expect(splitSum([sold, { ...PACKAGE, total: 200 }])).toEqual({ goods: 400, extras: 30, bonus: 30 })
})

test('a bonus is told as far as it was taken off', () => {
  expect(splitSum([{ ...PACKAGE, bonus_buyout: { amount: 500, is_selected: true }, total: 0 }])).toEqual({
    goods: 200,
    extras: 0,
    bonus: 200,
  })
})
