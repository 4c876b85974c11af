import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { buyback } from '#core/buyback/buyback.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { SignInNote } from '#kit/form/sign-in-note.tsx'
import { t } from './form-text.ts'
import type { Sale } from './model.ts'

/** Why the form could not be sent; the button beside it sends it again. */
export function Footer({ sale }: { sale: Sale }): ReactNode {
  useSignals()
  const change = sale.priceChange.value
  const failed = sale.form.failure.value
  // That prices have changed is told by the change itself, as soon as it is known.
  const isTold = failed?.failure.kind === 'conflict' && (change !== null || buyback.isLoading.value)
  const failure = isTold ? null : failed
  return (
    <div className="ostrov-sell-footer">
      {sale.isUnpriced.value && (
        <Note kind="error">
          <KeyedText value={t('priceGone')} />
        </Note>
      )}
      {failure &&
        (failure.failure.kind === 'signed-out' ? (
          <SignInNote failure={failure} label={t('signIn')} />
        ) : (
          <FailureNote failure={failure} />
        ))}
      {change && (
        <Note kind="warning">
          <KeyedText value={t('priceChanged', { from: showPrice(change.from), to: showPrice(change.to) })} />
        </Note>
      )}
    </div>
  )
}
