import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSale } from '../buyback/test-sale.ts'
import type { RunningShop } from '../server/start-shop.ts'
import { createVisitor, startTestShop, type TestVisitor } from '../server/test-shop.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'

const RESET = '/qa/reset/'
const LOGIN = '/cz/core/api/login/'

let shop: RunningShop
let staff: TestVisitor
beforeAll(async () => {
  shop = await startTestShop()
  staff = createVisitor(shop.url)
}, 120_000)
afterAll(() => shop.close())

const { email, password } = DEMO_ACCOUNTS.staff
const signIn = (visitor: TestVisitor, secret: string = password) =>
  visitor.post(LOGIN, { e_mail: email, password: secret })

const countSales = async () =>
  ((await staff.get('/admin/')).text.match(/\/admin\/buyouts\/\d+\//g) ?? []).length
const listMails = async () => (await staff.get('/qa/outbox/', { Accept: 'application/json' })).json

test('a reset brings back what a new shop has, and nothing of what was made since', async () => {
  await signIn(staff)
  const before = await countSales()
  const first = (await staff.get('/admin/')).text.match(/\/admin\/buyouts\/\d+\//)?.[0]
  await staff.post('/cz/vykup/api/sell/', await makeSale(staff))
  await staff.post('/cz/api/new/news/subscriber/add-subscriber/', { e_mail: 'a@example.cz', agree: true })
  await staff.postForm('/qa/misbehave/', { preset: 'down', audience: 'everybody', minutes: '' })
  await staff.postForm('/qa/price-list/', {
    market: 'cz',
    model: 'apple-iphone-13-128gb',
    percent: '-50',
    sure: '1',
  })
  expect(await countSales()).toBe(before + 1)
  expect((await staff.get(RESET)).text).toMatch(/<input id="sure"[^>]* required/)
  const unsure = await staff.postForm(RESET, { what: 'data' })
  expect(unsure.status).toBe(400)
  expect(unsure.text).toContain('Tick this first')
  expect(await countSales()).toBe(before + 1)
  const done = await staff.postForm(RESET, { what: 'data', sure: '1' })
  expect([done.status, done.headers.get('location')]).toEqual([302, '/qa/?reset=1'])
  expect((await staff.get('/admin/')).status).toBe(302)
  expect((await staff.get('/cz/vykup/api/types/')).status).toBe(200)
  expect((await signIn(staff)).status).toBe(204)
  expect([await countSales(), await listMails()]).toEqual([before, []])
  expect((await staff.get('/admin/')).text).toContain(first)
  expect((await staff.get('/qa/price-list/')).text).toContain('Prices are as the shop began with them.')
  expect((await staff.get('/cz/vykup/')).text).toContain('data-component="buyback-selector"')
  expect((await staff.post('/cz/vykup/api/sell/', await makeSale(staff))).status).toBe(201)
}, 120_000)

test('whoever tried too often may try again once the limits are forgotten', async () => {
  const visitor = createVisitor(shop.url)
  const tries = []
  for (let count = 0; count < 7; count++) tries.push((await signIn(visitor, 'wrong')).status)
  expect(tries.at(-1)).toBe(429)
  const done = await visitor.postForm(RESET, { what: 'limits' })
  expect(done.headers.get('location')).toBe(`${RESET}?limits=1`)
  expect((await signIn(visitor)).status).toBe(204)
})

test('a form without the token resets nothing', async () => {
  const before = await countSales()
  const body = new URLSearchParams({ what: 'data', sure: '1' })
  expect((await staff.send(RESET, { method: 'POST', body })).status).toBe(403)
  expect(await countSales()).toBe(before)
})
