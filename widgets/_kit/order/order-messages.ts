import type { OrderState } from '#core/api/orders/orders.ts'
import { defineMessages } from '#core/intl/define-messages.ts'

/** How it is with an order, for its customer. */
export const orderMessages = defineMessages<
  OrderState | 'collected' | 'paid' | 'notPaid' | 'onDelivery' | 'paidBack'
>({
  cs: {
    new: 'Přijato',
    'waiting-for-payment': 'Čeká na platbu',
    'in-progress': 'Připravuje se',
    'ready-for-pickup': 'Připraveno k vyzvednutí',
    sent: 'Na cestě',
    delivered: 'Doručeno',
    collected: 'Vyzvednuto',
    cancelled: 'Zrušeno',
    returned: 'Vráceno',
    paid: 'Zaplaceno',
    notPaid: 'Nezaplaceno',
    onDelivery: 'Zaplatíte při převzetí',
    paidBack: 'Peníze vráceny',
  },
  ro: {
    new: 'Înregistrată',
    'waiting-for-payment': 'În așteptarea plății',
    'in-progress': 'În pregătire',
    'ready-for-pickup': 'Gata de ridicare',
    sent: 'Pe drum',
    delivered: 'Livrată',
    collected: 'Ridicată',
    cancelled: 'Anulată',
    returned: 'Returnată',
    paid: 'Plătită',
    notPaid: 'Neplătită',
    onDelivery: 'Ramburs',
    paidBack: 'Bani returnați',
  },
  en: {
    new: 'Received',
    'waiting-for-payment': 'Waiting for payment',
    'in-progress': 'Being prepared',
    'ready-for-pickup': 'Ready for pick-up',
    sent: 'On its way',
    delivered: 'Delivered',
    collected: 'Collected',
    cancelled: 'Cancelled',
    returned: 'Returned',
    paid: 'Paid',
    notPaid: 'Not paid',
    onDelivery: 'Paid on delivery',
    paidBack: 'Money returned',
  },
})
