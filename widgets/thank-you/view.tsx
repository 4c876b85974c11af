import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Order } from '#core/api/orders/orders.ts'
import type { FailureError } from '#core/http/failure.ts'
import { showPrice } from '#core/intl/format-money.ts'
import { showDate } from '#core/intl/show-date.ts'
import { words } from '#core/intl/words.ts'
import { isCollected } from '#core/orders/is-collected.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { isSafeLink } from '#core/safe-link.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { PrintButton } from '#kit/feedback/print-button.tsx'
import { SkeletonCards } from '#kit/feedback/skeleton.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { t } from './messages.ts'
import { createThankYou } from './model.ts'
import type { params } from './params.ts'
import { Payment } from './payment.tsx'

/** An order was made: its number, and what is next. */
export function View({ params: given }: { params: ParamValues<typeof params> }): ReactNode {
  useSignals()
  const { order, failure, isPending, reload, survey, allowSurvey } = useModel(() =>
    createThankYou(given.order, given.reviewsMerchant),
  )
  const made = order.value
  const isWaiting = !made && !failure.value
  const page = isSafeLink(given.orderUrl) ? `${given.orderUrl}${encodeURIComponent(given.order)}/` : ''
  return (
    <div className="ostrov-thank-you" aria-busy={isWaiting || undefined}>
      {isWaiting && <p className="ostrov-hidden">{words('loading')}</p>}
      {isWaiting && <SkeletonCards count={3} layout="rows" />}
      {made && <Made order={made} page={page} />}
      {!made && failure.value && <Failed failure={failure.value} isBusy={isPending.value} onRetry={reload} />}
      {!isWaiting && <Ways order={made} page={page} goodsUrl={given.goodsUrl} />}
      {survey.value !== 'none' && <Survey isAllowed={survey.value === 'allowed'} onAllow={allowSurvey} />}
    </div>
  )
}

/** Nobody is told that an order was made which the server does not know. */
const Failed = (failed: { failure: FailureError; isBusy: boolean; onRetry: () => void }): ReactNode =>
  failed.failure.failure.kind === 'not-found' ? (
    <Note kind="error">
      <KeyedText value={t('unknown')} />
    </Note>
  ) : (
    <FailureNote {...failed} lead={t('failed')} />
  )

function Made({ order, page }: { order: Order; page: string }): ReactNode {
  const { number, state, total, delivery, payment, items } = order
  const place = isCollected(delivery.kind) ? delivery.kind : null
  const tasks = items.filter(({ note }) => note)
  if (state === 'cancelled') return <KeyedText as="p" value={t('cancelled', { number })} />
  return (
    <>
      <div className="ostrov-thank-you-head">
        <KeyedText as="h2" value={t('received', { number })} />
        <p>{t('mailed')}</p>
        <KeyedText
          as="p"
          className="ostrov-thank-you-total"
          value={t('total', { total: showPrice(total) })}
        />
      </div>
      <section className="ostrov-thank-you-part">
        <h3>{t('next')}</h3>
        <Payment
          payment={payment}
          total={total}
          page={page}
          isCollected={place !== null}
          hasMore={tasks.length > 0}
        />
        {tasks.map(({ id, name, note, url }) => (
          <div key={id}>
            <h4>{url && isSafeLink(url) ? <a href={url}>{name}</a> : name}</h4>
            <KeyedText as="p" value={note ?? ''} />
          </div>
        ))}
      </section>
      <section className="ostrov-thank-you-part">
        <KeyedText as="h3" value={t('delivery', { name: delivery.name })} />
        <address>
          {delivery.address.map(line => (
            <KeyedText key={line} value={line} />
          ))}
        </address>
        {/* Nobody knows when a transfer comes. */}
        {delivery.expected_date && (payment.is_paid || !payment.account) && (
          <KeyedText
            as="p"
            value={t(place ? 'expectedThere' : 'expected', { date: showDate(delivery.expected_date) })}
          />
        )}
        {place && <KeyedText as="p" value={t(`collect.${place}`)} />}
      </section>
    </>
  )
}

/** Whether Google may ask how it went: asked here, so that its dialog covers no page of anybody who did not want it. */
const Survey = ({ isAllowed, onAllow }: { isAllowed: boolean; onAllow: () => void }): ReactNode => (
  <section className="ostrov-thank-you-part ostrov-thank-you-survey">
    <h3>{t('survey')}</h3>
    <div role="status">
      <KeyedText as="p" value={t(isAllowed ? 'surveyAllowed' : 'surveyAsk')} />
    </div>
    {!isAllowed && <Button kind="secondary" label={t('surveyYes')} onPress={onAllow} />}
  </section>
)

/** The ways on; what is open to be paid has a button of its own above, which none of them outshines. */
const Ways = ({
  order,
  page,
  goodsUrl,
}: {
  order: Order | null
  page: string
  goodsUrl: string
}): ReactNode => (
  <div className="ostrov-thank-you-ways">
    {page && (
      <a className="ostrov-button" data-kind={order?.payment.can_pay ? 'secondary' : undefined} href={page}>
        {t('toOrder')}
      </a>
    )}
    {goodsUrl && isSafeLink(goodsUrl) && (
      <a className="ostrov-button" data-kind="quiet" href={goodsUrl}>
        {t('toGoods')}
      </a>
    )}
    {order && <PrintButton kind="quiet" />}
  </div>
)
