import { defineMessages } from '#core/intl/define-messages.ts'

export const messages = defineMessages({
  cs: {
    'component.label': 'Platba přes Google Pay',
    'component.help': 'Tlačítko, kterým zákazník zaplatí čekající objednávku přes Google Pay.',
    'params.order.label': 'Objednávka',
    'params.order.help': 'Kód objednávky. Bez něj se použije poslední část adresy stránky.',
  },
  ro: {
    'component.label': 'Plata prin Google Pay',
    'component.help': 'Butonul prin care se plătește o comandă prin Google Pay.',
    'params.order.label': 'Comanda',
    'params.order.help': 'Codul comenzii. Fără el se folosește ultima parte a adresei paginii.',
  },
  en: {
    'component.label': 'Payment by Google Pay',
    'component.help': 'The button by which a waiting order is paid with Google Pay.',
    'params.order.label': 'Order',
    'params.order.help': 'Code of the order. Without it, the last part of the page’s address is used.',
  },
})
