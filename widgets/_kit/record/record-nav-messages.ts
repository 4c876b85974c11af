import { defineMessages } from '#core/intl/define-messages.ts'

/** Of the way between a list and its records. */
export const recordNavMessages = defineMessages({
  cs: {
    previous: 'Předchozí',
    next: 'Další',
    position: '{position} {count, plural, few {ze #} other {z #}} na stránce seznamu',
    list: 'Zpět na seznam',
    neighbours: 'Další ze seznamu',
  },
  ro: {
    previous: 'Anterioara',
    next: 'Următoarea',
    position: '{position} din {count} pe pagina listei',
    list: 'Înapoi la listă',
    neighbours: 'Altele din listă',
  },
  en: {
    previous: 'Previous',
    next: 'Next',
    position: '{position} of {count} on the page of the list',
    list: 'Back to the list',
    neighbours: 'Records of the list',
  },
})
