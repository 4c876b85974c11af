import type { ReactNode } from 'react'
import type { ParamValues } from '#core/params/define-params.ts'
import { WalletPay } from '#kit/wallets/wallet-pay.tsx'
import { createApplePay } from './model.ts'
import type { params } from './params.ts'

export const View = ({ params: { order } }: { params: ParamValues<typeof params> }): ReactNode => (
  <WalletPay create={() => createApplePay(order)} />
)
