import type { ReactNode } from 'react'
import type { Order } from '#core/api/orders/orders.ts'
import { showMoment } from '#core/intl/show-moment.ts'
import { planTimeline } from '#core/orders/timeline.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { nameState } from '#kit/order/order-state.tsx'
import { t } from './messages.ts'
import { Section } from './section.tsx'

/** What happened to the order, where it is now, and what is still to come. */
export const Progress = ({ order }: { order: Order }): ReactNode => (
  <Section title={t('progress')} name="progress">
    <ol className="ostrov-order-steps">
      {planTimeline(order).map(({ state, at, isCurrent }) => (
        <li
          key={`${state} ${at}`}
          data-step={at === null && !isCurrent ? 'ahead' : 'done'}
          aria-current={isCurrent ? 'step' : undefined}
        >
          <KeyedText as={isCurrent ? 'strong' : 'span'} value={nameState(state, order.delivery.kind)} />
          {at !== null && <KeyedText className="ostrov-muted" value={showMoment(at)} />}
          {at === null && !isCurrent && <span className="ostrov-hidden">{`(${t('toCome')})`}</span>}
        </li>
      ))}
    </ol>
  </Section>
)
