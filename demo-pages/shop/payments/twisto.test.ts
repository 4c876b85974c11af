import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOrder } from '../checkout/test-order.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop } from '../server/test-shop.ts'
import { isTwistoTransaction, sealForTwisto, unsealByTwisto, writeTwistoTransaction } from './seal-twisto.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startTestShop()
}, 120_000)
afterAll(() => shop.close())

const PATH = '/cz/core/payments/twisto/'
const order = () => {
  const made = makeOrder('cz')
  return {
    ...made,
    type_payment: 'twisto',
    order_info: { ...made.order_info, birth_date: '12.03.1990' },
  }
}

test('PM-017 the page is told Twisto’s key and script', async () => {
  const { json } = await createVisitor(shop.url).get(PATH)
  expect(json).toEqual({
    public_key: 'laguna',
    script: `${shop.url.replace('localhost', '127.0.0.1')}/providers/twisto.js`,
  })
})

test('PM-018 the order is sealed for Twisto, which accepts it or refuses what is too dear', async () => {
  const visitor = createVisitor(shop.url)
  const ask = async (): Promise<unknown> => {
    const { status, json } = await visitor.post(PATH, order())
    expect(status).toBe(200)
    const { payload } = json as { payload: string }
    // Nobody on the way reads it.
    expect(Buffer.from(payload, 'base64').toString('latin1')).not.toContain('Tajemná')
    const response = await fetch(`${shop.url}/providers/twisto/check/`, { method: 'POST', body: payload })
    return response.json()
  }
  await visitor.post('/cz/core/cart/add-product/', { product: 'kabel-usb-c-1m', quantity: 1 })
  expect(await ask()).toMatchObject({ status: 'accepted', transaction_id: expect.stringMatching(/^tw-/) })
  await visitor.post('/cz/core/cart/add-product/', { product: 'apple-iphone-16-128gb', quantity: 2 })
  expect(await ask()).toMatchObject({ status: 'rejected' })
})

test('an order is made by Twisto’s own word alone', async () => {
  const visitor = createVisitor(shop.url)
  await visitor.post('/cz/core/cart/add-product/', { product: 'kabel-usb-c-1m', quantity: 1 })
  const finish = (transaction_id: string) =>
    visitor.post('/cz/core/checkout/finish-order/', { ...order(), transaction_id })
  expect((await finish('tw-made-up')).status).toBe(400)
  const { json } = await visitor.post(PATH, order())
  const { payload } = json as { payload: string }
  const asked = await fetch(`${shop.url}/providers/twisto/check/`, { method: 'POST', body: payload })
  const { transaction_id } = (await asked.json()) as { transaction_id: string }
  expect((await finish(transaction_id)).status).toBe(201)
})

test('an order that is not filled in is not asked about, nor an empty cart', async () => {
  const visitor = createVisitor(shop.url)
  expect((await visitor.post(PATH, order())).status).toBe(409)
  const wrong = order()
  wrong.order_info.birth_date = ''
  expect((await visitor.post(PATH, wrong)).status).toBe(400)
  expect((await visitor.post(PATH, {})).status).toBe(400)
})

test('what is sealed can’t be changed, and a transaction goes for its sum alone', () => {
  const sealed = sealForTwisto('secret', { order: { total_price_vat: '100.00' } })
  expect(unsealByTwisto('secret', sealed)).toMatchObject({ order: { total_price_vat: '100.00' } })
  expect(unsealByTwisto('another', sealed)).toBeNull()
  const bytes = Buffer.from(sealed, 'base64')
  bytes[60] = (bytes[60] ?? 0) ^ 1
  expect(unsealByTwisto('secret', bytes.toString('base64'))).toBeNull()
  expect(unsealByTwisto('secret', '')).toBeNull()
  const transaction = writeTwistoTransaction('secret', '100.00')
  expect(isTwistoTransaction('secret', transaction, '100.00')).toBe(true)
  expect(isTwistoTransaction('secret', transaction, '1.00')).toBe(false)
  expect(isTwistoTransaction('secret', 'tw-forged', '100.00')).toBe(false)
})
