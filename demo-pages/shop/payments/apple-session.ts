import type { MarketCode } from '../contract.ts'
import { findPageOrigin, findProviderOrigin } from '../providers/origin.ts'
import { CallError } from '../server/call-answer.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { PAYMENT_TEXTS } from './texts.ts'
import { APPLE_MERCHANT } from './wallet-echo.ts'

/** Apple's list of hosts that a merchant's session may be asked of. */
const APPLE = /^(?:cn-)?apple-pay-gateway(?:-(?:nc|pr)-pod\d{1,2}(?:-dr)?)?\.apple\.com$/

/** Whether this is a place of Apple's, so that nobody has the shop ask a server of theirs. */
export function isAppleUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password, pathname } = new URL(text)
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  return (
    isPlain && APPLE.test(hostname) && /^\/paymentservices\/(?:startSession|paymentSession)$/.test(pathname)
  )
}

interface Validation {
  c: ShopContext
  market: MarketCode
  validationURL: string
}

/** A session of this merchant with Apple, which only the shop may ask for; in a demo the double gives it. */
export async function createAppleSession(
  app: ShopApp,
  shop: Shop,
  { c, market, validationURL }: Validation,
): Promise<Record<string, unknown>> {
  const texts = PAYMENT_TEXTS[market]
  const double = `${findProviderOrigin(c, shop)}/providers/apple-pay/session/`
  const isDouble = shop.isDemo && validationURL === double
  if (!isDouble && !isAppleUrl(validationURL)) throw new CallError(400, { validationURL: [texts.notApple] })
  // Apple answers to a certificate of the merchant's, which this shop has none of.
  if (!isDouble) throw new CallError(409, { detail: texts.noGateway })
  const response = await app.request('/providers/apple-pay/session/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      merchantIdentifier: APPLE_MERCHANT,
      displayName: 'Laguna',
      initiative: 'web',
      initiativeContext: new URL(findPageOrigin(c, shop)).hostname,
    }),
  })
  return response.json()
}
