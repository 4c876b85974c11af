import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const payMessages = defineMessages({
  cs: {
    instalments: 'Zaplatit na splátky',
    instalmentsOf: 'Zaplatit na splátky: {name}',
    chosen: 'Na splátky: {months} × {price}, {where}.',
    choose: 'Vybrat tyto splátky',
    atOnce: 'Zaplatit najednou',
    'on-store': 'sjednáte v prodejně',
    online: 'sjednáte online',
  },
  ro: {
    instalments: 'Plătiți în rate',
    instalmentsOf: 'Plătiți în rate: {name}',
    chosen: 'În rate: {months} × {price}, {where}.',
    choose: 'Alegeți aceste rate',
    atOnce: 'Plătiți integral',
    'on-store': 'contractul se încheie în magazin',
    online: 'contractul se încheie online',
  },
  en: {
    instalments: 'Pay in instalments',
    instalmentsOf: 'Pay in instalments: {name}',
    chosen: 'In instalments: {months} × {price}, {where}.',
    choose: 'Choose these instalments',
    atOnce: 'Pay at once',
    'on-store': 'arranged in a store',
    online: 'arranged online',
  },
})

export const t = createTranslate(payMessages)
