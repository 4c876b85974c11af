import { createWalletPayment } from '#kit/wallets/wallet-payment.ts'

/** `order` is what opens it; without it, the last part of the page's path. */
export const createGooglePay = (order: string) => createWalletPayment('google-pay', order || readLastPart())

const readLastPart = (): string => globalThis.location?.pathname.split('/').filter(Boolean).at(-1) ?? ''
