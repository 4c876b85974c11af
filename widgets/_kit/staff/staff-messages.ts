import { defineMessages } from '#core/intl/define-messages.ts'

export const staffMessages = defineMessages({
  cs: { anonymous: 'Tato stránka je jen pro přihlášenou obsluhu.' },
  ro: { anonymous: 'Această pagină este doar pentru personalul autentificat.' },
  en: { anonymous: 'This page is only for staff who are signed in.' },
})
