import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** What of a cart is not in it any more. */
const missingGoodsMessages = defineMessages({
  cs: {
    removed: 'Odebráno: {name}.',
    undo: 'Vrátit do košíku',
    gone: '{name}: v košíku už není.',
    goneAll:
      'Košík je teď prázdný: jeho platnost skončila, nebo ho vyprázdnilo jiné okno. Vložte zboží prosím znovu.',
  },
  ro: {
    removed: 'Eliminat: {name}.',
    undo: 'Puneți înapoi în coș',
    gone: '{name}: nu mai este în coș.',
    goneAll:
      'Coșul este acum gol: sesiunea s-a încheiat sau a fost golit în altă fereastră. Vă rugăm să adăugați din nou produsele.',
  },
  en: {
    removed: 'Removed: {name}.',
    undo: 'Put it back',
    gone: '{name}: no longer in the cart.',
    goneAll:
      'The cart is empty now: its session ended, or another window emptied it. Please add the goods again.',
  },
})

export const t = createTranslate(missingGoodsMessages)
