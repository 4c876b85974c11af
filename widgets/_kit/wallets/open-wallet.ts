import type { WalletKind } from '#core/checkout/pay.ts'
import { report } from '#core/report.ts'
import { openApplePay } from './apple-pay.ts'
import { openGooglePay } from './google-pay.ts'
import type { Wallet } from './wallet.ts'

/** Makes a wallet ready to pay, before its button is drawn; null where this device has none, or it is blocked. */
export async function openWallet(kind: WalletKind): Promise<Wallet | null> {
  try {
    return await (kind === 'google-pay' ? openGooglePay() : openApplePay())
  } catch (thrown) {
    report(`${kind} could not be opened.`, thrown)
    return null
  }
}
