import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Checkout } from '#core/checkout/checkout.ts'
import type { FailureError } from '#core/http/failure.ts'
import { describeFailure } from '#core/intl/failure-text.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { page } from '#core/page.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { t } from './messages.ts'
import type { OrderModel } from './order-model.ts'

/** Beside the button that orders: for how much, what it still waits for, and why it did not go. */
export function Finish({ checkout, order }: { checkout: Checkout; order: OrderModel }): ReactNode {
  useSignals()
  const { paying, form } = order
  const total = checkout.cart.value?.totals.total ?? 0
  const [owed] = checkout.missing.value
  const failure = form.failure.value
  return (
    <div className="ostrov-checkout-finish">
      <p className="ostrov-muted">
        <KeyedText value={nameState(total, owed, paying.isPreparing.value)} />
      </p>
      {paying.fault.value && (
        <Note kind="error">
          <KeyedText value={paying.fault.value} />
        </Note>
      )}
      {failure?.failure.kind === 'conflict' && (
        <Note kind="warning">
          <KeyedText value={t('changed')} />
        </Note>
      )}
      {failure &&
        (failure.failure.kind === 'signed-out' ? (
          <SignedOut failure={failure} />
        ) : (
          <FailureNote failure={failure} />
        ))}
    </div>
  )
}

function nameState(total: number, owed: Owed | undefined, isPreparing: boolean): string {
  if (owed) return t('stillMissing', { what: t(`missing.${owed}`) })
  return isPreparing ? t('walletPreparing') : t('submitHint', { total: showPrice(total) })
}

type Owed = Checkout['missing']['value'][number]

/** Signing in must not take the customer from the order, for what was typed is kept nowhere else. */
function SignedOut({ failure }: { failure: FailureError }): ReactNode {
  const { loginUrl } = page.value
  const here = encodeURIComponent(location.pathname + location.search)
  return (
    <Note kind="error">
      <KeyedText value={describeFailure(failure)} />
      {loginUrl && (
        <a
          className="ostrov-button"
          data-kind="secondary"
          href={`${loginUrl}?next=${here}`}
          target="_blank"
          rel="noopener"
        >
          {t('signIn')}
        </a>
      )}
    </Note>
  )
}
