import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CartPackages as Cart, CartPackages } from '#core/api/cart/packages.ts'
import { sumPackage } from '#core/cart/sum-package.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'

const CART = '/cz/core/cart'
const PHONE = 'apple-iphone-16-128gb'
const CASE = 'obal-iphone-16'
const WATCH = 'apple-watch-series-10-42mm'
const JANA = { e_mail: 'zakaznik@laguna.example', password: 'Zakaznik-1' }

let shop: RunningShop
let visitor: TestVisitor

beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
beforeEach(() => {
  visitor = createVisitor(shop.url)
})
afterAll(() => shop.close())

const add = (product: string, more = {}) => visitor.post(`${CART}/add-product/`, { product, ...more })
const read = async (someone = visitor): Promise<Cart> =>
  v.parse(CartPackages, (await someone.get(`${CART}/packages/`)).json)
const send = (method: string, path: string, body: unknown, someone = visitor, headers = {}) =>
  someone.send(`${CART}/${path}`, {
    method,
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      'X-CSRFToken': someone.cookies.get('csrftoken') ?? '',
      ...headers,
    },
  })
const change = (id: string, body: unknown, someone = visitor, headers = {}) =>
  send('PATCH', `package-product/${id}/`, body, someone, headers)

/** The one package that there is. */
async function readOnly() {
  const [only] = (await read()).packages
  if (!only) throw new Error('The cart is empty.')
  return only
}

test('a discount that the shop gives by itself is told, and no part of the total', async () => {
  await add(PHONE, { quantity: 3 })
  expect(await read()).toMatchObject({
    total: 3 * 20990_00,
    coming_discounts: [{ name: 'Velký nákup: 3 % dolů', amount: 1890_00 }],
  })
  await change((await readOnly()).id, { quantity: 2 })
  expect((await read()).coming_discounts).toEqual([])
})

test('CT-027 the packages come with all that may go with each, and their sums are those of its parts', async () => {
  expect(await read()).toEqual({ count: 0, total: 0, packages: [], notices: [], coming_discounts: [] })
  await add(PHONE, {
    quantity: 2,
    generalTuito: { id: 'phone-general-12' },
    mp_warranty: { month_count: 36 },
  })
  const { count, total, packages } = await read()
  expect([count, packages.length]).toEqual([2, 1])
  expect(packages[0]).toMatchObject({
    product_seo_name: PHONE,
    quantity: 2,
    max_quantity: 84,
    price: 20990_00,
    former_price: null,
    total: 2 * (20990_00 + 1190_00 + 990_00),
  })
  expect(packages[0]?.insurances.map(one => [one.kind, one.is_selected])).toEqual([
    ['general', true],
    ['screen', false],
  ])
  expect(packages[0]?.warranties.map(one => [one.month_count, one.is_selected])).toEqual([
    [36, true],
    [48, false],
  ])
  expect(total).toBe(packages.reduce((sum, one) => sum + sumPackage(one), 0))
})

test('CT-029 CT-030 CT-031 CT-032 a change says what it changes, and the rest stays', async () => {
  await add(PHONE, { screenTuito: { id: 'phone-screen-12' } })
  const { id } = await readOnly()
  expect((await change(id, { quantity: 3 })).status).toBe(200)
  await change(id, { warranty_month_value: 48 })
  await change(id, { prolong_warranty_code: 'maker-plus-12' })
  expect((await readOnly()).total).toBe(3 * (20990_00 + 690_00 + 1490_00 + 1290_00))
  await change(id, { selected_insurance_ids: [], warranty_month_value: null, prolong_warranty_code: null })
  expect((await readOnly()).total).toBe(3 * 20990_00)
})

test.each([
  [{ quantity: 85 }, 'quantity'],
  [{ quantity: 0 }, 'quantity'],
  [{ quantity: 'a' }, 'quantity'],
  [{ selected_insurance_ids: ['tablet-general-12'] }, 'selected_insurance_ids'],
  [{ selected_insurance_ids: 'phone-general-12' }, 'selected_insurance_ids'],
  [{ warranty_month_value: 7 }, 'warranty_month_value'],
  [{ prolong_warranty_code: 'x' }, 'prolong_warranty_code'],
])('%j is refused beside its field, and nothing changes', async (body, field) => {
  await add(PHONE)
  const before = await readOnly()
  const { status, json } = await change(before.id, body)
  expect([status, Object.keys(json as object)]).toEqual([400, [field]])
  expect(await readOnly()).toEqual(before)
})

