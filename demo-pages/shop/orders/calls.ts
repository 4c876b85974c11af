import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { writeOnce } from '../django/answer-once.ts'
import { checkCsrf } from '../django/csrf.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { paginate } from '../django/paginate.ts'
import { readVisitor } from '../django/session.ts'
import { nameClient } from '../limits/client.ts'
import { sayWhen } from '../limits/say-when.ts'
import { type Limit, takeTurn } from '../limits/turns.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { describeOrder } from './describe-order.ts'
import { describeInstalments, describeRows } from './describe-rows.ts'
import { moveOrder } from './move-order.ts'
import type { OrderRow } from './schema.ts'
import { CANCELLABLE } from './states.ts'
import { countOrders, findOrder, isOfCustomer, listOrders, lockOrder } from './store.ts'
import { ORDER_TEXTS } from './texts.ts'
import { withdrawFrom } from './withdraw.ts'

/** One customer's, so that no cache may keep it. */
const PERSONAL = { 'Cache-Control': NEVER_KEPT, Vary: 'Cookie' }

/** Tries to guess an order. Whoever has a right token is never stopped by those who share their address and guess. */
const GUESSES: Limit = { what: 'order guesses', free: 20, firstPause: 30, longestPause: 900 }

/** An order as whoever has its token sees it, and what they may do with it. */
export function addOrderCalls(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'order-status', async (c, market) => {
    const order =
      (await findOrder(shop.database, market, c.req.param('id') ?? '')) ??
      (await refuseGuess(c, shop, market))
    return { status: 200, headers: PERSONAL, body: await describeOrder(shop.database, market, order) }
  })
  serveCall(app, shop, 'cancel-order', async (c, market) => {
    checkCsrf(c)
    const token = c.req.param('id') ?? ''
    if (!(await findOrder(shop.database, market, token))) await refuseGuess(c, shop, market)
    return writeOnce(c, shop, { route: `cancel-order ${token}`, market }, tx =>
      cancel(tx, shop, market, token),
    )
  })
  serveCall(app, shop, 'contract-withdrawal', async (c, market) => {
    checkCsrf(c)
    const token = c.req.param('id') ?? ''
    if (!(await findOrder(shop.database, market, token))) await refuseGuess(c, shop, market)
    return writeOnce(c, shop, { route: `contract-withdrawal ${token}`, market }, (tx, body) =>
      withdrawFrom(tx, shop, { market, token, body }),
    )
  })
}

async function refuseGuess(c: ShopContext, shop: Shop, market: MarketCode): Promise<never> {
  const seconds = await takeTurn(shop.database, GUESSES, nameClient(c, shop))
  if (seconds === 0) throw new CallError(404, { detail: DRF_TEXTS[market].notFound }, PERSONAL)
  throw new CallError(
    429,
    { detail: ORDER_TEXTS[market].tooOften(sayWhen(market, seconds)) },
    { ...PERSONAL, 'Retry-After': String(seconds) },
  )
}

/** An order that is cancelled already is answered as it is, for that is what was asked. */
async function cancel(
  tx: Database,
  { origin }: Shop,
  market: MarketCode,
  token: string,
): Promise<CallAnswer> {
  const order = await lockOrder(tx, market, token)
  if (!order) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
  if (order.state === 'cancelled') return { status: 200, body: await describeOrder(tx, market, order) }
  const moved = CANCELLABLE.includes(order.state)
    ? await moveOrder(tx, order.id, { from: order.state, to: 'cancelled', origin })
    : null
  if (!moved) throw new CallError(409, { detail: ORDER_TEXTS[market].notCancelled })
  return { status: 200, body: await describeOrder(tx, market, moved) }
}

/** The lists of who is signed in. */
export function addOrderListCalls(app: ShopApp, shop: Shop): void {
  const list = async <T>(
    c: ShopContext,
    market: MarketCode,
    isInstalment: boolean,
    write: (rows: OrderRow[]) => Promise<T[]>,
  ): Promise<CallAnswer> => {
    const visitor = await readVisitor(shop.database, c)
    if (!visitor) throw new CallError(403, { detail: DRF_TEXTS[market].notSignedIn })
    const where = isOfCustomer(market, visitor.id, isInstalment)
    const count = await countOrders(shop.database, where)
    const body = await paginate(c, shop, market, count, async slice =>
      write(await listOrders(shop.database, where, slice)),
    )
    return { status: 200, headers: PERSONAL, body }
  }
  serveCall(app, shop, 'orders', (c, market) =>
    list(c, market, false, rows => describeRows(shop.database, market, rows)),
  )
  serveCall(app, shop, 'instalments-overview', (c, market) =>
    list(c, market, true, rows => describeInstalments(shop.database, market, rows)),
  )
}
