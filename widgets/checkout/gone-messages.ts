import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** Words for who fills in an order whose cart was emptied meanwhile. */
const messages = defineMessages({
  cs: {
    signedOut:
      'Přihlášení mezitím skončilo, a s ním tu zmizel i košík. Přihlaste se prosím v nové kartě: košík i všechny vyplněné údaje tu pak najdete.',
    emptied:
      'Košík je teď prázdný: zboží bylo objednáno nebo odebráno v jiném okně, nebo platnost košíku skončila. Vyplněné údaje tu zůstanou, dokud stránku nezavřete.',
    again: 'Načíst košík znovu',
  },
  ro: {
    signedOut:
      'Sesiunea dumneavoastră s-a încheiat între timp, iar coșul nu mai este aici. Autentificați-vă într-o filă nouă: veți regăsi coșul și toate datele completate.',
    emptied:
      'Coșul este acum gol: produsele au fost comandate sau scoase într-o altă fereastră ori sesiunea s-a încheiat. Datele completate rămân aici până când închideți pagina.',
    again: 'Reîncărcați coșul',
  },
  en: {
    signedOut:
      'Your session has ended meanwhile, and the cart went with it. Please sign in in a new tab: you will find the cart and all you have filled in here again.',
    emptied:
      'The cart is empty now: the goods were ordered or removed in another window, or the session of the cart ended. What you have filled in stays here until you close the page.',
    again: 'Load the cart again',
  },
})

export const g = createTranslate(messages)
