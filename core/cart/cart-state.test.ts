import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CartPackages } from '#core/api/cart/packages.ts'
import { CART_PACKAGES, describeCart } from '#testing/fixtures/cart.ts'
import { PAY_MODES, readCartState } from './cart-state.ts'

const [PHONE, CABLE] = CART_PACKAGES

/** A phone and a cable in instalments, each arranged so; null for one that is paid at once. */
function readState(phone: string | null, cable: string | null) {
  const pay = (one: typeof PHONE, mode: string | null) => ({
    ...(one as NonNullable<typeof PHONE>),
    installment: mode && {
      id: 'h',
      month_count: 10,
      monthly: '100.00',
      installment_arrange_type: mode,
    },
  })
  const packages = [pay(PHONE, phone), pay(CABLE, cable)]
  return readCartState(v.parse(CartPackages, describeCart(packages as never)), 'cs')
}

test('CT-007 CT-008 CT-010 the cart has a count, a language, and of each package its id, product and instalment', () => {
  const { count, language, cartPackagesItems } = readState('online', null)
  expect([count, language]).toEqual([3, 'cs'])
  expect(cartPackagesItems).toEqual([
    { id: '7', productSeoName: 'iphone-16', installment: { installmentArrangeType: 'online' } },
    { id: '8', productSeoName: 'kabel', installment: null },
  ])
})

const PAID = [
  [null, null, null, null],
  ['online', null, 100_00, 'online'],
  ['online', 'online', 200_00, 'online'],
  ['online', 'on-store', 200_00, 'on-store'],
] as const

test.each(PAID)(
  'CT-009 CT-011 the cart keeps the instalment: of %s and %s each month %s is paid',
  (phone, cable, monthly) => expect(readState(phone, cable).installment?.monthly ?? null).toBe(monthly),
)

test.each(PAID)(
  'CT-012 the cart keeps payOnStoreOrOnline: with %s and %s (%s) it is %s',
  (phone, cable, _, mode) => expect(readState(phone, cable).payOnStoreOrOnline).toBe(mode),
)

test('CT-023 instalments are arranged on the store or online, and in no other way', () => {
  expect(PAY_MODES).toEqual(['on-store', 'online'])
  for (const mode of PAY_MODES) expect(readState(mode, null).payOnStoreOrOnline).toBe(mode)
  expect(() => readState('by-post', null)).toThrow()
})

test('CT-022 a count of 0 clears the items', () => {
  const cart = { ...v.parse(CartPackages, describeCart(CART_PACKAGES)), count: 0 }
  expect(readCartState(cart, 'ro')).toMatchObject({ count: 0, cartPackagesItems: [] })
})
