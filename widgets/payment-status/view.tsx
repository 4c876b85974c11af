import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { formatMoney } from '#core/intl/format-money.ts'
import { words } from '#core/intl/words.ts'
import { readLastPart } from '#core/orders/order-token.ts'
import { getMarket } from '#core/page.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { toSafePath } from '#core/safe-link.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'
import { createPaymentStatus, type PaymentModel, type Shown } from './model.ts'
import type { params } from './params.ts'

/** What became of a payment, and the way on. */
export function View({ params: { id } }: { params: ParamValues<typeof params> }): ReactNode {
  useSignals()
  const model = useModel(() => createPaymentStatus(id || (readLastPart() ?? '')))
  const place = useFocusInPlace<HTMLDivElement>()
  const isKnown = model.payment.value !== null
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="ostrov-payment-status"
      aria-busy={(!isKnown && !model.failure.value) || undefined}
    >
      {isKnown ? <Told model={model} /> : <Untold model={model} />}
    </div>
  )
}

function Untold({ model }: { model: PaymentModel }): ReactNode {
  useSignals()
  const failure = model.failure.value
  if (!failure)
    return (
      <>
        <p className="ostrov-hidden">{words('loading')}</p>
        <span className="ostrov-skeleton" aria-hidden="true" />
      </>
    )
  return failure.failure.kind === 'not-found' ? (
    <Note kind="error">
      <KeyedText value={t('notFound')} />
    </Note>
  ) : (
    <FailureNote failure={failure} lead={t('notRead')} onRetry={model.check} isBusy={model.isPending.value} />
  )
}

function Told({ model }: { model: PaymentModel }): ReactNode {
  useSignals()
  const payment = model.payment.value
  const shown = model.shown.value
  if (!payment || !shown) return null
  const isWaiting = shown === 'in-progress'
  return (
    <section className="ostrov-payment-card" data-shown={shown}>
      <Note kind={KINDS[shown]}>
        <KeyedText as="h2" value={t(`${shown}.title`)} />
        <KeyedText as="p" value={readReason(shown, payment.message)} />
      </Note>
      {isWaiting && <span className="ostrov-payment-wait" aria-hidden="true" />}
      <dl className="ostrov-payment-facts">
        <div>
          <dt>{t('order', { number: payment.order_number })}</dt>
          <dd>
            <span className="ostrov-hidden">{t('sum')}</span>
            <KeyedText as="strong" value={formatMoney(payment.total, getMarket())} />
          </dd>
        </div>
      </dl>
      {!model.isOnline.value && <Note kind="warning">{t('offline')}</Note>}
      {model.payFailure.value && <FailureNote failure={model.payFailure.value} />}
      <Actions model={model} shown={shown} orderUrl={toSafePath(payment.order_url)} />
    </section>
  )
}

const KINDS = {
  paid: 'success',
  created: 'info',
  'in-progress': 'info',
  unknown: 'warning',
  failed: 'error',
  cancelled: 'warning',
} as const

/** The bank's reason where it is told, else ours. */
const readReason = (shown: Shown, message: string | null): string =>
  (shown === 'failed' ? message : null) ?? t(`${shown}.text`)

function Actions({
  model,
  shown,
  orderUrl,
}: {
  model: PaymentModel
  shown: Shown
  orderUrl: string | null
}): ReactNode {
  useSignals()
  const isPayable = shown === 'created' || shown === 'failed' || shown === 'cancelled'
  const isAgain = shown !== 'created'
  return (
    <div className="ostrov-payment-actions">
      {isPayable && (
        <Button
          label={t(isAgain ? 'payAgain' : 'payByCard')}
          isBusy={model.isPaying.value}
          onPress={() => void model.payByCard()}
        />
      )}
      {shown === 'unknown' && (
        <Button kind="secondary" label={t('check')} isBusy={model.isPending.value} onPress={model.check} />
      )}
      {orderUrl && (
        <a className="ostrov-button" data-kind={shown === 'paid' ? 'primary' : 'secondary'} href={orderUrl}>
          <KeyedText value={t(isPayable ? 'otherWays' : 'toOrder')} />
        </a>
      )}
    </div>
  )
}
