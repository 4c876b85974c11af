import { MARKETS, type MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { SESSION_LASTS, writeSession } from '../providers/gateway-session.ts'
import { findPageOrigin, findProviderOrigin } from '../providers/origin.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { SITES } from '../site/site.ts'
import { readGatewaySecret } from './gateway-secret.ts'
import type { KnownPayment } from './store.ts'

/** Where the customer pays by card, or confirms what a wallet began. */
export async function openGateway(
  { c, shop, tx, market }: { c: ShopContext; shop: Shop; tx: Database; market: MarketCode },
  { payment, order }: KnownPayment,
  page: '' | '3ds/' = '',
): Promise<string> {
  const session = writeSession(await readGatewaySecret(tx), {
    payId: payment.payId,
    market,
    amount: payment.amount,
    currency: MARKETS[market].currency,
    orderNumber: order.number,
    returnUrl: `${findPageOrigin(c, shop)}${SITES[market].paths.payment}${payment.payId}/return/`,
    expiresAt: Date.now() + SESSION_LASTS,
  })
  return `${findProviderOrigin(c, shop)}/providers/gateway/${session}/${page}`
}
