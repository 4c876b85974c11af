import { randomUUID } from 'node:crypto'
import { readGatewaySecret } from '../payments/gateway-secret.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { readWalletPayment, writeToken } from './wallet-token.ts'

const SESSION_LASTS = 5 * 60_000

/** What stands behind the doubles of wallets: tokens for whoever chose a card, and Apple's sessions for a merchant. */
export function addWalletDoubles(app: ShopApp, shop: Shop): void {
  app.get('/providers/wallet-token/', async c => {
    const payment = readWalletPayment(c.req.query())
    if (!payment) return c.json({ detail: 'Not understood.' }, 400)
    // A wallet is asked by pages of any shop.
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Cache-Control', 'no-store')
    return c.json(writeToken(await readGatewaySecret(shop.database), payment))
  })
  app.post('/providers/apple-pay/session/', async c => {
    const { merchantIdentifier, displayName, initiativeContext } = await c.req.json()
    if (!merchantIdentifier || !displayName || !initiativeContext) return c.json({}, 400)
    return c.json({
      merchantSessionIdentifier: randomUUID(),
      merchantIdentifier,
      displayName,
      domainName: initiativeContext,
      epochTimestamp: Date.now(),
      expiresAt: Date.now() + SESSION_LASTS,
      nonce: randomUUID(),
      signature: 'double',
    })
  })
}
