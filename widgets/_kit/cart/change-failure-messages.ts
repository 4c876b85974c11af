import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** What is said of a change of the cart that the shop did not take, or may not have. */
const changeFailureMessages = defineMessages({
  cs: {
    notChanged: 'Změnu se nepodařilo uložit: {name}.',
    notKnown: '{name}: nevíme, jestli se změna uložila. Zkuste to prosím znovu, nic se neprovede dvakrát.',
  },
  ro: {
    notChanged: 'Modificarea nu a putut fi salvată: {name}.',
    notKnown:
      '{name}: nu știm dacă modificarea a fost salvată. Vă rugăm să încercați din nou; nimic nu se face de două ori.',
  },
  en: {
    notChanged: 'The change of {name} was not made.',
    notKnown: '{name}: we do not know whether the change was made. Please try again; nothing is done twice.',
  },
})

export const t = createTranslate(changeFailureMessages)
