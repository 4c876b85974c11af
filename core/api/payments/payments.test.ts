import { beforeEach, expect, test } from 'vitest'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { configurePage } from '#core/page.ts'
import { answerJson, startLocalServer } from '#testing/local-server.ts'
import { addDiscount, cartProducts, removeDiscount } from '../checkout/checkout-cart.ts'
import { deliveryPayments, payments, selectPayment, subPayments } from './payments.ts'

const server = startLocalServer()
const BASE = '/cz/core/checkout'
const routes = {
  payments: `${BASE}/payments/`,
  'delivery-payments': `${BASE}/deliveries/{delivery}/payments/`,
  'sub-payments': `${BASE}/payments/{payment}/sub-payments/`,
  'select-payment': `${BASE}/select-payment/`,
  'cart-products': `${BASE}/products/`,
  'add-discount-code': `${BASE}/discounts/`,
  'remove-discount': `${BASE}/discounts/{id}/remove/`,
}
const PAYMENT = { code: 'card', name: 'Kartou', kind: 'card', price: '0.00', is_available: true }
const CART = {
  count: 1,
  products: [
    { id: 1, kind: 'product', code: 'x', name: 'X', quantity: 2, price: '499.00', total: '998.00' },
    {
      id: 2,
      parent_id: 1,
      kind: 'bonus',
      code: 'b',
      name: 'Bonus',
      quantity: 1,
      price: '98.00',
      total: '98.00',
    },
  ],
  discounts: [{ id: 5, name: 'Sleva', kind: 'absolute', amount: '100.00', is_valid: true }],
  totals: { goods: '900.00', discount: '100.00', rounding: '-0.40', total: '799.60' },
  notices: [{ kind: 'price-changed', about: 'X' }],
}

beforeEach(() => configurePage({ market: 'cz', routes, csrf: { token: 'secret' } }))

const seen = (): string[] => server.seen.map(({ method, path }) => `${method} ${path}`)
const sent = (): unknown => JSON.parse(server.seen.at(-1)?.body ?? '')

test('PM-013 PM-014 payments are read before a delivery is chosen, and of one delivery', async () => {
  server.play(answerJson({ payments: [PAYMENT] }))
  expect(await read(payments)).toEqual({
    selected: null,
    payments: [
      {
        ...PAYMENT,
        price: 0,
        description: null,
        reason: null,
        has_sub_payments: false,
        is_exclusive: false,
        arrange_types: [],
      },
    ],
  })
  server.play(answerJson({ payments: [], selected: 'card' }))
  expect((await read(deliveryPayments, { args: { delivery: 'dpd-pickup' } })).selected).toBe('card')
  expect(seen()).toEqual([`GET ${BASE}/payments/`, `GET ${BASE}/deliveries/dpd-pickup/payments/`])
})

test.each([{ kind: 'gold' }, { price: '-1.00' }, { arrange_types: ['by-post'] }])(
  'a payment with %j breaks the contract',
  async change => {
    server.play(answerJson({ payments: [{ ...PAYMENT, ...change }] }))
    await expect(read(payments)).rejects.toMatchObject({ failure: { kind: 'contract' } })
  },
)

test('PM-016 the companies of a payment are read', async () => {
  server.play(answerJson({ sub_payments: [{ code: 'bank', name: 'Banka' }] }))
  const { sub_payments } = await read(subPayments, { args: { payment: 'instalments' } })
  expect(sub_payments).toEqual([{ code: 'bank', name: 'Banka', description: null }])
  expect(seen()).toEqual([`GET ${BASE}/payments/instalments/sub-payments/`])
})

test('PM-015 a choice is sent whole, and answered with what it comes to', async () => {
  server.play(answerJson(CART))
  const choice = {
    type_payment: 'instalments',
    payment_company: 'bank',
    type_delivery_code: 'store',
    installment: 'bank-12',
  }
  const { data } = await write(selectPayment, choice, { idempotencyKey: 'key-1' })
  expect([seen(), sent()]).toEqual([[`POST ${BASE}/select-payment/`], choice])
  expect(data?.totals).toEqual({
    goods: 900_00,
    discount: 100_00,
    delivery: null,
    payment: null,
    rounding: -40,
    total: 799_60,
    vat: null,
  })
})

test('CT-037 the cart’s products are read with what goes with them', async () => {
  server.play(answerJson(CART))
  const cart = await read(cartProducts)
  expect(cart.products.map(({ id, parent_id, total }) => [id, parent_id, total])).toEqual([
    ['1', null, 998_00],
    ['2', '1', 98_00],
  ])
  expect(cart).toMatchObject({ type_delivery_code: null, discounts: [{ id: '5', is_automatic: false }] })
})

test('CO-048 CO-049 CO-050 a discount is added by a code or by a card, and taken off by its id', async () => {
  for (const request of [{ code: 'LAGUNA10' }, { cardNumber: 'S1', cardHolder: 'Žaneta' }]) {
    server.play(answerJson(CART))
    await write(addDiscount, request, { idempotencyKey: 'key-2' })
    expect(sent()).toEqual(request)
  }
  server.play(answerJson(CART))
  await write(removeDiscount, {}, { args: { id: '5' }, idempotencyKey: 'key-3' })
  expect(seen()).toEqual([
    `POST ${BASE}/discounts/`,
    `POST ${BASE}/discounts/`,
    `POST ${BASE}/discounts/5/remove/`,
  ])
})
