import type { ReactNode } from 'react'
import type { OrderState as State } from '#core/api/orders/orders.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { orderMessages } from './order-messages.ts'

export const tOrder = createTranslate(orderMessages)

/** Of which kind of news a state is. */
const TONES: Readonly<Record<State, 'waiting' | 'good' | 'ended'>> = {
  new: 'waiting',
  'waiting-for-payment': 'waiting',
  'in-progress': 'waiting',
  'ready-for-pickup': 'good',
  sent: 'good',
  delivered: 'good',
  cancelled: 'ended',
  returned: 'ended',
}

/** An order's state as a label that stands out. */
export const OrderState = ({ state }: { state: State }): ReactNode => (
  <span className="ostrov-order-state" data-tone={TONES[state]}>
    <KeyedText value={tOrder(state)} />
  </span>
)

/** Whether it is paid; said in words, with a colour beside them. */
export const PaidState = ({ isPaid }: { isPaid: boolean }): ReactNode => (
  <span className="ostrov-order-state" data-tone={isPaid ? 'good' : 'waiting'}>
    <KeyedText value={tOrder(isPaid ? 'paid' : 'notPaid')} />
  </span>
)
