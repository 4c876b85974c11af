import { object, parse, string } from 'valibot'
import { readGatewaySecret } from '../payments/gateway-secret.ts'
import { unsealByTwisto, writeTwistoTransaction } from '../payments/seal-twisto.ts'
import type { Shop, ShopApp } from '../server/shop.ts'

const Sealed = object({ order: object({ total_price_vat: string() }) })
/** Twisto lends no more to anybody. */
const MOST = 30_000

/** What stands behind the double of Twisto's script. */
export function addTwistoDouble(app: ShopApp, shop: Shop): void {
  app.post('/providers/twisto/check/', async c => {
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Cache-Control', 'no-store')
    const secret = await readGatewaySecret(shop.database)
    const sealed = unsealByTwisto(secret, await c.req.text())
    if (sealed === null) return c.json({ detail: 'Not sealed by this shop.' }, 400)
    const total = parse(Sealed, sealed).order.total_price_vat
    return Number(total) > MOST
      ? c.json({ status: 'rejected', reason: 'limit' })
      : c.json({ status: 'accepted', transaction_id: writeTwistoTransaction(secret, total) })
  })
}
