import { DRF_TEXTS } from '../django/drf-texts.ts'
import { CallError } from '../server/call-answer.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { MARKET_CODES, SITES } from '../site/site.ts'
import { openGateway } from './open-gateway.ts'
import { beginPayment, findOpenPayment, findPayment, isPayable, lockOrder } from './store.ts'
import { PAYMENT_TEXTS } from './texts.ts'

const PERSONAL = { 'Cache-Control': NEVER_KEPT, Vary: 'Cookie' }

/** Paying by card, and what became of a payment. */
export function addCardCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'card-pay', (c, market) =>
    database.transaction(async tx => {
      const order = await lockOrder(tx, market, c.req.param('order') ?? '')
      if (!order) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
      if (!isPayable(order)) throw new CallError(409, { detail: PAYMENT_TEXTS[market].notPayable })
      if (!shop.isDemo) throw new CallError(409, { detail: PAYMENT_TEXTS[market].noGateway })
      // Who comes back, or opens a second tab, goes on with the payment that was begun.
      const open = await findOpenPayment(tx, order.id, 'card')
      const payment = open ?? (await beginPayment(tx, { order, kind: 'card' }))
      const url = await openGateway({ c, shop, tx, market }, { payment, order })
      return { status: 200, headers: PERSONAL, body: { payment_id: payment.payId, url } }
    }),
  )
  for (const market of MARKET_CODES) {
    // Who comes back from the gateway and has paid is thanked at once; all others learn what became of it.
    app.get(`${SITES[market].paths.payment}:id/return/`, async c => {
      const id = c.req.param('id') ?? ''
      const known = await findPayment(database, market, id)
      const { payment, thankYou } = SITES[market].paths
      const isPaid = known?.payment.status === 'paid'
      return c.redirect(isPaid ? `${thankYou}${known.order.token}/` : `${payment}${id}/`, 303)
    })
  }
  serveCall(app, shop, 'payment-status', async (c, market) => {
    const known = await findPayment(database, market, c.req.param('id') ?? '')
    if (!known) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
    const { payment, order } = known
    return {
      status: 200,
      headers: PERSONAL,
      body: {
        id: payment.payId,
        status: payment.status,
        order_id: order.token,
        order_number: order.number,
        total: payment.amount,
        message: payment.message,
        // Who has paid is thanked.
        order_url: `${SITES[market].paths[payment.status === 'paid' ? 'thankYou' : 'order']}${order.token}/`,
      },
    }
  })
}
