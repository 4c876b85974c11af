import { eq } from 'drizzle-orm'
import { goods } from '../cart/schema.ts'
import { listGoods } from '../cart/store.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { isEmpty } from '../database/rows.ts'
import type { SeedSetting } from '../server/domain.ts'
import { users } from '../visitor/schema.ts'
import { DEMO_ACCOUNTS } from '../visitor/seed.ts'
import { orders } from './schema.ts'
import { makeTestOrder, type TestOrder } from './test-order.ts'

/** What the demo's customer has ordered: one order in each state, some of them in the ways that look different. */
const OF_CUSTOMER: readonly TestOrder[] = [
  { state: 'returned', days: 40, delivery: 'packeta' },
  { state: 'cancelled', days: 30, isPaid: false },
  { state: 'delivered', days: 60, payment: 'instalments', products: { 'apple-ipad-air-11-m2-128gb': 1 } },
  { state: 'delivered', days: 6, isInsured: true, token: 'delivered-order' },
  { state: 'sent', days: 3, payment: 'cash', isCompany: true, token: 'sent-order' },
  { state: 'ready-for-pickup', days: 2, delivery: 'store', products: { 'kabel-usb-c-1m': 1 } },
  { state: 'in-progress', days: 1, payment: 'instalments', products: { 'samsung-galaxy-s25-128gb': 1 } },
  {
    state: 'waiting-for-payment',
    days: 1,
    payment: 'transfer',
    products: { 'sluchatka-bezdratova': 1 },
    token: 'transfer-order',
  },
  { state: 'new', days: 0, isPaid: false, token: 'new-order' },
]

/** So many that they take two pages. */
const OF_BRANCH: readonly TestOrder[] = Array.from({ length: 12 }, (_, index) => ({
  state: 'delivered' as const,
  days: 100 - index,
  products: { 'kabel-usb-c-1m': index + 1 },
  payment: index % 2 ? ('transfer' as const) : ('instalments' as const),
  isCompany: true,
}))

/** Orders of the demo's accounts; a shop that is no demo begins without any. */
export async function seedOrders(
  database: Database,
  market: MarketCode,
  { now, isDemo }: SeedSetting,
): Promise<void> {
  if (!isDemo || !(await isEmpty(database, orders, market))) return
  const made: [email: string, seeds: readonly TestOrder[]][] = [
    [DEMO_ACCOUNTS.branch.email, OF_BRANCH],
    [DEMO_ACCOUNTS.customer.email, OF_CUSTOMER],
  ]
  const stock = await listGoods(database, market)
  for (const [email, seeds] of made) {
    const [user] = await database.select({ id: users.id }).from(users).where(eq(users.email, email))
    for (const order of seeds)
      await makeTestOrder(database, market, {
        ...order,
        ...(order.token && { token: `${market}-${order.token}` }),
        email,
        userId: user?.id ?? null,
        now,
      })
  }
  // The store is full at first: what was sold before has been brought anew.
  for (const { id, stock: pieces } of stock)
    await database.update(goods).set({ stock: pieces }).where(eq(goods.id, id))
}
