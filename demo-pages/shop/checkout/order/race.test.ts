import { createHash, randomBytes } from 'node:crypto'
import { and, count, countDistinct, eq, gte, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartItems, carts, goods } from '#shop/cart/schema.ts'
import { type OpenDatabase, openDatabase } from '#shop/database/database.ts'
import { orderItems, orders } from '#shop/orders/schema.ts'
import { type RunningShop, startShop } from '#shop/server/start-shop.ts'
import {
  createVisitor,
  dropDatabase,
  makeDatabase,
  openSeeded,
  type TestVisitor,
} from '#shop/server/test-shop.ts'
import { CHARGER, finish, makeOrder } from '../test-order.ts'

/** The embedded database does one thing after another, so that fewer show the same there. */
const SCALE = process.env.OSTROV_TEST_DATABASE_URL ? 10 : 3
const PIECES = 5 * SCALE
const BUYERS = 20 * SCALE
const AT_ONCE = 20

let shops: RunningShop[]
let open: OpenDatabase
let end: () => Promise<void>

/** Two shops on one database: a real server where there is one, else one that lies in memory. */
async function openShops(): Promise<void> {
  const options = { port: 0, quiet: true, isDemo: true }
  const databaseUrl = await makeDatabase()
  open = databaseUrl ? await openDatabase({ databaseUrl, dataDir: '' }) : await openSeeded()
  const one = databaseUrl ? { databaseUrl } : { opened: open }
  shops = [await startShop({ ...options, ...one }), await startShop({ ...options, ...one })]
  end = async () => {
    await open.close()
    if (databaseUrl) await dropDatabase(databaseUrl)
  }
}

beforeAll(openShops, 120_000)
afterAll(async () => {
  for (const shop of shops) await shop.close()
  await end()
})

async function stockCharger(pieces: number): Promise<number> {
  const [charger] = await open.database
    .update(goods)
    .set({ stock: pieces })
    .where(and(eq(goods.market, 'cz'), eq(goods.seoName, CHARGER)))
    .returning({ id: goods.id })
  return charger?.id ?? 0
}

/** Browsers with one charger in the cart of each, turn by turn at the one process and at the other. */
async function gatherBuyers(goodsId: number, number: number): Promise<TestVisitor[]> {
  const first = createVisitor(shops[0]?.url ?? '')
  await first.get('/cz/core/api/active-user/')
  const tokens = Array.from({ length: number }, () => randomBytes(24).toString('hex'))
  const made = await open.database
    .insert(carts)
    .values(
      tokens.map(token => ({ market: 'cz', tokenHash: createHash('sha256').update(token).digest('hex') })),
    )
    .returning({ id: carts.id })
  await open.database.insert(cartItems).values(made.map(({ id }) => ({ cartId: id, goodsId, quantity: 1 })))
  return tokens.map((token, at) => {
    const cookies = new Map([...first.cookies, ['cartid', token]])
    return createVisitor(shops[at % 2]?.url ?? '', cookies)
  })
}

/** Sends the order as a browser does whose line is bad: twice at once, and again until it is known what came of it. */
async function insist(buyer: TestVisitor, at: number): Promise<{ status: number; place: string | null }[]> {
  const headers = { 'Idempotency-Key': `race-${at}`, 'Ostrov-QA': `race-${at}` }
  const send = async () => {
    for (let tries = 0; tries < 10; tries++) {
      const { status, headers: sent } = await finish(buyer, makeOrder(), { headers })
      if (status < 500) return { status, place: sent.get('location') }
    }
    throw new Error('The shop gave no answer.')
  }
  return Promise.all([send(), send()])
}

test('of many buyers as many get one as there are pieces: no order is lost, none is doubled, no number is left out', async () => {
  const goodsId = await stockCharger(PIECES)
  const buyers = await gatherBuyers(goodsId, BUYERS)
  const all: Awaited<ReturnType<typeof insist>>[] = []
  const queue = buyers.entries()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [at, buyer] of queue) all.push(await insist(buyer, at))
    }),
  )
  const made = all.filter(([first]) => first?.status === 201)
  expect([all.length, made.length]).toEqual([BUYERS, PIECES])
  for (const [first, second] of made) expect(second).toEqual(first)
  expect(all.flat().every(({ status }) => status === 201 || status === 409)).toBe(true)
  await expectKept(made.map(([first]) => first?.place?.split('/').at(-2) ?? ''))
  const [left] = await open.database.select().from(goods).where(eq(goods.id, goodsId))
  expect(left?.stock).toBe(0)
}, 120_000)

/** All orders of the tokens are there, each with its one item, and nobody made others. */
async function expectKept(tokens: string[]): Promise<void> {
  const { database } = open
  const kept = await database.select().from(orders).where(inArray(orders.token, tokens))
  expect(kept).toHaveLength(PIECES)
  const numbers = kept.map(({ number }) => Number(number)).sort((one, other) => one - other)
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
  const ids = kept.map(({ id }) => id)
  const [sold] = await database
    .select({ orders: countDistinct(orderItems.orderId), items: count() })
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
  expect(sold).toEqual({ orders: PIECES, items: PIECES })
  const [later] = await database
    .select({ count: count() })
    .from(orders)
    .where(gte(orders.id, Math.min(...ids)))
  expect(later?.count).toBe(PIECES)
}
