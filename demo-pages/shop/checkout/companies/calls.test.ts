import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningShop } from '#shop/server/start-shop.ts'
import { createVisitor, startTestShop } from '#shop/server/test-shop.ts'

let shop: RunningShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

test.each([
  ['cz', '12345679', 'Kavárna U Mostu, s. r. o.', 'CZ12345679'],
  ['cz', '23456787', 'Truhlářství Dubový list, s. r. o.', null],
  ['ro', '34567892', 'Tâmplăria Stejarul S.R.L.', null],
])('in %s the firm %s is found by its number', async (market, number, name, vatn) => {
  const { status, json } = await createVisitor(shop.url).get(`/${market}/core/checkout/companies/${number}/`)
  expect([status, json]).toEqual([200, expect.objectContaining({ name, vatn })])
})

test('a firm of the other market, and one that there is not, are not found', async () => {
  for (const number of ['12345674', '00000000', 'x'])
    expect((await createVisitor(shop.url).get(`/cz/core/checkout/companies/${number}/`)).status).toBe(404)
})
