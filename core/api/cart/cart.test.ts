import { beforeEach, expect, test } from 'vitest'
import { FailureError } from '#core/http/failure.ts'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { configurePage } from '#core/page.ts'
import { answerJson, answerNothing, startLocalServer } from '#testing/local-server.ts'
import { cartCount, cartSummary } from './cart.ts'
import { type AddedProduct, addProduct, toAddedProduct } from './cart-changes.ts'

const server = startLocalServer()
const HOME = '/cz'
const routes = {
  'cart-count': `${HOME}/core/cart/count/`,
  'cart-summary': `${HOME}/api/new/cart/cart/summary/`,
  'add-product': `${HOME}/core/cart/add-product/`,
}
const ITEM = {
  id: 4,
  product_seo_name: 'usb-c-20w',
  product_name: 'Nabíječka USB-C 20 W',
  quantity: 2,
  price: '499.00',
}

beforeEach(() => configurePage({ market: 'cz', routes, csrf: { token: 'secret' } }))

const add = (added: AddedProduct) => write(addProduct, added, { idempotencyKey: 'key-1' })

test('a count that is nothing, or no count, says nothing of what came of it; no body at all is a plain yes', async () => {
  for (const body of [null, { a: [1] }, []]) {
    server.play(answerJson(body))
    await expect(add(toAddedProduct('x'))).rejects.toMatchObject({ isOutcomeUnknown: true })
  }
  server.play(answerNothing())
  expect((await add(toAddedProduct('x'))).data).toBeUndefined()
})

const failToAdd = async (body: unknown): Promise<FailureError> => {
  server.play(answerJson(body, 400))
  const thrown: unknown = await add(toAddedProduct('x')).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(FailureError)
  return thrown as FailureError
}

test('CT-026 the number of products is asked for by one GET', async () => {
  server.play(answerJson({ count: 3 }))
  expect(await read(cartCount)).toEqual({ count: 3 })
  expect(server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /cz/core/cart/count/'])
})

test.each([-1, 1.5, '3', null, 2 ** 53, [], true])('a count of %j breaks the contract', async count => {
  server.play(answerJson({ count }))
  await expect(read(cartCount)).rejects.toMatchObject({
    failure: { kind: 'contract', where: 'cart-count: count' },
  })
})

test('the summary is asked for by its printed path and comes with its items and total', async () => {
  server.play(
    answerJson({
      count: 2,
      total: '998.00',
      cart_packages_items: [{ ...ITEM, installment: { installment_arrange_type: 'online' }, insurance: [] }],
      note: 'unknown keys pass',
    }),
  )
  expect(await read(cartSummary)).toEqual({
    count: 2,
    total: 998_00,
    cart_packages_items: [
      { ...ITEM, id: '4', price: 499_00, installment: { installment_arrange_type: 'online' } },
    ],
  })
  expect(server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /cz/api/new/cart/cart/summary/',
  ])
})

test('an instalment is arranged on-store or online and in no other way', async () => {
  const answer = (type: string) =>
    answerJson({
      count: 2,
      total: 0,
      cart_packages_items: [{ ...ITEM, installment: { installment_arrange_type: type } }],
    })
  for (const type of ['on-store', 'online']) {
    server.play(answer(type))
    const { cart_packages_items: items } = await read(cartSummary)
    expect(items[0]?.installment).toEqual({ installment_arrange_type: type })
  }
  server.play(answer('by-post'))
  await expect(read(cartSummary)).rejects.toMatchObject({
    failure: { where: 'cart-summary: cart_packages_items.0.installment.installment_arrange_type' },
  })
})

test('a product is added by its name, under the key of the intent', async () => {
  server.play(answerJson({ count: 5 }))
  await add(toAddedProduct('usb-c-20w', 2))
  const [seen] = server.seen
  expect([seen?.method, seen?.path]).toEqual(['POST', '/cz/core/cart/add-product/'])
  expect(JSON.parse(seen?.body ?? '')).toEqual({ product: 'usb-c-20w', quantity: 2 })
  expect(seen?.headers['idempotency-key']).toBe('key-1')
})

test('a product is added once unless a quantity is said', async () => {
  server.play(answerNothing(204))
  await add(toAddedProduct('usb-c-20w'))
  expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ product: 'usb-c-20w', quantity: 1 })
})

test.each([
  [{ quantity: ['Málo.'], non_field_errors: ['Produkt nelze koupit.', 'b'] }, 'Produkt nelze koupit.'],
  [{ quantity: ['Nejméně 1.', 'b'], product: ['Chybí.'] }, 'Nejméně 1.'],
  [{ detail: 'Ne.' }, 'Ne.'],
])('a refused product is told by its first message: %j', async (body, message) => {
  const { failure } = await failToAdd(body)
  expect(failure).toMatchObject({ kind: 'invalid', message })
})
