import { type MarketCode, ORDER_STATES } from '../contract.ts'
import { defineTexts } from '../site/site.ts'
import { isPaidOnDelivery } from './payment-kinds.ts'

export type OrderState = (typeof ORDER_STATES)[number]

export const isOrderState = (text: string): text is OrderState => ORDER_STATES.some(state => state === text)

/** Where an order may go from each of its states. What was cancelled or has come back stays so. */
const WAYS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  new: ['waiting-for-payment', 'in-progress', 'cancelled'],
  'waiting-for-payment': ['in-progress', 'cancelled'],
  'in-progress': ['ready-for-pickup', 'sent', 'cancelled'],
  'ready-for-pickup': ['delivered', 'cancelled'],
  sent: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
}

/** A parcel is sent, and what waits in a shop is ready there. */
export const listNextStates = (order: { state: string; typeDeliveryCode: string }): readonly OrderState[] => {
  const { state } = order
  const other = leavesTo(order) === 'sent' ? 'ready-for-pickup' : 'sent'
  return isOrderState(state) ? WAYS[state].filter(to => to !== other) : []
}

/** Where an order goes once it is packed. */
export const leavesTo = ({ typeDeliveryCode }: { typeDeliveryCode: string }): OrderState =>
  typeDeliveryCode === 'store' ? 'ready-for-pickup' : 'sent'

/** What staff usually do next, as the order is paid and delivered; `paid` where money is awaited first. */
export function findUsualStep(order: {
  state: string
  isPaid: boolean
  typePayment: string
  typeDeliveryCode: string
}): OrderState | 'paid' | undefined {
  const { state, isPaid, typePayment } = order
  if (CANCELLABLE.includes(state)) return isPaid || isPaidOnDelivery(typePayment) ? 'in-progress' : 'paid'
  if (state === 'in-progress') return leavesTo(order)
  return state === 'ready-for-pickup' || state === 'sent' ? 'delivered' : undefined
}

/** As long as nobody has begun to prepare it, a customer cancels an order without asking. */
export const CANCELLABLE: readonly string[] = ['new', 'waiting-for-payment'] satisfies OrderState[]

export const STATE_TEXTS = defineTexts<Readonly<Record<OrderState, string>>>({
  cz: {
    new: 'Přijato',
    'waiting-for-payment': 'Čeká na platbu',
    'in-progress': 'Připravuje se',
    'ready-for-pickup': 'Připraveno k vyzvednutí',
    sent: 'Na cestě',
    delivered: 'Doručeno',
    cancelled: 'Zrušeno',
    returned: 'Vráceno',
  },
  ro: {
    new: 'Înregistrată',
    'waiting-for-payment': 'În așteptarea plății',
    'in-progress': 'În pregătire',
    'ready-for-pickup': 'Gata de ridicare',
    sent: 'Pe drum',
    delivered: 'Livrată',
    cancelled: 'Anulată',
    returned: 'Returnată',
  },
})

export const nameOrderState = (market: MarketCode, state: string): string =>
  isOrderState(state) ? STATE_TEXTS[market][state] : state

const ENGLISH: Readonly<Record<OrderState, string>> = {
  new: 'Received',
  'waiting-for-payment': 'Waiting for payment',
  'in-progress': 'Being prepared',
  'ready-for-pickup': 'Ready for pick-up',
  sent: 'Sent',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
}

/** For testers, whose pages are in English. */
export const sayOrderState = (state: string): string => (isOrderState(state) ? ENGLISH[state] : state)
