import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Notice } from '#core/api/checkout/checkout-cart.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { EditLink } from './edit-link.tsx'
import { t } from './messages.ts'

/** What the customer has to know before they order. */
export function Notices({
  checkout,
  notices,
  cartUrl,
  onEdit,
}: {
  checkout: Checkout
  notices: readonly Notice[]
  cartUrl: string
  onEdit: (link: HTMLAnchorElement) => void
}): ReactNode {
  useSignals()
  const { totalChange, selectFailure, selectAgain, isCounting } = checkout
  const change = totalChange.value
  return (
    <div className="ostrov-checkout-notices">
      {change && (
        <Note kind="warning">
          <KeyedText value={t('totalChanged', { from: showPrice(change.from), to: showPrice(change.to) })} />
        </Note>
      )}
      {notices.map(({ kind, about }) => (
        <Note key={`${kind} ${about}`} kind="warning">
          <KeyedText value={t(`notice.${kind}`, { about: about ?? '' })} />
          {IN_CART.has(kind) && (
            <EditLink
              href={cartUrl}
              onEdit={kind === 'not-in-stock' ? onEdit : undefined}
              className="ostrov-button"
              data-kind="secondary"
            />
          )}
        </Note>
      ))}
      {selectFailure.value && (
        <FailureNote
          failure={selectFailure.value}
          lead={t('notSelected')}
          isBusy={isCounting.value}
          onRetry={selectAgain}
        />
      )}
    </div>
  )
}

/** What is mended in the cart; how many there are of what, in the one over the order, too. */
const IN_CART: ReadonlySet<string> = new Set([
  'not-in-stock',
  'insurance-price-changed',
  'glue-service-not-offered',
])
