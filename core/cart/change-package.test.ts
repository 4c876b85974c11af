import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CartPackages, type PackageChange } from '#core/api/cart/packages.ts'
import { CART_PACKAGES, createFakeCart, describeCart } from '#testing/fixtures/cart.ts'
import { changeCart, changePackage } from './change-package.ts'
import { sumPackage } from './sum-package.ts'

const CART = v.parse(CartPackages, describeCart(CART_PACKAGES))
const [PHONE] = CART.packages

const changes: fc.Arbitrary<PackageChange> = fc.record(
  {
    quantity: fc.integer({ min: 1, max: 99 }),
    selected_insurance_ids: fc.subarray(['all', 'screen']),
    warranty_month_value: fc.constantFrom(36, 48, null),
    prolong_warranty_code: fc.constantFrom('maker', null),
  },
  { requiredKeys: [] },
)

test('a cart with changes on their way is what the shop will make of them', () => {
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 6 }), made => {
      const shop = createFakeCart()
      let cart = CART
      for (const change of made) {
        shop.change('7', change as Parameters<typeof shop.change>[1])
        cart = changeCart(cart, new Map([['7', change]]))
      }
      expect(cart).toEqual(v.parse(CartPackages, shop.read()))
    }),
  )
})

test('sums are whole minor units, never below zero, and those of their parts', () => {
  fc.assert(
    fc.property(changes, change => {
      const cart = changeCart(CART, new Map([['7', change]]))
      expect(Number.isSafeInteger(cart.total) && cart.total >= 0).toBe(true)
      expect(cart.total).toBe(cart.packages.reduce((sum, one) => sum + sumPackage(one), 0))
    }),
  )
})

test('what is left out of a change stays, and null takes off', () => {
  if (!PHONE) throw new Error('The fixture is empty.')
  const insured = changePackage(PHONE, { selected_insurance_ids: ['all'], warranty_month_value: 36 })
  expect(changePackage(insured, { quantity: 2 }).total).toBe(2 * (20990_00 + 1190_00 + 990_00))
  expect(changePackage(insured, { warranty_month_value: null }).total).toBe(20990_00 + 1190_00)
})

test('what is taken out takes along what was put beside it', () => {
  const beside = { ...CART.packages[1], id: '9', parent_id: '7' } as (typeof CART.packages)[number]
  const cart = changeCart({ ...CART, packages: [...CART.packages, beside] }, new Map([['7', null]]))
  expect(cart.packages.map(({ id }) => id)).toEqual(['8'])
  expect([cart.count, cart.total]).toEqual([2, 498_00])
})
