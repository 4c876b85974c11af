import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cartSummary } from '#core/api/cart/cart.ts'
import { type CartPackages as Cart, CartPackage, CartPackages } from '#core/api/cart/packages.ts'
import { ProductOffer } from '#core/api/cart/product-offer.ts'
import { bestInstallments, installmentData } from '#core/api/payments/instalments.ts'
import { changeCart } from '#core/cart/change-package.ts'
import { sumPackage } from '#core/cart/sum-package.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, openSeeded, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { cartItems, goods } from './schema.ts'

const CART = '/cz/core/cart'
const PHONE = 'apple-iphone-16-128gb'
const TABLET = 'apple-ipad-air-11-m2-128gb'
const WATCH = 'apple-watch-series-10-42mm'
const CABLE = 'kabel-usb-c-1m'
const JANA = { e_mail: 'zakaznik@laguna.example', password: 'Zakaznik-1' }
const OLD_PHONE = 'apple-iphone-13-128gb-navy'
/** 30 % of 20 990 Kč. */
const BONUS = 6297_00

let opened: OpenDatabase
let shop: RunningShop
let visitor: TestVisitor

beforeAll(async () => {
  opened = await openSeeded()
  shop = await startTestShop({ opened })
}, 120_000)
beforeEach(() => {
  visitor = createVisitor(shop.url)
})
afterAll(async () => {
  await shop.close()
  await opened.close()
})

const add = (product: string, more = {}) => visitor.post(`${CART}/add-product/`, { product, ...more })
const read = async (): Promise<Cart> => v.parse(CartPackages, (await visitor.get(`${CART}/packages/`)).json)
const send = (method: string, id: string, part: string, body: unknown = {}, headers = {}) =>
  visitor.send(`${CART}/package-product/${id}/${part}`, {
    method,
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      'X-CSRFToken': visitor.cookies.get('csrftoken') ?? '',
      ...headers,
    },
  })
const readInstalments = async (item: string) =>
  v.parse(installmentData.response, (await visitor.get(`${CART}/installments/${item}/`)).json)

async function readOnly() {
  const [only] = (await read()).packages
  if (!only) throw new Error('The cart is empty.')
  return only
}

test('CT-028 one package is read by its id, by its owner alone', async () => {
  await add(PHONE)
  const phone = await readOnly()
  const path = `${CART}/package-product/${phone.id}/`
  expect(v.parse(CartPackage, (await visitor.get(path)).json)).toEqual(phone)
  const stranger = createVisitor(shop.url)
  await stranger.get(`${CART}/count/`)
  expect((await stranger.get(path)).status).toBe(404)
})

test('CT-033 CT-034 a bonus is taken off a package once, however many pieces there are, and given back', async () => {
  await add(PHONE, { quantity: 2 })
  const { id, bonus_buyout: offered } = await readOnly()
  expect(offered).toMatchObject({ amount: BONUS, max_percent: 30, is_selected: false })
  const taken = await send('POST', id, 'bonus-buyout/', { buyout_product: OLD_PHONE })
  expect(v.parse(CartPackages, taken.json).total).toBe(2 * 20990_00 - BONUS)
  expect((await readOnly()).bonus_buyout).toMatchObject({
    is_selected: true,
    product_code: OLD_PHONE,
    product_name: expect.stringContaining('iPhone 13'),
  })
  expect((await send('POST', id, 'bonus-buyout/', { buyout_product: null })).status).toBe(409)
  expect((await send('DELETE', id, 'bonus-buyout/')).json).toMatchObject({ total: '41980.00' })
  expect((await send('DELETE', id, 'bonus-buyout/')).status).toBe(404)
})

test.each([
  [PHONE, { buyout_product: 'no-such-device' }],
  [PHONE, { buyout_product: 7 }],
  [CABLE, { buyout_product: null }],
])('beside %s no bonus is had for %j', async (product, body) => {
  await add(product)
  const { id, total } = await readOnly()
  const { status, json } = await send('POST', id, 'bonus-buyout/', body)
  expect([status, Object.keys(json as object)]).toEqual([400, ['buyout_product']])
  expect((await add(product, body)).status).toBe(400)
  expect((await readOnly()).total).toBe(total)
})

