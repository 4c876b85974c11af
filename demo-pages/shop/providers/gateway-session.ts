import { type InferOutput, number, picklist, safeParse, strictObject, string } from 'valibot'
import { isSignedBy, signText } from '../payments/gateway-secret.ts'
import { MARKET_CODES } from '../site/site.ts'

const Session = strictObject({
  payId: string(),
  market: picklist(MARKET_CODES),
  /** Decimal. */
  amount: string(),
  currency: string(),
  orderNumber: string(),
  /** Where the customer goes back to. */
  returnUrl: string(),
  /** Milliseconds since 1970. */
  expiresAt: number(),
})
/** What the gateway knows of a payment; it travels in the URL of its page, and only the shop can write one. */
export type GatewaySession = InferOutput<typeof Session>

export const SESSION_LASTS = 30 * 60_000

export function writeSession(secret: string, session: GatewaySession): string {
  const text = Buffer.from(JSON.stringify(session)).toString('base64url')
  return `${text}.${signText(secret, text)}`
}

/** Null where nobody signed it. */
export function readSession(secret: string, written: string): GatewaySession | null {
  const [text = '', signature = ''] = written.split('.')
  if (!isSignedBy(secret, text, signature)) return null
  const parsed = safeParse(Session, JSON.parse(Buffer.from(text, 'base64url').toString()))
  return parsed.success ? parsed.output : null
}
