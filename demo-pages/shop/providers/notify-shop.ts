import { signText } from '../payments/gateway-secret.ts'
import { pathOfNotify, SIGNATURE } from '../payments/notify.ts'
import type { Outcome } from '../payments/settle.ts'
import type { ShopApp } from '../server/shop.ts'
import type { GatewaySession } from './gateway-session.ts'

type Paid = Pick<GatewaySession, 'payId' | 'market' | 'amount' | 'currency'>

/** The gateway's own word to the shop, signed; no browser carries it. */
export async function notifyShop(app: ShopApp, secret: string, paid: Paid, outcome: Outcome): Promise<void> {
  const { payId, market, amount, currency } = paid
  const body = JSON.stringify({ payId, amount, currency, ...outcome })
  await app.request(pathOfNotify(market), {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', [SIGNATURE]: signText(secret, body) },
  })
}