test('CT-014 CT-018 CT-019 CT-020 CT-021 what goes with a product is chosen as it is put in', async () => {
  await add(PHONE, {
    generalTuito: { id: 'phone-general-12' },
    screenTuito: { id: 'phone-screen-12' },
    mp_warranty: { month_count: 36 },
    prolongWarranty: { code: 'maker-plus-12' },
  })
  const phone = await readOnly()
  expect(phone.total).toBe(20990_00 + 1190_00 + 690_00 + 990_00 + 1290_00)
  await add(CASE, { cart_package_item_parent_id: phone.id })
  const { packages } = await read()
  expect(packages.map(one => [one.product_seo_name, one.parent_product_seo_name])).toEqual([
    [PHONE, null],
    [CASE, PHONE],
  ])
  expect(packages[0]?.accessories.map(one => one.product_seo_name)).not.toContain(CASE)
})

test('what fits one product alone is offered with no other', async () => {
  await add(PHONE)
  await add('samsung-galaxy-s25-128gb')
  const offered = (await read()).packages.map(({ accessories }) =>
    accessories.map(one => one.product_seo_name),
  )
  const common = ['kabel-usb-c-1m', 'nabijecka-usb-c-20w', 'nalepeni-skla']
  expect(offered.map(names => names.sort())).toEqual([[...common, CASE].sort(), common])
})

test.each([
  [{ generalTuito: { id: 'phone-screen-12' } }, 'generalTuito'],
  [{ screenTuito: {} }, 'screenTuito'],
  [{ mp_warranty: { month_count: 1 } }, 'mp_warranty'],
  [{ prolongWarranty: 'maker-plus-12' }, 'prolongWarranty'],
  [{ cart_package_item_parent_id: '999999' }, 'cart_package_item_parent_id'],
])('a product with %j is not put in', async (extras, field) => {
  const { status, json } = await add(PHONE, extras)
  expect([status, Object.keys(json as object)]).toEqual([400, [field]])
  expect(await read()).toMatchObject({ count: 0 })
})

test('CT-025 a product is taken out by its seo name, with what was put beside it', async () => {
  await add(PHONE)
  const phone = await readOnly()
  await add(CASE, { cart_package_item_parent_id: phone.id })
  await add(CASE)
  const remove = (product: string, parent: string | null) =>
    send('POST', `remove-product/${product}/`, { parent_package_product_seo_name: parent })
  expect((await remove(CASE, WATCH)).status).toBe(404)
  expect((await remove(CASE, PHONE)).json).toMatchObject({ count: 2 })
  await add(CASE, { cart_package_item_parent_id: phone.id })
  expect((await remove(PHONE, null)).json).toMatchObject({
    count: 1,
    packages: [{ product_seo_name: CASE, parent_id: null }],
  })
})

test('nobody changes the cart of another, and a repeated call has one effect', async () => {
  await add(PHONE)
  const { id } = await readOnly()
  const stranger = createVisitor(shop.url)
  await stranger.get(`${CART}/count/`)
  await stranger.post(`${CART}/add-product/`, { product: WATCH })
  expect((await change(id, { quantity: 2 }, stranger)).status).toBe(404)
  const key = { 'Idempotency-Key': 'change-1' }
  await change(id, { quantity: 2 }, visitor, key)
  await change(id, { quantity: 5 })
  expect((await change(id, { quantity: 2 }, visitor, key)).status).toBe(200)
  expect(await readOnly()).toMatchObject({ quantity: 5 })
  expect((await change(id, { quantity: 3 }, visitor, { 'X-CSRFToken': '' })).status).toBe(403)
})

test('no more than there are in stock fit in, and accessories stay beside their product at sign-in', async () => {
  expect((await add(WATCH, { quantity: 3 })).status).toBe(400)
  await add(WATCH, { quantity: 2 })
  expect((await add(WATCH)).status).toBe(400)
  const watch = await readOnly()
  await add('nabijecka-usb-c-20w', { cart_package_item_parent_id: watch.id })
  await visitor.post('/cz/core/api/login/', JANA)
  const { packages } = await read()
  const moved = packages.find(one => one.product_seo_name === WATCH)
  expect(packages.map(one => [one.product_seo_name, one.parent_id])).toEqual([
    [WATCH, null],
    ['nabijecka-usb-c-20w', moved?.id],
  ])
})
