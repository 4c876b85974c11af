import type { ReactNode } from 'react'
import type { ChangeFailure as Failed } from '#core/cart/cart-contents.ts'
import { keepUnits } from '#core/intl/keep-units.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { t } from './change-failure-messages.ts'

/** A change of the cart that the shop did not take, with the way to have it sent again. */
export function ChangeFailure({
  of: { name: product, quantity, failure, retry },
  isBusy,
}: {
  of: Failed
  isBusy: boolean
}): ReactNode {
  const name = keepUnits(quantity ? `${quantity} × ${product}` : product)
  return (
    <FailureNote
      failure={failure}
      lead={t('notChanged', { name })}
      unknown={t('notKnown', { name })}
      isBusy={isBusy}
      // What the shop refused in its own words it refuses again.
      onRetry={failure.failure.kind === 'invalid' ? undefined : retry}
    />
  )
}
