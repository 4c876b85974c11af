import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** What is read by who keeps typed data in their account. */
export const profileMessages = defineMessages({
  cs: {
    save: 'Uložit jméno a telefon do mého účtu',
    saved: 'Jméno a telefon jsou uložené ve vašem účtu.',
    notSaved: 'Údaje se do účtu neuložily.',
  },
  ro: {
    save: 'Salvați numele și telefonul în contul dumneavoastră',
    saved: 'Numele și telefonul sunt salvate în contul dumneavoastră.',
    notSaved: 'Datele nu au fost salvate în cont.',
  },
  en: {
    save: 'Save the name and phone number to my account',
    saved: 'The name and phone number are saved to your account.',
    notSaved: 'The data was not saved to your account.',
  },
})

export const p = createTranslate(profileMessages)
