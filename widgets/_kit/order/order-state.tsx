import type { ReactNode } from 'react'
import type { OrderState as State } from '#core/api/orders/orders.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { isCollected } from '#core/orders/is-collected.ts'
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

/** A state as a label that stands out; said in words, with a colour beside them. */
export const StateLabel = ({
  tone,
  text,
}: {
  /** Its colour: something is awaited, is well, or is over. */
  tone: 'waiting' | 'good' | 'ended'
  /** The state in words. */
  text: string
}): ReactNode => (
  <span className="ostrov-order-state" data-tone={tone}>
    <KeyedText value={text} />
  </span>
)

/** What is collected at a store or a dispensing place was not delivered to anybody. */
export const nameState = (state: State | 'paid', kind?: string | null): string =>
  tOrder(state === 'delivered' && isCollected(kind) ? 'collected' : state)

/** `kind` is that of its delivery. */
export const OrderState = ({ state, kind }: { state: State; kind?: string | null }): ReactNode => (
  <StateLabel tone={TONES[state]} text={nameState(state, kind)} />
)

/** Of what came back the money went back, too; nobody pays what is cancelled. */
export function PaidState({
  isPaid,
  isOnDelivery,
  state,
}: {
  isPaid: boolean
  /** Nothing is owed before it is handed over. */
  isOnDelivery: boolean | null
  state: State
}): ReactNode {
  if (!isPaid && state === 'cancelled') return null
  if (!isPaid && isOnDelivery) return <StateLabel tone="ended" text={tOrder('onDelivery')} />
  const text = !isPaid ? 'notPaid' : state === 'returned' ? 'paidBack' : 'paid'
  return <StateLabel tone={isPaid ? 'good' : 'waiting'} text={tOrder(text)} />
}
