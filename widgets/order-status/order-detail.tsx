import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode, Ref } from 'react'
import type { Order } from '#core/api/orders/orders.ts'
import { showMoment } from '#core/intl/show-moment.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { OrderState } from '#kit/order/order-state.tsx'
import { Actions } from './actions.tsx'
import { Documents } from './documents.tsx'
import { Customer, Delivery, Payment } from './facts.tsx'
import { Items } from './items.tsx'
import { t } from './messages.ts'
import type { OrderStatusModel } from './model.ts'
import { Progress } from './progress.tsx'

/** Everything that a customer wants to know of an order, what comes next before all else. */
export function OrderDetail({
  model,
  order,
  hotline,
  titleRef,
}: {
  model: OrderStatusModel
  order: Order
  hotline: string
  titleRef: Ref<HTMLHeadingElement>
}): ReactNode {
  useSignals()
  const failure = model.failure.value
  return (
    <div className="ostrov-order">
      {/* What is shown is what was known before. */}
      {failure && (
        <FailureNote
          failure={failure}
          lead={t('failed')}
          isBusy={model.isPending.value}
          onRetry={model.reread}
        />
      )}
      <section className="ostrov-order-head">
        <div>
          <h2 ref={titleRef} tabIndex={-1}>
            <KeyedText value={t('number', { number: order.number })} />
          </h2>
          <KeyedText
            as="p"
            className="ostrov-muted"
            value={t('madeAt', { time: showMoment(order.created_at) })}
          />
        </div>
        <OrderState state={order.state} kind={order.delivery.kind} />
        <Actions model={model} order={order} hotline={hotline} />
      </section>
      <Progress order={order} />
      <div className="ostrov-order-facts">
        <Delivery order={order} />
        <Payment order={order} />
        <Customer order={order} />
        <Documents order={order} />
      </div>
      {order.items.length > 0 ? <Items order={order} /> : <NoItems hotline={hotline} />}
    </div>
  )
}

const NoItems = ({ hotline }: { hotline: string }): ReactNode => (
  <Note kind="error">
    <KeyedText value={t('noItems')} />
    {hotline && <KeyedText as="p" value={t('hotline', { hotline })} />}
  </Note>
)
