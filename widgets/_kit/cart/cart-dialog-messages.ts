import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** Words of the cart that is changed over an order. */
const cartDialogMessages = defineMessages({
  cs: {
    heading: 'Úprava košíku',
    back: 'Zpět k objednávce',
    empty: 'Košík je teď prázdný. Co jste v objednávce vyplnili, zůstává.',
    total: 'Zboží celkem',
  },
  ro: {
    heading: 'Modificarea coșului',
    back: 'Înapoi la comandă',
    empty: 'Coșul este acum gol. Ce ați completat în comandă rămâne.',
    total: 'Total produse',
  },
  en: {
    heading: 'Change of the cart',
    back: 'Back to the order',
    empty: 'The cart is empty now. What you filled in of the order stays.',
    total: 'Goods in total',
  },
})

export const t = createTranslate(cartDialogMessages)
