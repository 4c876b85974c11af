import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Checkout } from '#core/checkout/checkout.ts'

/** How the order is paid. */
export function PaymentStep({ checkout }: { checkout: Checkout }): ReactNode {
  useSignals()
  const list = checkout.payments.data.value?.payments ?? []
  return list.map(one => (
    <label key={one.code} className="ostrov-checkbox">
      <input
        type="radio"
        name="payment"
        checked={checkout.choice.value.payment?.code === one.code}
        onChange={() => checkout.choose('payment', one)}
      />
      <span>{one.name}</span>
    </label>
  ))
}
