import { defineMessages } from '#core/intl/define-messages.ts'

export const messages = defineMessages({
  cs: {
    'component.label': 'Platba přes Apple Pay',
    'component.help': 'Tlačítko, kterým zákazník zaplatí čekající objednávku přes Apple Pay.',
    'params.order.label': 'Objednávka',
    'params.order.help': 'Kód objednávky. Bez něj se použije poslední část adresy stránky.',
  },
  ro: {
    'component.label': 'Plata prin Apple Pay',
    'component.help': 'Butonul prin care se plătește o comandă prin Apple Pay.',
    'params.order.label': 'Comanda',
    'params.order.help': 'Codul comenzii. Fără el se folosește ultima parte a adresei paginii.',
  },
  en: {
    'component.label': 'Payment by Apple Pay',
    'component.help': 'The button by which a waiting order is paid with Apple Pay.',
    'params.order.label': 'Order',
    'params.order.help': 'Code of the order. Without it, the last part of the page’s address is used.',
  },
})
