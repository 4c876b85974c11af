import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeSale } from '../buyback/test-sale.ts'
import { openDatabase } from '../database/database.ts'
import { type RunningShop, startShop } from './start-shop.ts'
import { createVisitor, dropDatabase, makeDatabase, type TestVisitor } from './test-shop.ts'

const SELL = '/cz/vykup/api/sell/'
const COUNT = '/cz/core/cart/count/'
const ADD = '/cz/core/cart/add-product/'
const CHARGER = 'nabijecka-usb-c-20w'
const JANA = { e_mail: 'zakaznik@laguna.example', password: 'Zakaznik-1' }

let shops: RunningShop[]
let end: () => Promise<void>
/** The same visitor, at the one process and at the other. */
let here: TestVisitor
let there: TestVisitor

/** Two shops that were opened at the same moment on one empty database. */
async function openTwo(): Promise<void> {
  const options = { port: 0, quiet: true, isDemo: true, isSmall: true }
  const databaseUrl = await makeDatabase({ isEmpty: true })
  if (databaseUrl) {
    shops = await Promise.all([1, 2].map(() => startShop({ ...options, databaseUrl })))
    end = () => dropDatabase(databaseUrl)
    return
  }
  const opened = await openDatabase({ dataDir: ':memory:' })
  shops = [await startShop({ ...options, opened }), await startShop({ ...options, opened })]
  end = () => opened.close()
}

beforeAll(openTwo, 120_000)
beforeEach(() => {
  const cookies = new Map<string, string>()
  const [first, second] = shops.map(({ url }) => createVisitor(url, cookies))
  if (!first || !second) throw new Error('Two shops are needed.')
  here = first
  there = second
})
afterAll(async () => {
  for (const shop of shops) await shop.close()
  await end()
})

test('a visitor who signs in at one process is known at the other, and gone from both', async () => {
  expect((await here.post('/cz/core/api/login/', JANA)).status).toBe(204)
  expect((await there.get('/cz/core/api/active-user/')).json).toMatchObject({ authenticated: true })
  expect((await there.post('/cz/core/api/logout/', {})).status).toBe(204)
  expect((await here.get('/cz/core/api/active-user/')).json).toMatchObject({ authenticated: false })
})

test('a token that one process gave is right at the other, and a wrong one is wrong at both', async () => {
  await here.get('/cz/core/api/active-user/')
  expect((await there.post(ADD, { product: CHARGER })).status).toBe(200)
  for (const visitor of [here, there])
    expect((await visitor.post(ADD, { product: CHARGER }, { 'X-CSRFToken': 'x'.repeat(64) })).status).toBe(
      403,
    )
})

test('a cart is one, however often its calls change sides', async () => {
  expect((await here.post(ADD, { product: CHARGER })).json).toEqual({ count: 1 })
  expect((await there.post(ADD, { product: CHARGER, quantity: 2 })).json).toEqual({ count: 3 })
  expect((await here.get(COUNT)).json).toEqual({ count: 3 })
  const both = [here, there, here, there].map(visitor => visitor.post(ADD, { product: CHARGER }))
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await there.get(COUNT)).json).toEqual({ count: 7 })
})

test('a sale that is repeated at the other process is one sale, also while the first is still answered', async () => {
  const sale = await makeSale(here)
  const headers = { 'Idempotency-Key': 'two-processes-1' }
  const first = await here.post(SELL, sale, headers)
  const second = await there.post(SELL, sale, headers)
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.headers.get('location')).toBe(first.headers.get('location'))
  const another = await makeSale(here)
  const racing = await Promise.all(
    [here, there, here, there].map(visitor =>
      visitor.post(SELL, another, { 'Idempotency-Key': 'two-processes-2' }),
    ),
  )
  expect(racing.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(racing.map(({ headers: sent }) => sent.get('location'))).size).toBe(1)
  expect((await there.get(first.headers.get('location') ?? '')).status).toBe(200)
})

test('prices that changed at one process are a conflict at the other', async () => {
  const sale = await makeSale(here)
  const change = { market: 'cz', model: 'apple-iphone-13-128gb', factor: 0.9 }
  expect((await here.post('/qa/price-list/', change)).json).toEqual({ published: 1 })
  expect((await there.post(SELL, sale)).status).toBe(409)
  expect((await here.post(SELL, await makeSale(there))).status).toBe(201)
})

test('what a tester ordered at one process happens at the other, as often as was said, and is counted there', async () => {
  const scope = { 'Ostrov-QA': 'two-processes' }
  await here.post('/qa/misbehave/', {
    route: 'buyout-types',
    kind: '500-html',
    times: 2,
    scope: 'two-processes',
  })
  const ask = async (visitor: TestVisitor) => (await visitor.get('/cz/vykup/api/types/', scope)).status
  expect([await ask(there), await ask(here), await ask(there)]).toEqual([500, 500, 200])
  const calls = (await here.get('/qa/calls/?scope=two-processes')).json as { status: number }[]
  expect(calls.map(({ status }) => status)).toEqual([500, 500, 200])
  expect((await there.send('/qa/calls/?scope=two-processes', { method: 'DELETE' })).status).toBe(204)
  expect((await here.get('/qa/calls/?scope=two-processes')).json).toEqual([])
})

test('what staff change and publish at one process the other shows at once', async () => {
  const staff = { email: 'obsluha@laguna.example', password: 'Obsluha-1' }
  await here.postForm('/admin/login/', staff)
  const { text } = await here.get('/cz/vykup/?edit')
  const [, id] = /data-component="notifications" data-component-pk="(\d+)"/.exec(text) ?? []
  const [, page] = /"name":"page","value":"(\d+)"/.exec(text) ?? []
  const form = { version: 1, params: [], when: 'idle' }
  expect((await here.post(`/cz/core/api/component-params/${id}/`, form)).status).toBe(200)
  const placed = `data-component-pk="${id}" data-when="idle"`
  expect((await there.get('/cz/vykup/')).text).not.toContain(placed)
  const { json } = await here.get(`/cz/core/api/pages/${page}/draft/`)
  const { version } = json as { version: number }
  expect((await here.post(`/cz/core/api/pages/${page}/draft/`, { version })).status).toBe(200)
  expect((await there.get('/cz/vykup/')).text).toContain(placed)
})
