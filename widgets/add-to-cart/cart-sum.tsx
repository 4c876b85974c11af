import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { type CartSummary, cartSummary } from '#core/api/cart/cart.ts'
import { cart } from '#core/cart/cart.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { cartSumMessages } from './cart-sum-messages.ts'

const t = createTranslate(cartSumMessages)

/** What all of the cart comes to now. The product is in it either way, so a sum that can't be had is not missed. */
export function CartSum(): ReactNode {
  useSignals()
  const { data, failure } = useModel(createCartSum)
  const sum = data.value
  if (!sum || failure.value) return null
  const { count, total, has_bonus: hasBonus } = sum
  return (
    <KeyedText as="p" value={t(hasBonus ? 'inCartFrom' : 'inCart', { count, total: showPrice(total) })} />
  )
}

function createCartSum() {
  const sum = createResource<CartSummary>()
  return {
    data: sum.data,
    failure: sum.failure,
    mount(): () => void {
      void sum.fetch({ endpoint: cartSummary })
      const reread = (): void => void sum.invalidate()
      const endings = [cart.onChange(reread), onRestored(reread), sum.unsubscribe]
      return () => {
        for (const end of endings) end()
      }
    },
  }
}
