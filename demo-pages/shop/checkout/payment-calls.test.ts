import { parse } from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bestInstallments } from '#core/api/payments/instalments.ts'
import { readDecimal } from '../contract.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { addToCart, finish, makeOrder, select } from './test-order.ts'

const CHECKOUT = '/cz/core/checkout/'
const PHONE = 'apple-iphone-16-128gb'

let shop: RunningShop
let visitor: TestVisitor

beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
beforeEach(() => {
  visitor = createVisitor(shop.url)
})
afterAll(() => shop.close())

interface Payment {
  code: string
  price: string
  is_available: boolean
  reason: string | null
  is_exclusive: boolean
  has_sub_payments: boolean
}
const listPayments = async (delivery?: string, market = 'cz'): Promise<Payment[]> => {
  const path = delivery === undefined ? 'payments/' : `deliveries/${delivery}/payments/`
  const { json } = await visitor.get(`/${market}/core/checkout/${path}`)
  return (json as { payments: Payment[] }).payments
}
const find = (all: Payment[], code: string) => all.find(one => one.code === code)

test('PM-013 the ways to pay are told before a delivery is chosen, each market’s own', async () => {
  await addToCart(visitor)
  const codes = (await listPayments()).map(({ code }) => code)
  expect(codes).toEqual([
    'card',
    'google-pay',
    'apple-pay',
    'transfer',
    'cash',
    'instalments',
    'lease',
    'twisto',
  ])
  expect((await listPayments(undefined, 'ro')).map(({ code }) => code)).not.toContain('twisto')
})

test('PM-014 how it is delivered decides how it can be paid, and what that costs', async () => {
  await addToCart(visitor)
  expect(find(await listPayments('courier'), 'cash')).toMatchObject({ price: '39.00', is_available: true })
  expect(find(await listPayments('store'), 'cash')).toMatchObject({ price: '0.00', is_available: true })
  expect(find(await listPayments('liftago'), 'cash')).toMatchObject({
    is_available: false,
    reason: 'S\u00a0touto dopravou takto platit nejde.',
  })
  expect(find(await listPayments('liftago'), 'transfer')?.reason).toBe(
    'S\u00a0touto dopravou takto platit nejde.',
  )
  expect((await visitor.get(`${CHECKOUT}deliveries/by-train/payments/`)).status).toBe(404)
})

test('PM-001 PM-002 instalments and a lease begin at a sum, cash ends at one', async () => {
  await addToCart(visitor)
  const small = await listPayments('courier')
  expect(find(small, 'instalments')).toMatchObject({
    is_available: false,
    reason: expect.stringMatching(/^Takto můžete platit od 3.000.Kč\.$/),
  })
  await addToCart(visitor, { product: PHONE, quantity: 2 })
  const large = await listPayments('courier')
  expect(find(large, 'instalments')).toMatchObject({ is_available: true, has_sub_payments: true })
  expect(find(large, 'lease')).toMatchObject({ is_available: true, is_exclusive: true })
  expect(find(await listPayments('packeta'), 'cash')?.reason).toMatch(/^Takto můžete platit do 20.000.Kč\.$/)
})

test('instalments that were chosen with a package are chosen in the checkout, until something else is', async () => {
  const readChosen = async () => {
    const { type_payment, payment_company, installment } = (await visitor.get(`${CHECKOUT}products/`))
      .json as Record<string, unknown>
    return [type_payment, payment_company, installment]
  }
  const lend = (product: string, id: string) =>
    visitor.post('/cz/core/cart/add-product/', { product, quantity: 1, installment_id: id })
  const chosen = 'banka-horizont-10-0'
  await lend(PHONE, chosen)
  expect(await readChosen()).toEqual(['instalments', 'banka-horizont', chosen])
  await addToCart(visitor)
  expect(await readChosen()).toEqual(['instalments', 'banka-horizont', chosen])
  await lend('samsung-galaxy-s25-128gb', 'banka-horizont-20-0')
  expect(await readChosen()).toEqual(['instalments', null, null])
  await select(visitor, ['courier', null])
  expect(await readChosen()).toEqual([null, null, null])
  await select(visitor, ['courier', 'card'])
  expect(await readChosen()).toEqual(['card', null, null])
})

test('PM-015 what is chosen is kept with the cart, and answered with what it comes to', async () => {
  await addToCart(visitor)
  const { status, json } = await select(visitor, ['courier', 'cash'])
  expect([status, json]).toMatchObject([
    200,
    {
      type_delivery_code: 'courier',
      type_payment: 'cash',
      totals: { goods: '499.00', delivery: '129.00', payment: '39.00', total: '667.00' },
    },
  ])
  const { json: payments } = await visitor.get(`${CHECKOUT}payments/`)
  expect(payments).toMatchObject({ selected: 'cash' })
})

