import { readCartOwner } from '../cart/owner.ts'
import { checkOrder } from '../checkout/check-order.ts'
import { readCheckout } from '../checkout/checkout-state.ts'
import { type OrderRequest, writeDecimal } from '../contract.ts'
import { writeOnce } from '../django/answer-once.ts'
import { readManners } from '../providers/manners.ts'
import { findProviderOrigin } from '../providers/origin.ts'
import { writeProviderUrl } from '../providers/provider-url.ts'
import { CallError } from '../server/call-answer.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { readGatewaySecret } from './gateway-secret.ts'
import { sealForTwisto } from './seal-twisto.ts'
import { PAYMENT_TEXTS } from './texts.ts'

const PERSONAL = { 'Cache-Control': NEVER_KEPT, Vary: 'Cookie' }
const TWISTO = 'https://api.twisto.cz/v2/lib/twisto.js'
/** Checked without it, since it is what Twisto is asked for. */
const NOT_YET = 'not-yet'

/** What Twisto is asked with: a key and a script, and the order sealed. */
export function addTwistoCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'twisto-data', async c => {
    const manner = shop.isDemo ? (await readManners(database, c.get('scope'))).get('twisto') : undefined
    const script = shop.isDemo ? writeProviderUrl(findProviderOrigin(c, shop), 'twisto.js', manner) : TWISTO
    return { status: 200, headers: PERSONAL, body: { public_key: 'laguna', script } }
  })
  serveCall(app, shop, 'send-twisto-data', (c, market) =>
    writeOnce(c, shop, { route: 'send-twisto-data', market }, async (tx, body) => {
      const { request, delivery, payment } = checkOrder(
        market,
        { ...body, transaction_id: NOT_YET },
        new Date(),
      )
      const owner = await readCartOwner(tx, c, market)
      const state = await readCheckout(tx, owner, { delivery: delivery.code, payment: payment.code })
      if (state.items.length === 0) throw new CallError(409, { detail: PAYMENT_TEXTS[market].emptyCart })
      const total = writeDecimal(state.totals.total)
      const items = state.lines.map(({ kind, code, name, quantity, total: price }) => ({
        // What Twisto calls its kinds of items: goods, a shipment, a payment, a discount.
        type: kind === 'bonus' ? 32 : 0,
        name,
        product_id: code,
        quantity,
        price_vat: writeDecimal(price),
      }))
      const order = { date_created: state.now.toISOString(), total_price_vat: total, items }
      const payload = sealForTwisto(await readGatewaySecret(tx), { ...describeCustomer(request), order })
      return { status: 200, body: { payload } }
    }),
  )
}

const describeCustomer = ({ order_billing_address: address, order_info: info }: OrderRequest) => ({
  customer: {
    email: address.email,
    name: `${address.first_name} ${address.last_name}`,
    phone: address.phone,
    birth_date: info.birth_date,
    company_id: address.tin || null,
    vat_id: address.vatn || null,
  },
})
