import { defineMessages } from './define-messages.ts'

/** Words that all widgets share. */
export const wordMessages = defineMessages({
  cs: {
    retry: 'Zkusit znovu',
    close: 'Zavřít',
    cancel: 'Zrušit',
    loading: 'Načítá se…',
    send: 'Odeslat',
    signIn: 'Přihlásit se',
    change: 'Změnit',
    yes: 'Ano',
    no: 'Ne',
    checkFields: 'Opravte prosím {count, plural, one {# údaj} few {# údaje} other {# údajů}}',
    optional: 'nepovinné',
  },
  ro: {
    retry: 'Încearcă din nou',
    close: 'Închide',
    cancel: 'Anulează',
    loading: 'Se încarcă…',
    send: 'Trimite',
    signIn: 'Autentificare',
    change: 'Schimbă',
    yes: 'Da',
    no: 'Nu',
    checkFields: 'Vă rugăm să corectați {count, plural, one {o dată} few {# date} other {# de date}}',
    optional: 'opțional',
  },
  en: {
    retry: 'Try again',
    close: 'Close',
    cancel: 'Cancel',
    loading: 'Loading…',
    send: 'Send',
    signIn: 'Sign in',
    change: 'Change',
    yes: 'Yes',
    no: 'No',
    checkFields: 'Please correct {count, plural, one {# entry} other {# entries}}',
    optional: 'optional',
  },
})