test('CT-035 CT-036 the maker’s warranty is made longer by its code, and shorter again by it', async () => {
  await add(PHONE)
  const { id } = await readOnly()
  expect((await send('POST', id, 'prolong-warranty/', { code: 'x' })).json).toHaveProperty('code')
  expect((await send('POST', id, 'prolong-warranty/', { code: 'maker-plus-12' })).status).toBe(200)
  expect((await readOnly()).total).toBe(20990_00 + 1290_00)
  expect((await send('DELETE', id, 'prolong-warranty/x/')).status).toBe(404)
  expect((await send('DELETE', id, 'prolong-warranty/maker-plus-12/')).json).toMatchObject({
    total: '20990.00',
  })
})

test('a repeated bonus call has one effect and the same answer', async () => {
  await add(PHONE)
  const { id } = await readOnly()
  const key = { 'Idempotency-Key': 'bonus-1' }
  const first = await send('POST', id, 'bonus-buyout/', { buyout_product: null }, key)
  const second = await send('POST', id, 'bonus-buyout/', { buyout_product: null }, key)
  expect([first.status, second.status, second.json]).toEqual([200, 200, first.json])
})

test('CT-009 CT-015 CT-016 a product is put in with its instalment and with the device that is sold for it', async () => {
  const { status } = await add(PHONE, {
    installment_id: 'banka-horizont-10-0',
    installment_arrange_type: 'on-store',
    buyout_product: OLD_PHONE,
  })
  expect(status).toBe(200)
  const phone = await readOnly()
  expect(phone.bonus_buyout?.is_selected).toBe(true)
  expect(phone.installment).toEqual({
    id: 'banka-horizont-10-0',
    month_count: 10,
    monthly: 1470_00,
    installment_arrange_type: 'on-store',
  })
  const summary = v.parse(cartSummary.response, (await visitor.get('/cz/api/new/cart/cart/summary/')).json)
  expect(summary.cart_packages_items[0]).toMatchObject({
    product_seo_name: PHONE,
    installment: { installment_arrange_type: 'on-store' },
  })
})

test('CT-009 an instalment is chosen, arranged elsewhere and given up; what nobody lends is refused', async () => {
  await add(PHONE)
  const { id } = await readOnly()
  await send('PATCH', id, '', { installment_id: 'banka-horizont-20-10' })
  expect((await readOnly()).installment).toMatchObject({ month_count: 20 })
  await send('PATCH', id, '', { installment_arrange_type: 'online' })
  expect((await readOnly()).installment).toMatchObject({ installment_arrange_type: 'online' })
  for (const body of [
    { installment_id: 'banka-horizont-7-0' },
    { installment_id: 7 },
    { installment_arrange_type: 'by-post' },
    { installment_id: 'finance-maj-10-0', installment_arrange_type: 'on-store' },
  ])
    expect([body, (await send('PATCH', id, '', body)).status]).toEqual([body, 400])
  expect((await readOnly()).installment).toMatchObject({ id: 'banka-horizont-20-10' })
  await send('PATCH', id, '', { installment_id: null })
  expect((await readOnly()).installment).toBeNull()
})

test('instalments are told for a product and for a package with all that goes with it; the cheapest of each company for the cart', async () => {
  const { price, installments } = await readInstalments(PHONE)
  expect([price, installments.length]).toEqual([20990_00, 12])
  expect(installments.some(({ interest }) => interest === 0)).toBe(true)
  for (const one of installments)
    expect(one.total).toBe(one.interest === 0 ? price : one.deposit + one.month_count * one.monthly)
  await add(PHONE, { generalTuito: { id: 'phone-general-12' } })
  const { id } = await readOnly()
  expect((await readInstalments(id)).price).toBe(20990_00 + 1190_00)
  const best = v.parse(
    bestInstallments.response,
    (await visitor.get(`${CART}/best-installments/`)).json,
  ).installments
  expect(best.map(one => one.company_code)).toEqual(['banka-horizont', 'finance-maj'])
  const [, other] = best
  const all = await visitor.get(`${CART}/best-installments/?company=${other?.company_code}`)
  const offered = v.parse(bestInstallments.response, all.json).installments
  expect(new Set(offered.map(one => one.company_code))).toEqual(new Set([other?.company_code]))
  expect(offered.length, 'not only the best').toBeGreaterThan(1)
  expect(offered).toContainEqual(other)
  expect(await visitor.get(`${CART}/best-installments/?product=${CABLE}`)).toMatchObject({
    status: 200,
    json: { price: '249.00', installments: [] },
  })
  expect((await visitor.get(`${CART}/installments/no-such-thing/`)).status).toBe(404)
})

