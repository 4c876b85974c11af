import { defineMessages } from '#core/intl/define-messages.ts'

export const staffMessages = defineMessages({
  cs: {
    anonymous: 'Tato stránka je jen pro přihlášenou obsluhu.',
    deleted: 'Tuto položku mezitím někdo smazal, změnit už ji nejde.',
  },
  ro: {
    anonymous: 'Această pagină este doar pentru personalul autentificat.',
    deleted: 'Altcineva a șters între timp acest element; nu mai poate fi modificat.',
  },
  en: {
    anonymous: 'This page is only for staff who are signed in.',
    deleted: 'Somebody has deleted this item meanwhile; it can no longer be changed.',
  },
})
