import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** Words of the search for goods, orders and the like; they come with it. */
export const referenceMessages = defineMessages({
  cs: {
    findProduct: 'Najít produkt',
    findDiscount: 'Najít slevu',
    findOrder: 'Najít objednávku',
    findCategory: 'Najít kategorii',
    leftProduct: 'Vyberte produkt ze seznamu, nebo pole vyprázdněte.',
    leftDiscount: 'Vyberte slevu ze seznamu, nebo pole vyprázdněte.',
    leftOrder: 'Vyberte objednávku ze seznamu, nebo pole vyprázdněte.',
    leftCategory: 'Vyberte kategorii ze seznamu, nebo pole vyprázdněte.',
    foundNone: 'V nabídce není nic s kódem {code}. Vyberte ze seznamu něco jiného.',
  },
  ro: {
    findProduct: 'Căutați un produs',
    findDiscount: 'Căutați o reducere',
    findOrder: 'Căutați o comandă',
    findCategory: 'Căutați o categorie',
    leftProduct: 'Alegeți un produs din listă sau goliți câmpul.',
    leftDiscount: 'Alegeți o reducere din listă sau goliți câmpul.',
    leftOrder: 'Alegeți o comandă din listă sau goliți câmpul.',
    leftCategory: 'Alegeți o categorie din listă sau goliți câmpul.',
    foundNone: 'În listă nu există nimic cu codul {code}. Alegeți altceva.',
  },
  en: {
    findProduct: 'Find a product',
    findDiscount: 'Find a discount',
    findOrder: 'Find an order',
    findCategory: 'Find a category',
    leftProduct: 'Choose a product from the list, or empty the field.',
    leftDiscount: 'Choose a discount from the list, or empty the field.',
    leftOrder: 'Choose an order from the list, or empty the field.',
    leftCategory: 'Choose a category from the list, or empty the field.',
    foundNone: 'There is nothing with the code {code}. Choose something else from the list.',
  },
})

export const tReference = createTranslate(referenceMessages)
