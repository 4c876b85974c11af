import { signal } from '@preact/signals-core'
import type { Payment } from '#core/api/payments/payments.ts'
import type { WalletKind } from '#core/checkout/pay.ts'

/** Whether this device can pay by a wallet. */
export type WalletState = 'unknown' | 'ready' | 'missing'

export const isWallet = (kind: Payment['kind']): kind is WalletKind =>
  kind === 'google-pay' || kind === 'apple-pay'

/** What is known of the wallets of this device; each is asked once, when it is offered. */
export function createWalletStates() {
  const states = signal<Partial<Record<WalletKind, WalletState>>>({})
  const set = (kind: WalletKind, state: WalletState): void => {
    states.value = { ...states.peek(), [kind]: state }
  }
  return {
    read: (kind: Payment['kind']): WalletState => (isWallet(kind) && states.value[kind]) || 'unknown',
    probe(kind: WalletKind): void {
      if (states.peek()[kind]) return
      set(kind, 'unknown')
      import('#kit/wallets/open-wallet.ts')
        .then(({ openWallet }) => openWallet(kind))
        .then(
          wallet => set(kind, wallet ? 'ready' : 'missing'),
          () => set(kind, 'missing'),
        )
    },
  }
}
