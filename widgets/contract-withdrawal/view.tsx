import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { Order } from '#core/api/orders/orders.ts'
import { showDate } from '#core/intl/show-date.ts'
import { words } from '#core/intl/words.ts'
import type { Island } from '#core/widget.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useModel } from '#kit/react/use-model.ts'
import { Done } from './done.tsx'
import { t } from './messages.ts'
import { takeWithdrawal, type WithdrawalModel } from './model.ts'
import type { params } from './params.ts'
import { sayReturnDay } from './say-return-day.ts'
import { WithdrawalFields } from './withdrawal-fields.tsx'

type OwnIsland = Island<typeof params>

/** The way out of a contract that was made from afar. */
export function View({ params: given }: OwnIsland): ReactNode {
  useSignals()
  const model = useModel(() => takeWithdrawal(given.id))
  const place = useFocusInPlace<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1} className="ostrov-withdrawal">
      {model.isValid ? <Stage model={model} params={given} /> : <Trouble text={t('invalid')} />}
    </div>
  )
}

function Stage({ model, params: given }: { model: WithdrawalModel; params: OwnIsland['params'] }): ReactNode {
  useSignals()
  const order = model.order.value
  const outcome = model.outcome.value
  const form = model.form.value
  const failure = model.failure.value
  if (outcome) return <Done outcome={outcome} order={order?.id ?? given.id} params={given} />
  if (order)
    return (
      <>
        {form && <Head order={order} />}
        <Made order={order} address={given.returnAddress} />
        {form ? <WithdrawalFields form={form} /> : <Trouble text={t('closed')} />}
      </>
    )
  if (failure?.failure.kind === 'not-found') return <Trouble text={t('notFound')} />
  if (failure)
    return (
      <FailureNote
        failure={failure}
        lead={t('notLoaded')}
        isBusy={model.isPending.value}
        onRetry={model.reread}
      />
    )
  return (
    <div aria-busy="true">
      <p className="ostrov-hidden">{words('loading')}</p>
      <span className="ostrov-skeleton" aria-hidden="true" />
    </div>
  )
}

const Trouble = ({ text }: { text: string }): ReactNode => (
  <Note kind="error">
    <KeyedText value={text} />
  </Note>
)

/** Where and by when the goods of earlier withdrawals go. */
const Made = ({ order: { withdrawals }, address }: { order: Order; address: string }): ReactNode =>
  withdrawals?.map(({ number, created_at: at }) => {
    const day = sayReturnDay(Date.parse(at))
    return (
      day && (
        <Note key={number} kind="info">
          <KeyedText as="strong" value={t('done', { number })} />
          <KeyedText as="p" value={t('sendBy', { day })} />
          {address && <KeyedText as="p" value={t('sendTo', { address })} />}
        </Note>
      )
    )
  })

const Head = ({ order: { number, withdraw_until: until } }: { order: Order }): ReactNode => (
  <div>
    <h2>
      <KeyedText value={t('order', { number })} />
    </h2>
    {until !== null && (
      <KeyedText as="p" className="ostrov-muted" value={t('until', { date: showDate(until) })} />
    )}
  </div>
)
