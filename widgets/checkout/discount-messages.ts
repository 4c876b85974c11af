import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** Words of the forms of codes and cards; they come with the forms. */
export const discountMessages = defineMessages({
  cs: {
    code: 'Slevový kód',
    apply: 'Uplatnit',
    promotions: 'Aktuální akce',
    cardNumber: 'Číslo karty',
    cardHolder: 'Jméno na kartě',
    noCode: 'Zadejte slevový kód.',
    badCode: 'Neplatný slevový kód. Zkontrolujte, že je opsaný celý.',
    badCard: 'Slevu na tuto kartu nejde uplatnit. Zkontrolujte číslo a jméno na kartě.',
    discountAdded: 'Sleva je uplatněná.',
  },
  ro: {
    code: 'Cod de reducere',
    apply: 'Aplicați',
    promotions: 'Promoțiile actuale',
    cardNumber: 'Numărul cardului',
    cardHolder: 'Numele de pe card',
    noCode: 'Introduceți codul de reducere.',
    badCode: 'Cod de reducere nevalid. Verificați dacă este scris în întregime.',
    badCard: 'Reducerea pentru acest card nu poate fi aplicată. Verificați numărul și numele de pe card.',
    discountAdded: 'Reducerea este aplicată.',
  },
  en: {
    code: 'Discount code',
    apply: 'Apply',
    promotions: 'Current promotions',
    cardNumber: 'Card number',
    cardHolder: 'Name on the card',
    noCode: 'Enter the discount code.',
    badCode: 'Invalid discount code. Check that it is written in full.',
    badCard: 'No discount can be given for this card. Check its number and the name on it.',
    discountAdded: 'The discount is applied.',
  },
})

export const c = createTranslate(discountMessages)