test('ER-040 an insurance whose price has changed is no longer paid for, and has to be chosen again', async () => {
  await add(PHONE, { generalTuito: { id: 'phone-general-12' } })
  const { id } = await readOnly()
  await opened.database
    .update(cartItems)
    .set({ insurancePrices: { 'phone-general-12': '990.00' } })
    .where(eq(cartItems.id, Number(id)))
  const { total, notices } = await read()
  expect([total, notices]).toEqual([
    20990_00,
    [{ kind: 'insurance-price-changed', about: 'Apple iPhone 16 128 GB' }],
  ])
  await send('PATCH', id, '', { selected_insurance_ids: ['phone-general-12'] })
  expect(await read()).toMatchObject({ total: 20990_00 + 1190_00, notices: [] })
})

test('what is no longer in stock is told', async () => {
  await add(WATCH, { quantity: 2 })
  const [watch] = await opened.database.select().from(goods).where(eq(goods.seoName, WATCH))
  const setStock = (stock: number) =>
    opened.database
      .update(goods)
      .set({ stock })
      .where(eq(goods.id, watch?.id ?? 0))
  await setStock(1)
  const { notices } = await read()
  await setStock(watch?.stock ?? 0)
  expect(notices.map(({ kind }) => kind)).toEqual(['not-in-stock'])
  expect((await read()).notices).toEqual([])
})

test('all that was chosen stays at sign-in, and what was chosen last counts', async () => {
  await visitor.post('/cz/core/api/login/', JANA)
  await add(TABLET, { generalTuito: { id: 'tablet-general-12' } })
  await add(PHONE, { mp_warranty: { month_count: 48 }, screenTuito: { id: 'phone-screen-12' } })
  visitor = createVisitor(shop.url)
  await add(TABLET, { buyout_product: null })
  await add(PHONE, { mp_warranty: { month_count: 36 }, installment_id: 'banka-horizont-10-0' })
  await visitor.post('/cz/core/api/login/', JANA)
  const [tablet, phone] = (await read()).packages
  expect(tablet).toMatchObject({ quantity: 2, bonus_buyout: { is_selected: true } })
  expect(tablet?.insurances[0]?.is_selected).toBe(true)
  expect(phone).toMatchObject({ quantity: 2, installment: { month_count: 10 } })
  expect(phone?.insurances.map(one => one.is_selected)).toEqual([false, true])
  expect(phone?.warranties.map(one => one.is_selected)).toEqual([true, false])
})

test('a product is offered with all that may go with it, nothing of it selected', async () => {
  const { json } = await visitor.get(`${CART}/product-offer/${PHONE}/`)
  expect(v.parse(ProductOffer, json)).toMatchObject({
    price: 20990_00,
    is_sold: true,
    max_quantity: 84,
    insurances: [{ is_selected: false }, { is_selected: false }],
    bonus_buyout: { amount: BONUS, is_selected: false },
  })
  expect((await visitor.get(`${CART}/product-offer/no-such-thing/`)).status).toBe(404)
})

const change = fc.record(
  {
    quantity: fc.integer({ min: 1, max: 84 }),
    selected_insurance_ids: fc.subarray(['phone-general-12', 'phone-screen-12']),
    warranty_month_value: fc.constantFrom(36, 48, null),
    prolong_warranty_code: fc.constantFrom('maker-plus-12', null),
  },
  { requiredKeys: [] },
)

test('whatever is changed, the island counts what the shop counts, and no sum is below zero', async () => {
  await add(PHONE, { buyout_product: null })
  const { id } = await readOnly()
  await fc.assert(
    fc.asyncProperty(change, async made => {
      const expected = changeCart(await read(), new Map([[id, made]]))
      const { json } = await send('PATCH', id, '', made)
      const answered = v.parse(CartPackages, json)
      // What the checkout will take off, the shop alone knows.
      expect({ ...answered, coming_discounts: [] }).toEqual({ ...expected, coming_discounts: [] })
      expect(answered.total).toBe(answered.packages.reduce((sum, one) => sum + sumPackage(one), 0))
      expect(answered.total).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 25 },
  )
})

test('ER-039 a discount whose conditions the cart no longer meets is told in the cart', async () => {
  await add(PHONE)
  await add(CABLE)
  const added = await visitor.post('/cz/core/checkout/discounts/', { code: 'LAGUNA200' })
  expect([added.status, (await read()).notices]).toEqual([200, []])
  await visitor.send(`${CART}/remove-product/${PHONE}/`, {
    method: 'POST',
    body: JSON.stringify({ parent_package_product_seo_name: null }),
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': visitor.cookies.get('csrftoken') ?? '' },
  })
  expect((await read()).notices).toEqual([{ kind: 'invalid-discount', about: 'Na uvítanou' }])
})
