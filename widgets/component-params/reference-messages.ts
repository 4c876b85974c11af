import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** Words of the search for goods, orders and the like; they come with it. */
export const referenceMessages = defineMessages({
  cs: {
    findProduct: 'Najít produkt',
    findDiscount: 'Najít slevu',
    findOrder: 'Najít objednávku',
    findCategory: 'Najít kategorii',
    foundNone: 'V nabídce není nic s kódem {code}. Vyberte ze seznamu něco jiného.',
  },
  ro: {
    findProduct: 'Căutați un produs',
    findDiscount: 'Căutați o reducere',
    findOrder: 'Căutați o comandă',
    findCategory: 'Căutați o categorie',
    foundNone: 'În listă nu există nimic cu codul {code}. Alegeți altceva.',
  },
  en: {
    findProduct: 'Find a product',
    findDiscount: 'Find a discount',
    findOrder: 'Find an order',
    findCategory: 'Find a category',
    foundNone: 'There is nothing with the code {code}. Choose something else from the list.',
  },
})

export const tReference = createTranslate(referenceMessages)
