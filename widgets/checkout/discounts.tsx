import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { CartDiscount } from '#core/api/checkout/checkout-cart.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { MINUS, showPrice } from '#core/intl/format-money.ts'
import { announce } from '#kit/feedback/announce.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { t } from './messages.ts'

/** The discounts of the cart; one that no longer counts says what to do about it. */
export function Discounts({
  checkout,
  discounts,
}: {
  checkout: Checkout
  discounts: readonly CartDiscount[]
}): ReactNode {
  useSignals()
  const place = useFocusInPlace<HTMLDivElement>()
  const { failure, isPending, retryAfter } = checkout.discounts
  const isBusy = isPending.value || retryAfter.value > 0
  const remove = async (id: string): Promise<void> => {
    if (await checkout.discounts.remove(id)) announce(t('discountRemoved'))
  }
  return (
    <div ref={place} tabIndex={-1} className="ostrov-checkout-discounts">
      {discounts.length > 0 && (
        <ul>
          {discounts.map(one => (
            <Discount key={one.id} of={one} isBusy={isBusy} onRemove={() => void remove(one.id)} />
          ))}
        </ul>
      )}
      {failure.value && <FailureNote failure={failure.value} lead={t('discountFailed')} />}
    </div>
  )
}

function Discount({
  of: { name, code, amount, is_valid, reason, scope, is_automatic },
  isBusy,
  onRemove,
}: {
  of: CartDiscount
  isBusy: boolean
  onRemove: () => void
}): ReactNode {
  return (
    <li>
      <span>
        <KeyedText value={name} />
        {code && !name.includes(code) && <KeyedText className="ostrov-muted" value={` ${code}`} />}
      </span>
      <KeyedText value={amount > 0 ? `${MINUS}${showPrice(amount)}` : showPrice(0)} />
      {scope && <KeyedText as="p" className="ostrov-muted" value={scope} />}
      {!is_valid && (
        <KeyedText
          as="p"
          className="ostrov-field-error"
          value={t('invalidDiscount', { reason: reason ?? '' }).replace('  ', ' ')}
        />
      )}
      {!is_automatic && (
        <button
          type="button"
          className="ostrov-button"
          data-kind="quiet"
          aria-disabled={isBusy || undefined}
          aria-label={t('removeDiscount', { name: code ?? name })}
          onClick={() => {
            if (!isBusy) onRemove()
          }}
        >
          {t('remove')}
        </button>
      )}
    </li>
  )
}
