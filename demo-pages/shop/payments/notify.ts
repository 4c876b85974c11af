import { optional, picklist, safeParse, strictObject, string } from 'valibot'
import { MARKETS } from '../contract.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { SITES } from '../site/site.ts'
import { isSignedBy, readGatewaySecret } from './gateway-secret.ts'
import { settlePayment } from './settle.ts'
import { findPayment } from './store.ts'
import { REASONS } from './texts.ts'

export const SIGNATURE = 'X-Gateway-Signature'

/** Where the gateway itself, and no browser, says what became of a payment. */
export const pathOfNotify = (market: keyof typeof SITES): string =>
  `${SITES[market].paths.home}core/payments/notify/`

const Notice = strictObject({
  payId: string(),
  status: picklist(['in-progress', 'paid', 'failed', 'cancelled']),
  /** Decimal, as the payment was begun with. */
  amount: string(),
  currency: string(),
  reason: optional(picklist(REASONS)),
})

/** Only what carries the gateway's signature settles a payment; the page that a customer comes back to settles nothing. */
export function addNotifyCall(app: ShopApp, shop: Shop): void {
  const { database } = shop
  for (const { market } of Object.values(SITES)) {
    app.post(pathOfNotify(market), async c => {
      const text = await c.req.text()
      const secret = await readGatewaySecret(database)
      if (!isSignedBy(secret, text, c.req.header(SIGNATURE) ?? ''))
        return c.json({ detail: 'Signature.' }, 403)
      const notice = safeParse(Notice, parse(text))
      if (!notice.success) return c.json({ detail: 'Not understood.' }, 400)
      const { payId, amount, currency, status, reason } = notice.output
      const known = await findPayment(database, market, payId)
      if (!known) return c.json({ detail: 'Unknown payment.' }, 404)
      if (amount !== known.payment.amount || currency !== MARKETS[market].currency)
        return c.json({ detail: 'Another amount.' }, 400)
      const setting = { market, origin: shop.origin }
      return c.json({ status: await settlePayment(database, setting, payId, { status, reason }) })
    })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
