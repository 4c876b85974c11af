import { eq } from 'drizzle-orm'
import { readCartOwner } from '../cart/owner.ts'
import { carts } from '../cart/schema.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { writeOnce } from '../django/answer-once.ts'
import { readVisitor } from '../django/session.ts'
import { nameClient } from '../limits/client.ts'
import { sayWhen } from '../limits/say-when.ts'
import { type Limit, takeTurn } from '../limits/turns.ts'
import { mails } from '../outbox/schema.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { SITES } from '../site/site.ts'
import { findCart } from './checkout-state.ts'
import { finishOrder, type MadeOrder, RideMoved } from './order/finish-order.ts'
import { writeOrderMail } from './order/mail.ts'
import { CHECKOUT_TEXTS } from './texts.ts'
import { fulfilWishes } from './wishes/fulfil-wishes.ts'

/** Orders what is in the cart. */
export function addOrderCall(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'finish-order', async (c, market) => {
    try {
      return await writeOnce(c, shop, { route: 'finish-order', market }, async (tx, body) => {
        const owner = await readCartOwner(tx, c, market)
        const visitor = await readVisitor(tx, c)
        await limitOrders(tx, market, nameClient(c, shop))
        const made = await finishOrder(tx, owner, { body, userId: visitor?.id ?? null })
        await mailOrder(tx, market, made, shop.origin)
        await fulfilWishes(tx, market, made, shop.origin)
        return describeMade(market, made)
      })
    } catch (thrown) {
      // What was refused is rolled back; what the ride really costs is to be shown all the same.
      if (thrown instanceof RideMoved) {
        const cart = await findCart(shop.database, await readCartOwner(shop.database, c, market))
        if (cart)
          await shop.database.update(carts).set({ express: thrown.express }).where(eq(carts.id, cart.id))
      }
      throw thrown
    }
  })
}

/** Orders that were made, not those that were refused: nobody empties the shop by a script. */
const PER_CLIENT: Limit = { what: 'order client', free: 40, firstPause: 30, longestPause: 900 }

async function limitOrders(tx: Database, market: MarketCode, client: string): Promise<void> {
  const seconds = await takeTurn(tx, PER_CLIENT, client)
  if (seconds > 0)
    throw new CallError(
      429,
      { detail: CHECKOUT_TEXTS[market].tooManyOrders(sayWhen(market, seconds)) },
      { 'Retry-After': String(seconds) },
    )
}

async function mailOrder(
  tx: Database,
  market: MarketCode,
  { order, state }: MadeOrder,
  origin: string,
): Promise<void> {
  const link = `${origin}${SITES[market].paths.order}${order.token}/`
  const mail = writeOrderMail(market, { order, lines: state.lines, link })
  await tx.insert(mails).values({ market, recipient: order.billing.email, ...mail })
}

const describeMade = (market: MarketCode, { order, payment }: MadeOrder): CallAnswer => ({
  status: 201,
  headers: { Location: `${SITES[market].paths.thankYou}${order.token}/` },
  body: {
    id: order.token,
    number: order.number,
    total: order.total,
    type_payment: order.typePayment,
    payment_id: payment?.payId ?? null,
    status_url: `${SITES[market].paths.order}${order.token}/`,
  },
})
