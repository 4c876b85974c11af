import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** What every list of the cart says of its lines. */
const lineMessages = defineMessages({
  cs: {
    failed: 'Košík se nepodařilo načíst.',
    quantity: 'Počet kusů: {name}',
    fewer: 'O kus méně: {name}',
    more: 'O kus více: {name}',
    most: '{count, plural, =0 {Skladem už není.} one {Skladem máme jen # kus.} few {Skladem máme jen # kusy.} other {Skladem máme jen # kusů.}}',
    remove: 'Odebrat',
    removeOne: 'Odebrat: {name}',
    price: '{price} za kus',
    from: 'od {price}',
  },
  ro: {
    failed: 'Coșul nu a putut fi încărcat.',
    quantity: 'Număr de bucăți: {name}',
    fewer: 'Cu o bucată mai puțin: {name}',
    more: 'Cu o bucată în plus: {name}',
    most: '{count, plural, =0 {Nu mai este în stoc.} one {Avem în stoc o singură bucată.} few {Avem în stoc doar # bucăți.} other {Avem în stoc doar # de bucăți.}}',
    remove: 'Eliminați',
    removeOne: 'Eliminați: {name}',
    price: '{price}/buc.',
    from: 'de la {price}',
  },
  en: {
    failed: 'The cart could not be loaded.',
    quantity: 'Quantity: {name}',
    fewer: 'One piece less: {name}',
    more: 'One piece more: {name}',
    most: '{count, plural, =0 {It is out of stock.} one {Only # piece is in stock.} other {Only # pieces are in stock.}}',
    remove: 'Remove',
    removeOne: 'Remove: {name}',
    price: '{price} each',
    from: 'from {price}',
  },
})

export const t = createTranslate(lineMessages)
