import type { WalletKind } from '#core/checkout/pay.ts'

/** Decimal with two places, as wallets take it. */
export interface WalletTotal {
  amount: string
  currency: string
}

export type WalletResult =
  /** Base64, as the shop takes it. */
  { kind: 'token'; token: string } | { kind: 'cancelled' } | { kind: 'failed'; message: string }

/** A wallet that this device can pay with. */
export interface Wallet {
  kind: WalletKind
  /** Must be called within the customer's click, or the browser does not open it. */
  pay: (total: WalletTotal) => Promise<WalletResult>
}

/** Base64 of a text in any alphabet. */
export const toBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), byte => String.fromCharCode(byte)).join(''))
