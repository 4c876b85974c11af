import { randomUUID } from 'node:crypto'
import { type InferOutput, picklist, safeParse, strictObject, string } from 'valibot'
import { isSignedBy, signText } from '../payments/gateway-secret.ts'

const WalletPayment = strictObject({
  kind: picklist(['google-pay', 'apple-pay']),
  /** Decimal. */
  amount: string(),
  currency: string(),
  card: picklist(['good', 'secure', 'declined']),
})
/** What a wallet's token says to the bank. */
export type WalletPayment = InferOutput<typeof WalletPayment>

export const readWalletPayment = (given: unknown): WalletPayment | null => {
  const parsed = safeParse(WalletPayment, given)
  return parsed.success ? parsed.output : null
}

/** A token as the doubles of wallets make it; no two are alike. */
export function writeToken(secret: string, payment: WalletPayment): { message: string; signature: string } {
  const text = JSON.stringify({ payment, nonce: randomUUID() })
  const message = Buffer.from(text).toString('base64url')
  return { message, signature: signText(secret, message) }
}

/** What the shop got of a wallet, base64, read as the bank reads it; null where no wallet made it. */
export function readToken(secret: string, base64: string): WalletPayment | null {
  const outer = parse(Buffer.from(base64, 'base64').toString())
  const message = outer?.signedMessage ?? outer?.data
  const signature = outer?.signature
  if (typeof message !== 'string' || typeof signature !== 'string') return null
  if (!isSignedBy(secret, message, signature)) return null
  return readWalletPayment(parse(Buffer.from(message, 'base64url').toString())?.payment)
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return value !== null && typeof value === 'object' ? { ...value } : null
  } catch {
    return null
  }
}
