import { readLastPart } from '#core/orders/order-token.ts'
import { createWalletPayment } from '#kit/wallets/wallet-payment.ts'

/** `order` is what opens it; without it, the last part of the page's path. */
export const createApplePay = (order: string) =>
  createWalletPayment('apple-pay', order || (readLastPart() ?? ''))
