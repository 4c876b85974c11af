import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Checkout } from '#core/checkout/checkout.ts'

/** How the cart is delivered. */
export function DeliveryStep({ checkout }: { checkout: Checkout }): ReactNode {
  useSignals()
  const list = checkout.deliveries.data.value?.deliveries ?? []
  return list.map(one => (
    <label key={one.code} className="ostrov-checkbox">
      <input
        type="radio"
        name="delivery"
        checked={checkout.choice.value.delivery?.code === one.code}
        onChange={() => checkout.choose('delivery', one)}
      />
      <span>{one.name}</span>
    </label>
  ))
}
