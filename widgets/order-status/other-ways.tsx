import type { ReactNode } from 'react'
import { WalletPay } from '#kit/wallets/wallet-pay.tsx'
import { createWalletPayment } from '#kit/wallets/wallet-payment.ts'

const KINDS = ['google-pay', 'apple-pay'] as const

/** The wallets by which an order can be paid beside a card; of each that this device lacks it is said. */
export const OtherWays = ({ id }: { id: string }): ReactNode =>
  KINDS.map(kind => <WalletPay key={kind} create={() => createWalletPayment(kind, id)} />)