test('a payment that does not go with a new delivery is forgotten; one that is chosen so is refused', async () => {
  await addToCart(visitor)
  await select(visitor, ['courier', 'cash'])
  const moved = await select(visitor, ['liftago', 'cash'])
  expect([moved.status, moved.json]).toMatchObject([
    200,
    { type_delivery_code: 'liftago', type_payment: null },
  ])
  expect(await select(visitor, ['liftago', 'cash'])).toMatchObject({
    status: 409,
    json: { detail: 'S\u00a0touto dopravou takto platit nejde.' },
  })
})

test('what is unknown is told at its field', async () => {
  await addToCart(visitor)
  const { status, json } = await visitor.post(`${CHECKOUT}select-payment/`, {
    type_payment: 'gold',
    payment_company: 'nobody',
    type_delivery_code: 'by-train',
    installment: null,
  })
  const unknown = ['Takovou možnost nenabízíme.']
  expect([status, json]).toEqual([
    400,
    { type_payment: unknown, payment_company: unknown, type_delivery_code: unknown },
  ])
  expect((await visitor.post(`${CHECKOUT}select-payment/`, {})).status).toBe(400)
})

test('PM-016 a payment names the companies that it is made with, and a card none', async () => {
  for (const payment of ['instalments', 'lease']) {
    const { json } = await visitor.get(`${CHECKOUT}payments/${payment}/sub-payments/`)
    expect((json as { sub_payments: unknown[] }).sub_payments.length).toBeGreaterThan(0)
  }
  expect((await visitor.get(`${CHECKOUT}payments/card/sub-payments/`)).status).toBe(404)
})

test('instalments of the cart are told of all that is ordered, with its delivery, as they are agreed', async () => {
  await addToCart(visitor, { product: PHONE })
  const read = async () =>
    parse(bestInstallments.response, (await visitor.get('/cz/core/cart/best-installments/')).json)
  const goods = (await read()).price
  await select(visitor, ['liftago', null])
  const { totals } = (await visitor.get(`${CHECKOUT}products/`)).json as { totals: { total: string } }
  const { price, installments } = await read()
  expect(price).toBe(readDecimal(totals.total))
  expect(price).toBeGreaterThan(goods)
  for (const one of installments)
    expect(one.total).toBe(one.interest === 0 ? price : one.deposit + one.month_count * one.monthly)
})

test('an order in instalments keeps what was agreed, and is refused where that is not offered', async () => {
  await addToCart(visitor, { product: PHONE })
  await select(visitor, ['store', null])
  const { json } = await visitor.get('/cz/core/cart/best-installments/')
  const [best] = (json as { installments: { id: string; company_code: string }[] }).installments
  const order = {
    ...makeOrder(),
    type_delivery_code: 'store',
    store: 'praha-narodni',
    type_payment: 'instalments',
    payment_company: best?.company_code,
    installment: best?.id,
    order_info: { ...makeOrder().order_info, birth_date: '13.07.1991' },
  }
  await visitor.post(`${CHECKOUT}select-payment/`, {
    type_payment: 'instalments',
    payment_company: best?.company_code,
    type_delivery_code: 'store',
    installment: best?.id,
  })
  expect((await visitor.get(`${CHECKOUT}products/`)).json).toMatchObject({
    type_payment: 'instalments',
    payment_company: best?.company_code,
    installment: best?.id,
  })
  const wrong = await finish(visitor, { ...order, installment: 'free-of-charge' })
  expect([wrong.status, wrong.json]).toEqual([400, { installment: ['Vyberte splátky.'] }])
  expect((await finish(visitor, order)).status).toBe(201)
})

test('whoever pays later says when they were born; a wallet and Twisto give their word first', async () => {
  await addToCart(visitor, { product: PHONE })
  const tell = async (type_payment: string) => (await finish(visitor, { ...makeOrder(), type_payment })).json
  expect(await tell('twisto')).toMatchObject({
    order_info: { birth_date: ['Toto pole je vyžadováno.'] },
    transaction_id: [expect.stringContaining('Twisto')],
  })
  expect(await tell('google-pay')).toEqual({ token: ['Platbu prosím potvrďte v\u00a0peněžence.'] })
  expect(await tell('lease')).toMatchObject({ payment_company: ['Vyberte společnost.'] })
})

test('ER-041 a glass is not glued on for who pays when it comes, nor on a lease: that is told, and no order is made', async () => {
  await addToCart(visitor, { product: PHONE })
  await addToCart(visitor, { product: 'nalepeni-skla' })
  const notice = { kind: 'glue-service-not-offered', about: 'Nalepení ochranného skla' }
  for (const payment of ['cash', 'lease'])
    expect((await select(visitor, ['courier', payment])).json).toMatchObject({ notices: [notice] })
  expect((await select(visitor, ['courier', 'cash'])).status).toBe(200)
  const refused = await finish(visitor, { ...makeOrder(), type_payment: 'cash' })
  expect([refused.status, refused.json]).toEqual([409, expect.objectContaining({ notices: [notice] })])
  const { json } = await select(visitor, ['courier', 'transfer'])
  expect(json).toMatchObject({ notices: [], products: [{ kind: 'product' }, { kind: 'service' }] })
  expect((await finish(visitor, makeOrder())).status).toBe(201)
})
