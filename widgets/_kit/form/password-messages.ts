import { defineMessages } from '#core/intl/define-messages.ts'

export const passwordMessages = defineMessages({
  cs: { show: 'Zobrazit heslo', hide: 'Skrýt heslo' },
  ro: { show: 'Afișați parola', hide: 'Ascundeți parola' },
  en: { show: 'Show password', hide: 'Hide password' },
})
