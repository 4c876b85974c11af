import type { OrderState } from '#core/api/orders/orders.ts'
import { defineMessages } from '#core/intl/define-messages.ts'

/** How it is with an order, for its customer. */
export const orderMessages = defineMessages<OrderState | 'paid' | 'notPaid'>({
  cs: {
    new: 'Přijatá',
    'waiting-for-payment': 'Čeká na platbu',
    'in-progress': 'Připravujeme',
    'ready-for-pickup': 'Připravená k vyzvednutí',
    sent: 'Na cestě',
    delivered: 'Doručená',
    cancelled: 'Zrušená',
    returned: 'Vrácená',
    paid: 'Zaplaceno',
    notPaid: 'Nezaplaceno',
  },
  ro: {
    new: 'Primită',
    'waiting-for-payment': 'În așteptarea plății',
    'in-progress': 'În pregătire',
    'ready-for-pickup': 'Gata de ridicare',
    sent: 'Pe drum',
    delivered: 'Livrată',
    cancelled: 'Anulată',
    returned: 'Returnată',
    paid: 'Plătit',
    notPaid: 'Neplătit',
  },
  en: {
    new: 'Received',
    'waiting-for-payment': 'Waiting for payment',
    'in-progress': 'Being prepared',
    'ready-for-pickup': 'Ready for pick-up',
    sent: 'On its way',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    returned: 'Returned',
    paid: 'Paid',
    notPaid: 'Not paid',
  },
})
